### Toutes les phrases destinées aux joueurs, en français. Mêmes noms et mêmes variables que dans en.ftl.
### Le nom d’une machine porte son article, et un joueur s’appelle comme il veut : ni l’un ni l’autre ne suit « de ».

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

# Au féminin : il s’agit toujours d’une machine.
colour-blue = bleue
colour-purple = violette
colour-red = rouge
colour-yellow = jaune

# Dans une phrase, et (.card) sur une étiquette.
machine-11 = la Castorette
    .card = La Castorette
machine-12 = la Taupière
    .card = La Taupière
machine-13 = le Hérissoir
    .card = Le Hérissoir
machine-14 = la Phalénette
    .card = La Phalénette
machine-15 = la Pie-Manège
    .card = La Pie-Manège
machine-21 = le Gobe-Soufflet
    .card = Le Gobe-Soufflet
machine-22 = la Tricarpe
    .card = La Tricarpe
machine-23 = le Homardeau
    .card = Le Homardeau
machine-24 = la Tortubalance
    .card = La Tortubalance
machine-25 = la Balénette
    .card = La Balénette
machine-31 = le Ratonneur
    .card = Le Ratonneur
machine-32 = la Pieuvrette
    .card = La Pieuvrette
machine-33 = le Vautourbillon
    .card = Le Vautourbillon
machine-34 = la Guêpoire
    .card = La Guêpoire
machine-41 = le Héronographe
    .card = Le Héronographe
machine-42 = le Caméléoscope
    .card = Le Caméléoscope

effect-harvest-wood = gagner 1 bois par machine à bois du bric-à-brac
effect-harvest-copper = gagner 1 cuivre par machine à cuivre du bric-à-brac
effect-harvest-crystal = gagner 1 cristal par machine à cristal du bric-à-brac
effect-harvest-charcoalium = gagner 1 charbonium par machine à charbonium du bric-à-brac
effect-harvest-wild = nommer une ressource et en gagner 1 par machine à joker du bric-à-brac
effect-scrap-from-hand = défausser une carte de sa main pour 2 cubes de son coût
effect-scrap-one-of-last-three = défausser une des trois dernières machines avant celle-ci pour 1 cube de son coût
effect-scrap-one-of-last-two = défausser une des deux dernières machines avant celle-ci pour 1 cube de son coût et 1 charbonium
effect-scrap-last = défausser la dernière machine avant celle-ci pour 2 cubes de son coût
effect-exchange = échanger 1 charbonium contre 1 ressource ou l’inverse, jusqu’à trois fois
effect-steal-charcoalium = voler 1 charbonium et une carte au hasard
effect-steal-resource = voler 1 ressource et une carte au hasard
effect-ransack = l’adversaire ne garde que 2 cartes, au hasard, et rend 2 charboniums
effect-spoil = faire rendre à l’adversaire 2 ressources au choix
effect-draw-projects = tirer 2 projets et en garder 1
effect-copy = copier l’effet d’une autre machine du bric-à-brac

project-10 = une machine par couleur
project-11 = deux machines bleues
project-12 = deux machines violettes
project-13 = deux machines rouges
project-14 = deux machines jaunes
project-20 = deux machines identiques
project-21 = deux machines à 1 point
project-22 = deux machines à 2 points
project-23 = deux machines à 3 points
project-31 = charbonium et bois
project-32 = charbonium et cuivre
project-33 = charbonium et cristal
project-34 = deux charboniums
project-35 = deux bois
project-36 = deux cuivres
project-37 = deux cristaux
project-38 = bois, cuivre et cristal
project-quoted = « { $project } »

## Ce qui est demandé

question-action = jouez une machine de votre main, ou réparez-en une du bric-à-brac
question-use = choisissez ce que donne la machine jouée
question-copied = choisissez la machine dont l’effet est copié
question-scrap-from-hand = choisissez la carte à défausser
question-scrap-from-board = choisissez la machine du bric-à-brac à défausser
question-cubes = choisissez les cubes que vous gagnez
question-wild-harvest = choisissez la ressource que vous gagnez
question-exchange = échangez avec la réserve, ou arrêtez
question-stolen-resource = choisissez la ressource que vous volez
question-spoiled = choisissez les ressources que rend votre adversaire
question-kept-project = choisissez le projet que vous gardez
question-projects = validez un projet, ou passez à la suite
question-machines-used = choisissez les machines que les projets emploient

## Ce qu’on peut choisir

