### Ce que seul Imaginarium dit, en français. Les mêmes noms, avec les mêmes variables, sont dans imaginarium.en.ftl.

## Matières, familles et actions

stuff-point = point
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Après « machine » ; « spéciale » s’accorde avec elle.
family-production = production
family-transformation = transformation
family-attack = attaque
family-defence = défense
family-special = spéciale

# Dans une phrase, et (.card) sur une étiquette.
action-recruit = recruter
    .card = Recruter
action-extract = extraire
    .card = Extraire
action-repair = réparer
    .card = Réparer
action-trade = faire des transactions
    .card = Transactions
action-dismantle = démonter
    .card = Démonter
action-reorganise = réorganiser
    .card = Réorganiser

## Machines

machine-P1 = la Charbonneuse
    .card = La Charbonneuse
machine-P2 = la Menuisette
    .card = La Menuisette
machine-P3 = la Coperette
    .card = La Coperette
machine-P4 = la Rotativette
    .card = La Rotativette
machine-P5 = la Productivette
    .card = La Productivette
machine-P6 = le Flamelleur
    .card = Le Flamelleur
machine-T1 = le Combustoir
    .card = Le Combustoir
machine-T2 = le Transmutoir
    .card = Le Transmutoir
machine-T3 = le Surtransmutoir
    .card = Le Surtransmutoir
machine-T4 = le Surcombustoir
    .card = Le Surcombustoir
machine-A1 = la Larcinette
    .card = La Larcinette
machine-A2 = la Sylvisiteuse
    .card = La Sylvisiteuse
machine-A3 = la Copobrigandeuse
    .card = La Copobrigandeuse
machine-A4 = la Cristarnaqueuse
    .card = La Cristarnaqueuse
machine-A5 = la Neuralisatrice
    .card = La Neuralisatrice
machine-A6 = l’Embrouillette
    .card = L’Embrouillette
machine-D1 = la Verrouillette
    .card = La Verrouillette
machine-D2 = le Cadenassoir
    .card = Le Cadenassoir
machine-D3 = le Breveteur
    .card = Le Breveteur
machine-S1 = la Recyclatrice
    .card = La Recyclatrice
machine-S2 = la Diplomatrice
    .card = La Diplomatrice

machine-effect-P1 = gagner 1 charbonium, 3 si deux sont combinées, 7 si trois le sont
machine-effect-P2 = gagner 1 bois, 3 si deux sont combinées, 5 si trois le sont
machine-effect-P3 = gagner 1 cuivre, 3 si deux sont combinées, 5 si trois le sont
machine-effect-P4 = gagner 1 cristal, 3 si deux sont combinées, 5 si trois le sont
machine-effect-P5 = gagner 1 bois et 1 cuivre
machine-effect-P6 = gagner 1 ressource au choix, 3 identiques si deux sont combinés
machine-effect-T1 = changer 1 ressource en 3 charboniums, en 5 si deux sont combinés
machine-effect-T2 = changer 1 ressource en 1 cuivre, en 3 si deux sont combinés
machine-effect-T3 = changer 1 ressource en 1 cristal, en 3 si deux sont combinés
machine-effect-T4 = changer 2 ressources en 6 charboniums, en 9 si deux sont combinés, en 12 si trois le sont
machine-effect-A1 = prendre jusqu’à 3 charboniums à chacun des autres, et en garder 3 au plus en tout
machine-effect-A2 = prendre jusqu’à 3 bois à chacun des autres, et en garder 3 au plus en tout
machine-effect-A3 = prendre jusqu’à 2 cuivres à chacun des autres, et en garder 2 au plus en tout
machine-effect-A4 = prendre jusqu’à 2 cristaux à chacun des autres, et en garder 2 au plus en tout
machine-effect-A5 = faire disparaître un projet du bureau d’études
machine-effect-A6 = désactiver un emplacement chez chaque adversaire
machine-effect-D1 = protéger du vol de charbonium
machine-effect-D2 = protéger du vol de ressources
machine-effect-D3 = protéger de tout vol et de l’Embrouillette
machine-effect-S1 = la défausser aussitôt et prendre une machine de la défausse, déjà réparée
machine-effect-S2 = gagner 1 point, 3 si deux sont combinées

## Assistants

