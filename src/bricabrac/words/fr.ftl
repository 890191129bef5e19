### Toutes les phrases destinées aux joueurs, en français. Mêmes noms et mêmes nombres que dans en.ftl.

## Matières et machines

stuff-charcoalium = charbonium
stuff-wood = bois
stuff-copper = cuivre
stuff-crystal = cristal
stuff-wild = joker
amount-charcoalium = { $count ->
    [one] { $count } charbonium
   *[other] { $count } charboniums
}
amount-wood = { $count } bois
amount-copper = { $count ->
    [one] { $count } cuivre
   *[other] { $count } cuivres
}
amount-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
nothing = rien
list-and = { $first } et { $last }

colour-blue = bleue
colour-purple = violette
colour-red = rouge
colour-yellow = jaune

machine-11 = La Castorette
machine-12 = La Taupière
machine-13 = Le Hérissoir
machine-14 = La Phalénette
machine-15 = La Pie-Manège
machine-21 = Le Gobe-Soufflet
machine-22 = La Tricarpe
machine-23 = Le Homardeau
machine-24 = La Tortubalance
machine-25 = La Balénette
machine-31 = Le Ratonneur
machine-32 = La Pieuvrette
machine-33 = Le Vautourbillon
machine-34 = La Guêpoire
machine-41 = Le Héronographe
machine-42 = Le Caméléoscope

effect-harvest-wood = gagner 1 bois par machine du bric-à-brac qui montre du bois
effect-harvest-copper = gagner 1 cuivre par machine du bric-à-brac qui montre du cuivre
effect-harvest-crystal = gagner 1 cristal par machine du bric-à-brac qui montre du cristal
effect-harvest-charcoalium = gagner 1 charbonium par machine du bric-à-brac qui montre du charbonium
effect-harvest-wild = gagner 1 ressource d’une même sorte, au choix, par machine du bric-à-brac qui montre un joker
effect-scrap-from-hand = défausser une machine de la main contre 2 cubes de son coût
effect-scrap-one-of-last-three = défausser l’une des 3 dernières machines contre 1 cube de son coût
effect-scrap-one-of-last-two = défausser l’une des 2 dernières machines contre 1 cube de son coût et 1 charbonium
effect-scrap-last = défausser la dernière machine contre 2 cubes de son coût
effect-exchange = échanger 1 charbonium contre 1 ressource ou l’inverse, jusqu’à 3 fois
effect-steal-charcoalium = voler 1 charbonium et une carte au hasard
effect-steal-resource = voler 1 ressource et une carte au hasard
effect-ransack = l’adversaire ne garde que 2 cartes, au hasard, et rend 2 charboniums
effect-spoil = l’adversaire rend 2 ressources de votre choix
effect-draw-projects = piocher 2 projets et en garder 1 pour soi
effect-copy = copier l’effet d’une autre machine du bric-à-brac

project-10 = une machine de chaque couleur
project-11 = deux machines bleues
project-12 = deux machines violettes
project-13 = deux machines rouges
project-14 = deux machines jaunes
project-20 = deux machines identiques
project-21 = deux machines à 1 point
project-22 = deux machines à 2 points
project-23 = deux machines à 3 points
project-31 = charbonium et bois visibles
project-32 = charbonium et cuivre visibles
project-33 = charbonium et cristal visibles
project-34 = deux charboniums visibles
project-35 = deux bois visibles
project-36 = deux cuivres visibles
project-37 = deux cristaux visibles
project-38 = bois, cuivre et cristal visibles

## Ce qui est demandé