option-play = Jouer { $machine }
option-repair = Réparer { $machine }, emplacement { $space } : { $paid_count ->
    [0] sans payer de cube
   *[other] payer { $paid }
}{ $wilds_count ->
    [0] {""}
   *[other] {" "}(vos jokers vous épargnent { $wilds })
}{ $fee ->
    [0] {""}
    [one] , déposer { $fee } charbonium
   *[other] , déposer { $fee } charboniums
}{ $collected ->
    [0] {""}
    [one] , récupérer { $collected } charbonium
   *[other] , récupérer { $collected } charboniums
}, marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-pass = Passer
option-use-charcoalium = Gagner { $amount ->
    [one] { $amount } charbonium
   *[other] { $amount } charboniums
}, un par point
option-use-production = Gagner 1 { $stuff_name }, tiré de sa zone de production
option-use-effect = Appliquer son effet : { $effect }
option-copy = Copier { $machine } : { $effect }
option-scrap-hand = Défausser { $machine } de votre main (coût : { $cost })
option-scrap-board = Défausser { $machine }, emplacement { $space } (coût : { $cost }){ $charcoalium ->
    [0] {""}
    [one] {""} ; { $charcoalium } charbonium posé dessus revient à la réserve
   *[other] {""} ; { $charcoalium } charboniums posés dessus reviennent à la réserve
}
option-gain-cubes = Gagner { $gained }
option-harvest = Récolter du { $stuff_name } : { $gained }
option-exchange = Donner { $given } contre { $gained }
option-stop = Arrêter les échanges
option-steal = Voler { $stuff }
option-spoil = Votre adversaire rend { $lost }
option-keep = Garder le projet « { $project } », qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-complete = Valider le projet « { $project } » : marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-no-more-projects = { $chosen ->
    [0] Ne valider aucun projet
   *[other] Ne valider aucun autre projet
}
option-set-aside = Employer { $machines }{ $kept_count ->
    [0] {""}
   *[other] , et garder { $kept }
}

## Ce qui s’ensuit, dit avant le choix

note-use-effect-gained = maintenant : { $gained }
note-use-effect-from_opponent = { $from_opponent } pris à votre adversaire, la réserve ne suffisant pas
note-use-effect-lost = mais il manquera { $lost } : il n’en reste plus
note-copy-gained = maintenant : { $gained }
note-copy-from_opponent = { $from_opponent } pris à votre adversaire, la réserve ne suffisant pas
note-copy-lost = mais il manquera { $lost } : il n’en reste plus
note-use-charcoalium-from_opponent = { $from_opponent } pris à votre adversaire, la réserve ne suffisant pas
note-use-charcoalium-lost = mais il manquera { $lost } : il n’en reste plus
note-use-production-from_opponent = pris à votre adversaire, la réserve n’en ayant plus
note-use-production-lost = ne rapporte rien : il n’en reste plus
note-gain-cubes-from_opponent = { $from_opponent } pris à votre adversaire, la réserve ne suffisant pas
note-gain-cubes-lost = mais il manquera { $lost } : il n’en reste plus
note-harvest-from_opponent = { $from_opponent } pris à votre adversaire, la réserve ne suffisant pas
note-harvest-lost = mais il manquera { $lost } : il n’en reste plus
note-exchange-from_opponent = pris à votre adversaire, la réserve n’en ayant plus
note-repair-completes = vous pourrez alors valider { $completes }
note-repair-clears = votre atelier sera alors plein : on met à part { $clears }, sauf si des projets emploient d’abord des machines

## Pourquoi on ne peut pas