assistant-1 = le Touche-à-tout
    .card = Le Touche-à-tout
assistant-2 = le Ferrailleur
    .card = Le Ferrailleur
assistant-3 = l’Ambidextre
    .card = L’Ambidextre
assistant-4 = l’Enlumineuse
    .card = L’Enlumineuse
assistant-5 = le Marchandeur
    .card = Le Marchandeur
assistant-6 = la Charpentière
    .card = La Charpentière
assistant-7 = la Fouine
    .card = La Fouine
assistant-8 = la Taupe
    .card = La Taupe
assistant-9 = le Faussaire
    .card = Le Faussaire
assistant-10 = le Colporteur
    .card = Le Colporteur
assistant-11 = le Perroquet
    .card = Le Perroquet
assistant-12 = le Coucou
    .card = Le Coucou
assistant-13 = l’Écureuil
    .card = L’Écureuil

assistant-effect-1 = choisir à chaque tour deux actions différentes, quelles qu’elles soient
assistant-effect-2 = gagner en charbonium le niveau de la machine défaussée après chaque manche
assistant-effect-3 = réparer deux fois en une action, ou démonter deux fois
assistant-effect-4 = gagner 1 point de plus pour chaque projet validé
assistant-effect-5 = ne payer que le coût de base d’une machine réservée
assistant-effect-6 = disposer de 2 emplacements de plus
assistant-effect-7 = une fois par tour, acheter la machine du dessus de la pioche pour 3 charboniums
assistant-effect-8 = tirer 2 projets secrets et marquer l’un des deux
assistant-effect-9 = acheter les points pour 3 charboniums chacun
assistant-effect-10 = faire jusqu’à 5 transactions en une action
assistant-effect-11 = appliquer deux fois l’effet d’une machine que l’on répare
assistant-effect-12 = une fois par tour, utiliser une machine de production ou de transformation d’un adversaire
assistant-effect-13 = gagner 3 points par majorité

## Projets

project-1 = Deuxième vitesse
project-2 = Le bon filon
project-3 = Les triplées
project-4 = Haute mécanique
project-5 = Corne d’abondance
project-6 = Mauvais tours
project-7 = À double tour
project-8 = La serrure et le rossignol
project-9 = Le bas de laine
project-10 = Salle comble
project-11 = Un peu de tout
project-12 = La fine équipe
project-13 = Métamorphoses
project-14 = Le travail à la chaîne
project-quoted = « { $project } »

project-condition-1 = au moins 3 machines de niveau 2
project-condition-2 = générer au moins 3 fois la même ressource
project-condition-3 = au moins 3 machines identiques combinées ensemble
project-condition-4 = au moins 2 machines de niveau 3
project-condition-5 = générer au moins 6 ressources, d’au moins 2 sortes
project-condition-6 = au moins 2 machines d’attaque
project-condition-7 = au moins 2 machines de défense
project-condition-8 = au moins 1 machine de défense et 1 d’attaque
project-condition-9 = au moins 15 charboniums, que l’on montre et que l’on garde
project-condition-10 = au moins 6 machines
project-condition-11 = générer à la fois du bois, du cuivre et du cristal
project-condition-12 = 3 assistants
project-condition-13 = au moins 2 machines de transformation
project-condition-14 = au moins 4 machines de production, sur 4 emplacements ou plus

## Ateliers

# Dans une phrase, et (.card) sur une étiquette.
workshop-1 = l’atelier 1
    .card = Atelier 1
workshop-2 = l’atelier 2
    .card = Atelier 2
workshop-3 = l’atelier 3
    .card = Atelier 3
workshop-4 = l’atelier 4
    .card = Atelier 4
workshop-5 = l’atelier 5
    .card = Atelier 5

# D’où l’on tient une valeur imprimée.
source-card = imprimé
source-rulebook = livret
source-inferred = déduit
source-house = notre supposition

## Ce dont une machine protège

protection-charcoalium = le vol de charbonium
protection-resources = le vol de ressources
protection-disabling = la désactivation

## Ce qui est demandé