question-action = jouez une machine de votre main, ou réparez-en une du bric-à-brac
question-use = choisissez ce que donne la machine jouée
question-copied = choisissez la machine dont l’effet est copié
question-scrap-from-hand = choisissez la carte à défausser
question-scrap-from-board = choisissez la machine du bric-à-brac à défausser
question-cubes = choisissez les cubes que vous gagnez
question-wild-harvest = choisissez la ressource que vous récoltez
question-exchange = échangez avec la réserve, ou arrêtez
question-stolen-resource = choisissez la ressource que vous volez
question-spoiled = choisissez les ressources que votre adversaire rend
question-kept-project = choisissez le projet que vous gardez
question-projects = validez un projet, ou passez à la suite
question-machines-used = choisissez les machines que les projets utilisent

## Ce qu’on peut choisir

option-play = Jouer { $machine }
option-repair = Réparer { $machine }, emplacement { $space } : payer { $paid }{ $fee ->
    [0] {""}
    [one] {" "}et poser { $fee } charbonium
   *[other] {" "}et poser { $fee } charboniums
}{ $wilds_count ->
    [0] {""}
   *[other] {" "}(les jokers paient { $wilds })
}{ $collected ->
    [0] {""}
    [one] , récupérer { $collected } charbonium
   *[other] , récupérer { $collected } charboniums
}, marquer { $points }
option-pass = Passer
option-use-charcoalium = Gagner { $amount ->
    [one] { $amount } charbonium
   *[other] { $amount } charboniums
}
option-use-production = Produire { $stuff }
option-use-effect = Appliquer l’effet : { $effect }
option-copy = Copier { $machine } : { $effect }
option-scrap-hand = Défausser { $machine } de votre main
option-scrap-board = Défausser { $machine }, emplacement { $space }{ $charcoalium ->
    [0] {""}
    [one] {" "}({ $charcoalium } charbonium retourne à la réserve)
   *[other] {" "}({ $charcoalium } charboniums retournent à la réserve)
}
option-gain-cubes = Gagner { $gained }
option-harvest = Récolter { $stuff } par machine joker
option-exchange = Donner { $given } contre { $gained }
option-stop = Arrêter les échanges
option-steal = Voler { $stuff }
option-spoil = Faire rendre { $lost } à votre adversaire
option-keep = Garder le projet : { $project } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
option-complete = Valider le projet : { $project } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
option-no-more-projects = { $chosen ->
    [0] Ne valider aucun projet
   *[other] Ne plus valider de projet
}
option-set-aside = Utiliser { $machines }

## Pourquoi on ne peut pas

reason-charcoalium-missing = { $machine }, emplacement { $space } : { $after ->
    [one] 1 machine la suit
   *[other] { $after } machines la suivent
}, { $less ->
    [0] votre atelier ne réduit pas ce coût
   *[other] votre atelier en retire { $less }
}, et vous avez { $have ->
    [one] { $have } charbonium
   *[other] { $have } charboniums
}
reason-cubes-missing = { $machine }, emplacement { $space }, coûte { $cost } : vous avez { $have }, { $less_count ->
    [0] votre atelier ne retire rien
   *[other] votre atelier retire { $less }
}{ $wilds ->
    [0] {""}
    [one] {" "}et 1 cube au choix
   *[other] {" "}et { $wilds } cubes au choix
} ; sans jokers, il manque { $missing }
reason-empty-hand = votre main est vide
reason-no-card-to-scrap = pas d’effet : vous n’avez aucune carte à défausser
reason-no-earlier-machine = pas d’effet : aucune machine ne la précède dans le bric-à-brac
reason-no-exchange = pas d’effet : aucun échange ne vous rapporterait quoi que ce soit
reason-no-project-left = pas d’effet : la pile des projets est vide
reason-nothing-to-copy = pas d’effet : aucune autre machine n’a d’effet applicable
reason-copy-of-copy = { $machine } ne peut pas être copié : il ne fait que copier
reason-out-of-reach = { $machine } est trop loin : seules les { $reach } dernières machines peuvent être défaussées
reason-not-printed = { $machine } : son coût ne comporte pas ce cube ({ $stuff })
reason-nothing-to-give = vous n’avez pas { $given } à donner
reason-nothing-to-gain = ni la réserve ni votre adversaire n’ont { $gained } à donner
reason-opponent-has-none = votre adversaire n’a pas { $stuff }
reason-newest-not-used = { $project } : votre atelier remplit la condition, mais sans la machine que vous venez de réparer
reason-requirement-not-met = { $project } : votre atelier ne remplit pas la condition