reason-charcoalium-missing = { $machine }, emplacement { $space } : { $after ->
    [one] 1 machine vient après
   *[other] { $after } machines viennent après
}, { $less ->
    [0] votre atelier ne retranche aucun charbonium
    [one] votre atelier retranche { $less } charbonium
   *[other] votre atelier retranche { $less } charboniums
}, et vous { $have ->
    [0] n’avez pas de charbonium
    [one] avez { $have } charbonium
   *[other] avez { $have } charboniums
}
reason-cubes-missing = { $machine }, emplacement { $space }, coûte { $cost } : { $have_count ->
    [0] vous n’en avez aucun
   *[other] vous avez { $have }
}{ $less_count ->
    [0] {""}
   *[other] , votre atelier retranche { $less }
}, et il vous manque { $missing }{ $wilds ->
    [0] {""}
    [one] , dont votre joker n’épargne que 1 cube
   *[other] , dont vos jokers n’épargnent que { $wilds } cubes
}
reason-empty-hand = vous n’avez pas de machine à jouer : votre main est vide
reason-no-card-to-scrap = { $machine } : pas d’effet, car vous n’avez aucune carte à défausser
reason-no-earlier-machine = { $machine } : pas d’effet, car il n’y a pas de machine antérieure dans le bric-à-brac
reason-no-exchange = { $machine } : pas d’effet, car aucun échange ne vous rapporterait quoi que ce soit
reason-no-project-left = { $machine } : pas d’effet, car la pile de projets est vide
reason-nothing-to-copy = { $machine } : pas d’effet, car aucune autre machine n’en a un qui puisse s’appliquer
reason-copy-of-copy = { $machine } ne se copie pas : son effet ne fait lui-même que copier
reason-out-of-reach = { $machine } est trop loin : seules les { $reach } dernières machines avant celle que vous avez jouée peuvent être défaussées
reason-not-printed = { $machine } : pas de { $stuff_name } dans son coût
reason-nothing-to-give = vous n’avez pas de { $given_name } à donner
reason-nothing-to-gain = il n’y a plus de { $gained_name } à gagner, ni dans la réserve ni chez votre adversaire
reason-opponent-has-none = votre adversaire n’a pas de { $stuff_name }
reason-newest-not-used = « { $project } » : votre atelier répond à la demande, mais seulement sans la machine que vous venez de réparer
reason-requirement-not-met = « { $project } » : votre atelier ne répond pas à la demande

## Ce qui s’est passé