question-plan = choisissez une case libre
question-use = utilisez vos machines, chaque emplacement une fois, ou passez à la suite
question-collect = prenez ce qu’offre votre case, ou achetez d’abord la machine du dessus de la pioche
question-pay = choisissez les ressources avec lesquelles vous payez
question-buy-after = achetez la machine du dessus de la pioche, ou passez à la suite
question-dial = choisissez les deux actions de ce tour
question-act = choisissez une action, ou passez à la suite
question-cubes = choisissez les cubes que donne la machine cassée
question-effect = appliquez l’effet de la machine, ou passez à la suite
question-remove-project = choisissez le projet qui disparaît du jeu, ou aucun
question-disable = choisissez l’emplacement à désactiver
question-recycle = choisissez la machine qui revient de la défausse, ou aucune
question-arrange = choisissez ce que contient l’emplacement suivant

## Ce qu’on peut choisir

option-reserve = Réserver { $machine } (niveau { $level }) sur la case { $space }, pour { $price ->
    [one] { $price } charbonium
   *[other] { $price } charboniums
}
option-sabotage = Envoyer le saboteur sur la case { $space } faire défausser { $machine } (niveau { $level })
option-go-to-extractor = Aller sur l’extracteur de la case { $space }, pour y prendre { $gained }
option-block-extractor = Envoyer le saboteur bloquer l’extracteur de la case { $space } ({ $shown })
option-use = Utiliser { $machines } : { $spent_count ->
    [0] gagner { $gained }
   *[other] donner { $spent } contre { $gained }
}
option-use-all = Utiliser les { $slots } emplacements qui ne laissent pas de choix : gagner { $gained }
option-borrow = Emprunter { $machine } (chez { $owner_seats }) : { $spent_count ->
    [0] gagner { $gained }
   *[other] donner { $spent } contre { $gained }
}
option-end-use = Passer à la suite{ $unused ->
    [0] {""}
    [one] {""} en laissant { $unused } emplacement inutilisé
   *[other] {""} en laissant { $unused } emplacements inutilisés
}
option-take-charcoalium = Prendre { $gained } à l’extracteur
option-buy-reserved = Acheter { $machine } pour { $paid }
option-buy-with-resources = Acheter { $machine } pour { $paid_count ->
    [0] {""}
   *[other] { $paid } et{" "}
}{ $due } ressources
option-lose-everything = Perdre { $machine }, que vous ne pouvez pas payer{ $lost_count ->
    [0] {""}
   *[other] , et aussi { $lost }
}
option-buy-top = Acheter la machine du dessus de la pioche pour { $paid }
option-end-collect = Passer à la suite sans l’acheter
option-pay = Payer { $paid }
option-dial = Choisir : { $actions }
option-extract = Extraire { $gained }
option-recruit = Recruter { $assistant } pour { $paid }
option-repair = Réparer { $machine } (niveau { $level }) pour { $paid }
option-sell = Vendre { $paid } pour { $gained } (transaction { $transaction } sur { $transactions })
option-buy = Acheter { $gained } pour { $paid } (transaction { $transaction } sur { $transactions })
option-dismantle-broken = Démonter { $machine } de votre cour pour { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de son coût ({ $cost })
option-dismantle-for-resources = Démonter { $machine } pour { $gained }
option-dismantle-for-points = Démonter { $machine } pour { $gained }
option-take-cubes = Prendre { $gained }
option-reorganise = Réorganiser votre atelier (emplacements occupés : { $taken } sur { $slots })
option-end-action = Finir l’action « { $action } »
option-end-actions = Finir vos actions{ $actions_count ->
    [0] {""}
   *[other] {""} (laissées de côté : { $actions })
}
option-apply = Utiliser aussitôt { $machine } : { $spent_count ->
    [0] gagner { $gained }
   *[other] donner { $spent } contre { $gained }
}
option-no-effect = Passer à la suite sans utiliser { $machine }
option-remove-project = Faire disparaître le projet « { $project } » ({ $project_condition }), qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-remove-none = Ne faire disparaître aucun projet
option-disable = Désactiver { $machines } chez { $target_seat }
option-recycle = Sortir { $machine } (niveau { $level }) de la défausse, en état de marche
option-recycle-none = Ne sortir aucune machine de la défausse
option-arrange = { $machines_count ->
    [1] Mettre { $machines } sur un emplacement à part
   *[other] Combiner sur un emplacement : { $machines }
}

## Ce qui s’ensuit, dit avant le choix

note-reserve-machine_effect = { $machine_effect }
note-reserve-cost = réparation : { $cost }
note-reserve-missing = il vous manque pour l’instant { $missing ->
    [one] { $missing } charbonium, soit { $due } ressources
   *[other] { $missing } charboniums, soit { $due } ressources
}
note-reserve-unpayable = avec ce que vous avez, vous perdriez tout, la machine aussi
note-sabotage-machine_effect = { $machine_effect }
note-buy-top-cards = il y reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-buy-top-reshuffles = elle est vide : on mélange d’abord la défausse
note-buy-top-short = il vous manquera alors { $short ->
    [one] { $short } charbonium
   *[other] { $short } charboniums
} pour la machine réservée
note-pay-remaining = vous gardez { $remaining }
note-extract-completes = à la fin de ce tour, vous valideriez { $completes }
note-recruit-assistant_effect = { $assistant_effect }
note-recruit-remaining = vous gardez { $remaining }
note-recruit-completes = à la fin de ce tour, vous valideriez { $completes }
note-recruit-breaks = à la fin de ce tour, vous ne valideriez plus { $breaks }
note-repair-machine_effect = { $machine_effect }
note-repair-times = vous pourrez l’utiliser aussitôt{ $times ->
    [one] {""}
   *[other] , { $times } fois
}
note-repair-exposed_seats = elle atteint { $exposed_seats }
note-repair-protected_seats = à l’abri : { $protected_seats }
note-repair-recyclable = { $recyclable ->
    [one] { $recyclable } machine de la défausse peut
   *[other] { $recyclable } machines de la défausse peuvent
} revenir
note-repair-nothing_to_recycle = rien ne peut revenir de la défausse
note-repair-completes = à la fin de ce tour, vous valideriez { $completes }
note-sell-completes = à la fin de ce tour, vous valideriez { $completes }
note-buy-breaks = à la fin de ce tour, vous ne valideriez plus { $breaks }
note-dismantle-for-resources-breaks = à la fin de ce tour, vous ne valideriez plus { $breaks }
note-dismantle-for-points-breaks = à la fin de ce tour, vous ne valideriez plus { $breaks }
note-end-action-actions = vous pourrez encore { $actions }
note-end-actions-validates = vous validez { $validates } et marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-apply-again = puis encore { $again } fois
note-remove-project-validated_seats = validé par { $validated_seats }
note-remove-project-fulfilled = vous le valideriez à la fin de ce tour
note-disable-already = cet emplacement l’est déjà, rien ne changerait
note-recycle-machine_effect = { $machine_effect }
note-recycle-completes = à la fin de ce tour, vous valideriez { $completes }
note-arrange-yields = chaque utilisation { $takes ->
    [0] donne { $yields }
    [one] change { $takes } ressource en { $yields }
   *[other] change { $takes } ressources en { $yields }
}
note-arrange-of_choice = chaque utilisation donne { $of_choice ->
    [one] { $of_choice } ressource
   *[other] { $of_choice } ressources identiques
} au choix
note-arrange-protects = protège contre { $protects }
note-arrange-completes = à la fin de ce tour, vous valideriez { $completes }

## Pourquoi on ne peut pas

reason-space-empty = il n’y a pas de machine sur la case { $space }
reason-machine-taken = { $machine }, case { $space } : { $by_seat } y a { $piece ->
    [saboteur] déjà son saboteur
   *[handyman] déjà son bricoleur
}
reason-extractor-taken = l’extracteur de la case { $space } ({ $shown }) : { $by_seat } y a { $piece ->
    [saboteur] déjà son saboteur
   *[handyman] déjà son bricoleur
}
reason-slot-used = { $machines } : cet emplacement a déjà servi pendant ce tour
reason-slot-disabled = { $machines } : cet emplacement est désactivé jusqu’à la fin de cette étape
reason-defence-protects = { $machines } : cet emplacement vous protège en permanence et ne s’utilise pas
reason-instant-machine = { $machines } : l’effet a eu lieu une fois pour toutes, à la réparation
reason-only-together = { $machine } ne s’utilise pas à part : { $over } est par-dessus
reason-no-resources = { $machines } : il y faut { $needed ->
    [one] { $needed } ressource
   *[other] { $needed } ressources
}, et vous { $have_count ->
    [0] n’en avez pas
   *[other] n’avez que { $have }
}
reason-resources-missing = { $machines }, { $spent } contre { $gained } : il vous manque { $missing }
reason-borrowed-already = { $assistant } : vous avez déjà utilisé la machine d’un adversaire pendant ce tour
reason-borrow-disabled = { $machines } (chez { $owner_seat }) : cet emplacement est désactivé
reason-borrow-combined = { $machines } (chez { $owner_seat }) : on n’emprunte pas de machines combinées
reason-dialled-last-turn = { $actions } : c’était votre paire du tour précédent
reason-not-neighbours = { $actions } : ces actions ne sont pas voisines sur le cadran
reason-top-bought-already = vous avez déjà acheté la machine du dessus de la pioche pendant ce tour
reason-no-top-card = il n’y a pas de machine du dessus à acheter : pioche et défausse sont vides
reason-top-too-dear = la machine du dessus de la pioche coûte { $price ->
    [one] { $price } charbonium
   *[other] { $price } charboniums
}, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}
reason-not-dialled = { $action } : pas dans la paire de ce tour ({ $actions })
reason-finish-first = { $action } : finissez d’abord ce que vous avez commencé ({ $under_way })
reason-action-done = { $action } : déjà fait pendant ce tour
reason-assistants-enough = vous avez { $most } assistants, et personne ne peut en avoir plus
reason-no-assistant-left = il n’y a pas d’assistant à recruter
reason-assistant-too-dear = { $assistant } coûte { $price ->
    [one] { $price } charbonium
   *[other] { $price } charboniums
} : il vous en manque { $missing }
reason-nothing-broken = il n’y a pas de machine cassée dans votre cour
reason-no-slot-left = vous ne pouvez pas réparer : vos { $slots } emplacements sont tous pris
reason-cost-missing = { $machine } coûte { $cost } : { $have_count ->
    [0] vous n’en avez aucun
   *[other] vous avez { $have }
}, et il vous manque { $missing }
reason-nothing-to-sell = vous n’avez pas de { $stuff_name } à vendre
reason-too-dear = { $stuff } coûte { $price ->
    [one] { $price } charbonium
   *[other] { $price } charboniums
}, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}
reason-combined = { $machines } : on ne démonte pas de machines combinées
reason-not-dismantlable = { $machine } ne se démonte jamais
reason-nothing-to-dismantle = vous n’avez pas de machine à démonter
reason-no-other-arrangement = vos machines ne peuvent pas se disposer autrement
reason-not-in-cost = { $machine } : { $count ->
    [0] pas de { $stuff_name }
   *[other] seulement { $available }
} dans son coût
reason-protected = { $target_seat } est à l’abri
reason-nothing-to-disable = { $target_seat } n’a pas de machine à désactiver
reason-instant-not-recycled = { $machine } est une machine instantanée et ne revient pas
reason-no-room-for-the-rest = { $machines_count ->
    [1] { $machines } sur un emplacement à part
   *[other] { $machines } sur un emplacement
} : vos { $slots } emplacements ne suffiraient pas aux autres machines