## Ce qui s’est passé

event-play = { $player } joue { $machine }.
event-pass = { $player } ne peut rien faire et passe.
event-repair = { $player } répare { $machine } pour { $paid } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-collect = { $player } récupère { $amount ->
    [one] { $amount } charbonium posé dessus
   *[other] { $amount } charboniums posés dessus
}.
event-use-effect = { $player } applique son effet.
event-copy = { $player } copie { $machine }.
event-scrap-hand = { $player } défausse { $machine } de sa main.
event-scrap-board = { $player } défausse { $machine } du bric-à-brac{ $charcoalium ->
    [0] {""}
    [one] {" "}; { $charcoalium } charbonium retourne à la réserve
   *[other] {" "}; { $charcoalium } charboniums retournent à la réserve
}.
event-exchange = { $player } donne { $given } contre { $gained }{ $from_opponent ->
    [yes] {" "}pris chez { $opponent }, la réserve n’en ayant plus
   *[no] {""}
}.
event-gain = { $player } gagne { $gained }{ $from_opponent_count ->
    [0] {""}
   *[other] , dont { $from_opponent } pris chez { $opponent }, la réserve étant épuisée
}.
event-gain-nothing = { $player } ne gagne rien : il n’en reste plus.
event-ransack = { $player } pille { $opponent }, qui défausse { $discarded } et rend { $lost }.
event-spoil = { $player } sabote { $opponent }, qui rend { $lost }.
event-steal = { $player } vole { $stolen } à { $opponent }.
event-steal-card = { $player } vole une carte à { $opponent }.
event-steal-card-known = { $player } vole une carte à { $opponent } : { $machine }.
event-steal-nothing = { $player } ne trouve rien à voler à { $opponent }.
event-complete = { $player } valide le projet « { $project } » et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set-aside = { $player } met de côté { $machines }.
event-workshop-limit = { $player } a un atelier plein et met de côté { $machines }.
event-draw-projects = { $player } pioche { $count ->
    [one] 1 projet
   *[other] { $count } projets
}.
event-draw-projects-known = { $player } pioche { $count ->
    [one] 1 projet
   *[other] { $count } projets
} : { $projects }.
event-keep-project = { $player } garde le projet « { $project } ».
event-box-project = { $player } remet un projet dans la boîte.
event-box-project-known = { $player } remet le projet « { $project } » dans la boîte.
event-draw = { $player } pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
event-draw-known = { $player } pioche { $machines }.
event-sweep = Le bric-à-brac est plein, on défausse { $machines }{ $charcoalium ->
    [0] {""}
    [one] , et { $charcoalium } charbonium retourne à la réserve
   *[other] , et { $charcoalium } charboniums retournent à la réserve
}.
event-last-round = { $reason ->
    [points] { $player } a 20 points ou plus : la fin de la partie est déclenchée.
   *[deck] { $player } ne peut pas compléter sa main à 5 cartes : la fin de la partie est déclenchée.
}
event-over = La partie est terminée.
event-turn = À { $player } de jouer.

## Résultats

result-points = { $winner } gagne, { $scores }.
result-charcoalium = { $winner } gagne : à égalité de points ({ $scores }), le charbonium départage.
result-resources = { $winner } gagne : à égalité de points ({ $scores }) et de charbonium, les ressources départagent.
result-resignation = { $winner } gagne : l’adversaire a abandonné.
result-shared = { $players } partagent la victoire : points, charbonium et ressources sont à égalité.

## Ce qui est refusé

