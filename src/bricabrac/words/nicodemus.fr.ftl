### Ce que seul Nicodemus dit, en français. Les mêmes noms, avec les mêmes variables, sont dans nicodemus.en.ftl.

## Machines et projets

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

result-charcoalium = { $winner } gagne : { $scores }. À égalité de points, le charbonium départage.
result-resources = { $winner } gagne : { $scores }. À égalité de points et de charbonium, les ressources départagent.
result-shared = { $players } partagent la victoire : { $scores }. Charbonium et ressources sont aussi à égalité.

## La table dans le terminal

table-turn = Tour { $turn }
table-turn-of = Tour { $turn } : { $player }
table-first-player = { $player } a commencé
table-last-round = DERNIÈRE MANCHE
table-board = Bric-à-brac
table-projects = Projets (points), avancement { $first } / { $second } ; pile : { $pile }
table-no-projects = Il n’y a plus de projet révélé ({ $pile } dans la pile).
table-reserve = Réserve
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
table-copies = { $copies } ex., { $gone } hors jeu
table-group-play = Jouer, de votre main
table-group-repair = Réparer, dans le bric-à-brac

## Relire et prouver

replay-length = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
verify-shuffles = La pioche, la pile de projets, le premier joueur et les cartes au hasard découlent de la graine.
verify-shuffles-opened = Ce qui restait à piocher dans cette position (pioche, pile de projets, cartes au hasard) a été mélangé par la graine ; les mains et la table sont celles du fichier.