event-play = { $player } joue { $machine }.
event-pass = { $player } ne peut rien faire et passe.
event-repair = { $player } répare { $machine } { $paid_count ->
    [0] gratuitement
   *[other] pour { $paid }
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-collect = { $player } récupère { $amount ->
    [one] { $amount } charbonium posé dessus
   *[other] { $amount } charboniums posés dessus
}.
event-use-effect = { $player } en applique l’effet : { $effect }.
event-copy = { $player } copie { $machine } : { $effect }.
event-scrap-hand = { $player } défausse { $machine } de sa main.
event-scrap-board = { $player } défausse { $machine } du bric-à-brac{ $charcoalium ->
    [0] {""}
    [one] {""} ; { $charcoalium } charbonium revient à la réserve
   *[other] {""} ; { $charcoalium } charboniums reviennent à la réserve
}.
event-exchange = { $player } donne { $given } contre { $gained }{ $from_opponent ->
    [yes] {""}, pris à { $opponent }, la réserve n’en ayant plus
   *[no] {""}
}.
event-gain = { $player } gagne { $gained }{ $from_opponent_count ->
    [0] {""}
   *[other] , en prenant { $from_opponent } à { $opponent }, la réserve étant épuisée
}.
event-gain-nothing = { $player } ne gagne rien : il n’en reste plus.
event-ransack = { $player } pille { $opponent }, qui { $discarded_count ->
    [0] { $lost_count ->
        [0] n’a rien à perdre
       *[other] rend { $lost }
    }
   *[other] défausse { $discarded }{ $lost_count ->
        [0] {""}
       *[other] , et rend { $lost }
    }
}.
event-spoil = { $player } s’en prend à { $opponent }, qui { $lost_count ->
    [0] n’a rien à rendre
   *[other] rend { $lost }
}.
event-steal = { $player } vole { $stolen } à { $opponent }.
event-steal-card = { $player } vole une carte à { $opponent }.
event-steal-card-known = { $player } vole une carte à { $opponent } : { $machine }.
event-steal-nothing = { $player } ne trouve rien à voler chez { $opponent }.
event-complete = { $player } valide le projet « { $project } » et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set-aside = { $player } met à part { $machines }.
event-workshop-limit = L’atelier est plein : { $player } met à part { $machines }.
event-draw-projects = { $player } tire { $count ->
    [one] 1 projet
   *[other] { $count } projets
}.
event-draw-projects-known = { $player } tire { $count ->
    [one] 1 projet
   *[other] { $count } projets
} : { $projects }.
event-keep-project = { $player } garde le projet « { $project } ».
event-box-project = { $player } remet un projet dans la boîte.
event-box-project-known = { $player } remet le projet « { $project } » dans la boîte.
event-draw = { $player } pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
event-draw-known = { $player } pioche { $machines }.
event-sweep = Le bric-à-brac est plein, on défausse { $machines }{ $charcoalium ->
    [0] {""}
    [one] {""} ; { $charcoalium } charbonium revient à la réserve
   *[other] {""} ; { $charcoalium } charboniums reviennent à la réserve
}.
event-last-round = { $reason ->
    [points] { $player } a 20 points ou plus
   *[deck] { $player } ne peut pas compléter sa main à 5 cartes
} : la fin est déclenchée, et la partie s’achève avec cette manche.
event-over = La partie est terminée.
event-turn = À { $player } de jouer.

## Résultats

result-score = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-points = { $winner } gagne : { $scores }.
result-charcoalium = { $winner } gagne : { $scores }. À égalité de points, le charbonium départage.
result-resources = { $winner } gagne : { $scores }. À égalité de points et de charbonium, les ressources départagent.
result-resignation = { $winner } gagne, car { $loser } a abandonné.
result-shared = { $players } partagent la victoire : { $scores }. Charbonium et ressources sont aussi à égalité.

## Ce qui est refusé

refusal-game-over = la partie est terminée
refusal-stale-choice = ce choix était destiné à un autre moment (choix { $meant } ; on en est au choix { $now })
refusal-not-your-decision = ce n’est pas à vous de décider maintenant
refusal-no-such-seat = il n’y a pas de place { $seat }
refusal-undo-nothing = il n’y a rien à annuler
refusal-undo-not-yours = le dernier choix n’était pas le vôtre : l’annuler demande l’accord de tous
refusal-undo-revealed = le dernier choix a révélé quelque chose : l’annuler demande l’accord de tous
refusal-undo-turn-ended = votre tour est terminé : l’annuler demande l’accord de tous
refusal-undo-after-resignation = après un abandon, rien ne peut être annulé

## La table dans le terminal

table-turn = Tour { $turn }
table-turn-of = Tour { $turn } : { $player }
table-first-player = { $player } a commencé
table-last-round = DERNIÈRE MANCHE
table-board = Bric-à-brac
table-projects = Projets (points), avancement { $first } / { $second } ; pile : { $pile }
table-no-projects = Il n’y a plus de projet révélé ({ $pile } dans la pile).
table-reserve = Réserve
table-deck = { $cards ->
    [0] la pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-player = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-workshop = Atelier
table-hand = Main
table-known-hand = En main, connues de vous
table-private-project = projet réservé
table-card = machine
table-points = pts
table-colour = couleur
table-shows = montre
table-charcoalium = charb.
table-wood = bois
table-copper = cuivre
table-crystal = cristal
table-copies = { $copies } ex., { $gone } hors jeu
table-your-move = { $player } : { $question }.
table-group-play = Jouer, de votre main
table-group-repair = Réparer, dans le bric-à-brac
table-since = Depuis votre dernier tour :
table-after-choice = Ce qui s’ensuit :

## Le clavier

# Une lettre, puis des mots qui font la même chose.
command-undo = a annuler
command-why = ? pourquoi
command-log = j journal
command-cards = m machines
command-table = t table
command-save = e enregistrer
command-resign = x abandonner
command-quit = q quitter
command-help = h aide
prompt-choice = Votre choix (un numéro ; h pour l’aide)
prompt-help = Un numéro choisit. Ou bien tapez :
help-undo = annuler votre dernier choix (contre un robot autant que vous voulez ; ce qui a été révélé depuis, vous l’avez vu)
help-why = ce qu’on ne peut pas choisir, et pourquoi
help-log = tout ce qui s’est passé
help-cards = toutes les machines et leurs effets
help-table = revoir la table
help-save = enregistrer une copie : { $command } FICHIER
help-resign = abandonner
help-quit = quitter ; la partie est conservée
help-help = cette aide
prompt-unknown = « { $typed } » n’est pas un des choix : tapez un numéro de 1 à { $last }, ou h pour l’aide.
prompt-taken-back = Annulé : { $choice }
prompt-consent = { $reason }. Tout le monde est d’accord ? (o/n)
prompt-consent-bot = { $reason } ; le robot est d’accord. Annuler, sachant ce que vous avez vu ? (o/n)
prompt-not-taken-back = Rien n’a été annulé.
prompt-yes = o oui
prompt-saved = Enregistré dans { $path }
prompt-not-saved = Impossible d’enregistrer dans { $path } : { $why }
prompt-exists = { $path } existe déjà : choisissez un autre nom.
prompt-kept = La partie est conservée. Pour la reprendre :
prompt-not-kept = La partie n’a pas pu être conservée.
prompt-resign = Abandonner pour de bon ? (o/n)
prompt-hide = Entrée cache vos cartes.
prompt-pass-on = À { $player } : appuyez sur Entrée quand personne d’autre ne regarde.
prompt-continue = On reprend : { $first } contre { $second }, après { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}.
prompt-promise = Tous les mélanges découlent d’une graine secrète, montrée à la fin. Son empreinte (SHA-256), pour la vérifier :
prompt-seed = La graine était :
prompt-promised = Son empreinte (SHA-256), montrée avant la partie :
prompt-verify = Pour vérifier les mélanges :
prompt-undos = Choix annulés : { $count }.
prompt-nothing-blocked = Rien n’est bloqué : tout ce qu’on peut attendre est possible.
name-player = Joueur
name-first-player = Joueur 1
name-second-player = Joueur 2
name-bot = { $level ->
    [random] Robot (hasard)
    [greedy] Robot (glouton)
   *[other] Robot ({ $level })
}

## Erreurs dans la ligne de commande

error-no-game = il n’y a pas de jeu « { $name } » : choisissez parmi { $known }
error-no-bot = il n’y a pas de robot « { $name } » pour { $game } : choisissez parmi { $known }
error-names = --names : deux noms séparés par une virgule, ou un seul contre un robot ; aucun ne peut commencer par « bot: »
error-nothing-kept = il n’y a aucune partie à reprendre
error-load-and-more = { $option } sert aux parties nouvelles et ne va pas avec --load ou --continue
error-at-alone = --at dit après combien de choix d’une partie enregistrée commencer : il va avec --load
error-load-or-continue = --load ou --continue, pas les deux
error-save-exists = --save : { $path } existe déjà ; --load reprend une partie enregistrée
error-other-game = { $path } est une partie de { $found }, pas de { $game }
error-no-file = { $path } : ce fichier n’existe pas
error-file-unreadable = { $path } : ce n’est pas une partie de bricabrac, ou le fichier est abîmé ({ $detail })
error-file-changed = { $path } : ce fichier a été modifié ou abîmé ({ $detail })
error-file-version = { $path } : ce fichier demande une autre version de bricabrac ({ $detail })
error-at = --at : la partie a les positions 0 à { $last }, pas { $at }
error-viewer = --viewer : il y a les places 0 à { $last }, et -1 pour un spectateur

## Relire et prouver

replay-title = { $game } : { $first } contre { $second }
replay-size = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $undone ->
    [0] aucun annulé
    [one] { $undone } annulé
   *[other] { $undone } annulés
}
replay-viewer = Telle que { $viewer } l’a vue
replay-spectator = Telle que l’a vue un spectateur
replay-open = Toutes les cartes à découvert
replay-moment = Après le choix { $number } sur { $total }
replay-start = La mise en place
replay-not-over = La partie n’est pas terminée.
verify-promise = La graine correspond à l’empreinte publiée avant la partie :
verify-by-hand = Pour le voir vous-même : { $command }
verify-compare = Comparez-la à l’empreinte montrée avant la partie, ou donnez celle-ci avec --promise : alors seulement, il est sûr que personne n’a choisi la graine après coup.
verify-published = C’est bien l’empreinte que vous dites publiée.
verify-shuffles = La pioche, la pile de projets, le premier joueur et les cartes au hasard découlent de la graine.
verify-choices = { $count ->
    [0] Aucun choix n’a été fait
    [one] Le seul choix était permis
   *[other] Les { $count } choix étaient permis
}, et les empreintes et le résultat enregistrés sont exacts.
verify-start = La partie est née d’une position d’une autre partie (son empreinte : { $promise }, après le choix { $choices }).
verify-start-unknown = La partie est née d’une position dont le fichier ne dit pas l’origine.
verify-shuffles-opened = Ce qui restait à piocher dans cette position (pioche, pile de projets, cartes au hasard) a été mélangé par la graine ; les mains et la table sont celles du fichier.
verify-same-luck = La partie est née d’une position avec la chance qu’elle avait : sa graine n’a rien mélangé, rien ne peut donc être prouvé.
verify-not-over = La partie n’est pas terminée : sa graine est encore secrète, rien ne peut être prouvé.
verify-other-promise = L’empreinte publiée { $published } n’est pas celle de la graine ({ $promise }).
verify-good = Vérifié.