refusal-game-over = la partie est terminée
refusal-stale-choice = ce choix était destiné à un autre moment (choix { $meant }, on en est au { $now })
refusal-not-your-decision = ce n’est pas à vous de décider maintenant
refusal-no-such-seat = il n’y a pas de place { $seat }
refusal-undo-nothing = il n’y a rien à annuler
refusal-undo-not-yours = le dernier choix n’était pas le vôtre : l’annuler demande l’accord de tous
refusal-undo-revealed = votre dernier choix a révélé quelque chose : l’annuler demande l’accord de tous
refusal-undo-turn-ended = votre tour est terminé : l’annuler demande l’accord de tous
refusal-undo-after-resignation = après un abandon, rien ne peut être annulé

## Le terminal

table-turn = Tour { $turn }
table-last-round = dernière manche
table-board = Bric-à-brac
table-projects = Projets
table-reserve = Réserve
table-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-pile = { $tiles ->
    [one] { $tiles } projet dans la pile
   *[other] { $tiles } projets dans la pile
}
table-workshop = Atelier
table-hand = Main
table-hidden = cachée
table-card = carte
table-points = points
table-points-short = pts
table-shows = montre
table-cost = coût
table-lying = dessus
table-your-move = { $player } : { $question }
table-space = emplacement
table-own-projects = projets personnels
table-effect = effet
prompt-choice = Votre choix (un numéro ; h pour l’aide)
prompt-help = Les numéros choisissent. Autres commandes : { $undo } annuler, { $why } ce qu’on ne peut pas choisir et pourquoi, { $log } ce qui s’est passé, { $cards } toutes les machines, { $save } FICHIER enregistrer, { $resign } abandonner, { $quit } quitter (la partie est conservée).
prompt-unknown = « { $typed } » n’est pas un des choix : tapez un numéro de 1 à { $last }, ou h pour l’aide.
prompt-taken-back = Annulé : { $choice }
prompt-consent = { $reason }. Tout le monde est d’accord ? (o/n)
prompt-yes = o
prompt-saved = Enregistré dans { $path }
prompt-not-saved = Impossible d’enregistrer dans { $path } : { $why }
prompt-kept = La partie est conservée : bricabrac play { $game } --continue la reprend.
prompt-resign = Abandonner pour de bon ? (o/n)
prompt-pass-on = Passez l’écran à { $player }, qui appuie sur Entrée.
prompt-continue = Reprise d’une partie de { $first } contre { $second } après { $count ->
    [one] 1 choix
   *[other] { $count } choix
}.
prompt-promise = Les mélanges découlent d’une graine secrète. Son empreinte (SHA-256) : { $promise }
prompt-seed = La graine était { $seed }. Pour vérifier : bricabrac verify { $path }
prompt-nothing-blocked = Rien n’est bloqué : tout ce qu’on peut attendre est possible.
prompt-no-kept-game = Aucune partie à reprendre.
name-player = Joueur
name-first-player = Joueur 1
name-second-player = Joueur 2
name-bot = { $level ->
    [random] Robot (hasard)
   *[greedy] Robot (glouton)
}
replay-moment = Choix { $number } sur { $total }
replay-start = La mise en place
verify-promise = La graine correspond à l’empreinte publiée avant la partie : { $promise }
verify-shuffles = La pioche, la pile des projets, le premier joueur et les cartes au hasard découlent de la graine.
verify-choices = { $count ->
    [one] Le seul choix était permis
   *[other] Les { $count } choix étaient permis
} et mènent aux empreintes et au résultat enregistrés.
verify-start = La partie est partie d’une position d’une autre partie (son empreinte : { $promise }, après le choix { $choices }).
verify-not-over = La partie n’est pas terminée : sa graine est encore secrète, rien ne peut être prouvé.
verify-other-promise = L’empreinte publiée { $published } n’est pas celle de la graine ({ $promise }).
verify-good = Vérifié.