## Ce qui s’est passé

event-reserve = { $player } réserve { $machine } sur la case { $space }.
event-go-to-extractor = { $player } va sur l’extracteur de la case { $space } ({ $shown }).
event-sabotage = { $player } envoie son saboteur devant { $machine } (case { $space }).
event-block-extractor = { $player } envoie son saboteur sur l’extracteur de la case { $space } ({ $shown }).
event-no-space = { $player } ne trouve plus de case libre : { $piece ->
    [saboteur] son saboteur
   *[handyman] son bricoleur
} attend à côté du plateau.
event-machine-sabotaged = { $player } fait défausser { $machine } par son saboteur.
event-extractor-blocked = { $player } a bloqué l’extracteur de la case { $space } avec son saboteur.
event-turn = À { $player } de jouer.
event-use = { $player } utilise { $machines } et { $spent_count ->
    [0] gagne { $gained }
   *[other] donne { $spent } contre { $gained }
}.
event-borrow = { $player } emprunte { $machine } à un adversaire et { $spent_count ->
    [0] gagne { $gained }
   *[other] donne { $spent } contre { $gained }
}.
event-enable = { $player } réactive { $machines }.
event-take-charcoalium = { $player } prend { $gained } à l’extracteur.
event-buy-reserved = { $player } achète { $machine } pour { $paid }.
event-lose-everything = { $player } ne peut pas payer { $machine }, qui part à la défausse{ $lost_count ->
    [0] {""}
   *[other] , et perd { $lost }
}.
event-reshuffle = La pioche est vide : on mélange la défausse ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) pour en faire une nouvelle.
event-buy-top = { $player } achète pour { $paid } la machine du dessus de la pioche : { $machine }.
event-dial = { $player } règle son cadran : { $actions }.
event-extract = { $player } extrait { $gained }.
event-recruit = { $player } recrute { $assistant } pour { $paid }.
event-draw-secret = { $player } tire { $count } projets secrets.
event-draw-secret-known = { $player } tire { $count } projets secrets : { $projects }.
event-repair = { $player } répare { $machine } pour { $paid }.
event-apply = { $player } utilise aussitôt { $machine } et { $spent_count ->
    [0] gagne { $gained }
   *[other] donne { $spent } contre { $gained }
}.
event-steal = { $from_seat } doit donner { $lost }.
event-steal-nothing = { $from_seat } n’a pas de { $stuff_name } à donner.
event-protected = { $target_seat } est à l’abri : { $machine } ne lui fait rien.
event-keep = { $player } garde { $gained }{ $returned_count ->
    [0] {""}
   *[other] {""} ; le reste, { $returned }, va à la réserve
}.
event-remove-project = { $player } fait disparaître le projet « { $project } ».
event-remove-none = { $player } ne fait disparaître aucun projet.
event-nothing-to-remove = Il n’y a plus de projet à faire disparaître.
event-disable = { $player } désactive { $machines } chez { $target_seat }.
event-nothing-to-disable = { $target_seat } n’a pas de machine à désactiver.
event-discard-recycler = { $machine } part à la défausse.
event-recycle = { $player } sort { $machine } de la défausse, en état de marche.
event-recycle-none = { $player } ne sort aucune machine de la défausse.
event-nothing-to-recycle = Il n’y a pas de machine dans la défausse qui puisse revenir.
event-sell = { $player } vend { $paid } pour { $gained }.
event-buy = { $player } achète { $gained } pour { $paid }.
event-dismantle-broken = { $player } démonte { $machine } de sa cour.
event-take-cubes = { $player } prend { $gained }.
event-dismantle = { $player } démonte { $machine } et gagne { $gained }.
event-reorganise = { $player } réorganise son atelier.
event-arrange = { $player } { $machines_count ->
    [1] met { $machines } sur un emplacement à part
   *[other] combine { $machines }
}.
event-validate = { $player } valide le projet « { $project } »{ $first ->
    [yes] , avant tout le monde,
   *[no] {""}
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-validate-secret = { $player } révèle le projet secret « { $project } » et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-discard-secret = L’autre projet secret quitte le jeu sans être vu.
event-discard-secret-known = L’autre projet secret, « { $project } », quitte le jeu sans être vu.
event-initiative = { $player } ramène { $piece ->
    [saboteur] son saboteur
   *[handyman] son bricoleur
} à la place { $place } de la piste d’initiative.
event-crush = La manche est finie : { $machine }, sur la case { $space }, part à la défausse.
event-coal-from-the-crusher = { $player } en tire { $gained }.
event-refill = { $machine } arrive sur la case { $space }.
event-no-machine-left = Pioche et défausse sont vides : { $count ->
    [one] { $count } case reste
   *[other] { $count } cases restent
} sans machine.
event-reveal-assistant = On peut désormais recruter { $assistant }.
event-round = La manche { $round } commence.
event-announce = { $player } a { $have } points : à partir de { $limit }, la partie s’achève.
event-majority = { $player } a le plus de { $stuff_name } ({ $most }) et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = La partie est terminée.

## Résultats

result-levels = { $winner } gagne : { $scores }. À égalité de points, les niveaux des machines réparées départagent.
result-shared = { $players } partagent la victoire : { $scores }. Les niveaux des machines réparées sont aussi à égalité.
result-resignation-shared = { $players } partagent la victoire, car { $loser } a abandonné.

## Machines et projets en peu de mots, pour les tables et les petites cartes

machine-brief-P1 = 1/3/7 charboniums
machine-brief-P2 = 1/3/5 bois
machine-brief-P3 = 1/3/5 cuivres
machine-brief-P4 = 1/3/5 cristaux
machine-brief-P5 = 1 bois + 1 cuivre
machine-brief-P6 = 1/3 au choix
machine-brief-T1 = 1 rés. → 3/5 charb.
machine-brief-T2 = 1 rés. → 1/3 cuivres
machine-brief-T3 = 1 rés. → 1/3 cristaux
machine-brief-T4 = 2 rés. → 6/9/12 charb.
machine-brief-A1 = vole 3 charboniums
machine-brief-A2 = vole 3 bois
machine-brief-A3 = vole 2 cuivres
machine-brief-A4 = vole 2 cristaux
machine-brief-A5 = retire un projet
machine-brief-A6 = désactive des machines
machine-brief-D1 = garde le charbonium
machine-brief-D2 = garde les ressources
machine-brief-D3 = garde tout
machine-brief-S1 = ramène une machine
machine-brief-S2 = 1/3 points

project-brief-1 = 3 de niveau 2
project-brief-2 = 3 de la même rés.
project-brief-3 = 3 pareilles combinées
project-brief-4 = 2 de niveau 3
project-brief-5 = 6 rés. de 2 sortes
project-brief-6 = 2 attaques
project-brief-7 = 2 défenses
project-brief-8 = 1 défense, 1 attaque
project-brief-9 = 15 charboniums
project-brief-10 = 6 machines
project-brief-11 = 1 rés. de chaque
project-brief-12 = 3 assistants
project-brief-13 = 2 transformations
project-brief-14 = 4 empl. producteurs

## La table dans le terminal

table-point = pts
table-round = Manche { $round }
table-turn-of = À { $player } de jouer
table-discard = { $cards ->
    [0] rien dans la défausse
   *[other] { $cards } dans la défausse
}
table-initiative = Initiative : { $order }
table-waiting = À côté du plateau : { $players }
table-level = N{ $level }
table-board = Plateau : prix (niveau + base), réparer
table-empty-space = pas de machine
table-extractor = Extracteur
table-saboteur = saboteur : { $player }
table-assistants = Assistants, avec leur coût
table-assistant = { $assistant } : { $effect }
table-office = Bureau d’études, avec les points
table-office-empty = Le bureau d’études est vide
table-validated = fait
table-screen = derrière le paravent
table-house = Les valeurs de cet atelier ne nous sont pas connues : c’est notre supposition.
table-disabled = { $machines } – hors service
table-used = { $machines } – a déjà servi
table-of-choice = { $count } au choix
table-one-of = au choix
table-takes = { $count } rés. →
table-free-slots = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
} sur { $slots }
table-in-yard = à réparer : { $machines }
table-own-yard = Dans la cour, à réparer :
table-loose = Encore à placer : { $machines }
table-recruited = assistants : { $assistants }
table-dialled = dernier cadran : { $first }, { $second }
table-secrets = { $count ->
    [one] { $count } projet secret
   *[other] { $count } projets secrets
}
table-secret = Secret : { $project }, { $points } points ({ $condition } : { $there }/{ $needed })
table-many-pay = Payer tout votre charbonium, et :
table-many-reserve = Réserver une machine (et le charbonium qui manque pour l’instant) :
table-many-sabotage = Envoyer le saboteur devant une machine :
table-planned = { $machine } (case { $space }{ $missing ->
    [0] {""}
   *[other] , manque { $missing }
})
table-family-production = Production
table-family-transformation = Transformation
table-family-attack = Attaque
table-family-defence = Défense
table-family-special = Spéciales
table-copies = { $copies } ex.{ $discarded ->
    [0] {""}
   *[other] , { $discarded } en défausse
}
table-combines = se combine avec : { $machines }
table-never-combined = ne se combine jamais
table-never-dismantled = ne se démonte pas
table-projects = Projets, avec leurs points
table-project = { $project } : { $condition }
table-workshops = Ateliers, avec ce dont on dispose au début

## Relire et prouver

replay-length = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
verify-shuffles = Les ateliers, la pioche, les assistants et les projets découlent de la graine.
verify-shuffles-opened = Ce qui restait à piocher dans cette position (pioche, assistants, projets) a été mélangé par la graine ; tout le reste est celui du fichier.
