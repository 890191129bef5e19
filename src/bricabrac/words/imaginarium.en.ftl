### What only Imaginarium says, in English. The same names, with the same variables in them, are in imaginarium.fr.ftl.

## Materials, families and actions

stuff-point = point
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

family-production = production
family-transformation = transformation
family-attack = attack
family-defence = defence
family-special = special

# In a sentence, and (.card) as a label.
action-recruit = recruit
    .card = Recruit
action-extract = extract
    .card = Extract
action-repair = repair
    .card = Repair
action-trade = trade
    .card = Trade
action-dismantle = dismantle
    .card = Dismantle
action-reorganise = reorganise
    .card = Reorganise

## Machines

machine-P1 = the Coalette
    .card = Coalette
machine-P2 = the Timberette
    .card = Timberette
machine-P3 = the Copperette
    .card = Copperette
machine-P4 = the Whirlette
    .card = Whirlette
machine-P5 = the Productivette
    .card = Productivette
machine-P6 = the Flamelier
    .card = Flamelier
machine-T1 = the Combustor
    .card = Combustor
machine-T2 = the Transmuter
    .card = Transmuter
machine-T3 = the Grand Transmuter
    .card = Grand Transmuter
machine-T4 = the Grand Combustor
    .card = Grand Combustor
machine-A1 = the Larcenette
    .card = Larcenette
machine-A2 = the Lumburglar
    .card = Lumburglar
machine-A3 = the Copperloiner
    .card = Copperloiner
machine-A4 = the Crystalifter
    .card = Crystalifter
machine-A5 = the Forgettery
    .card = Forgettery
machine-A6 = the Muddler
    .card = Muddler
machine-D1 = the Latchette
    .card = Latchette
machine-D2 = the Padlocker
    .card = Padlocker
machine-D3 = the Patenteer
    .card = Patenteer
machine-S1 = the Recyclatrix
    .card = Recyclatrix
machine-S2 = the Diplomatrix
    .card = Diplomatrix

machine-effect-P1 = gain 1 charcoalium, or 3 with two combined, or 7 with three
machine-effect-P2 = gain 1 wood, or 3 with two combined, or 5 with three
machine-effect-P3 = gain 1 copper, or 3 with two combined, or 5 with three
machine-effect-P4 = gain 1 crystal, or 3 with two combined, or 5 with three
machine-effect-P5 = gain 1 wood and 1 copper
machine-effect-P6 = gain 1 resource of your choice, or 3 identical ones with two combined
machine-effect-T1 = turn 1 resource into 3 charcoalium, or into 5 with two combined
machine-effect-T2 = turn 1 resource into 1 copper, or into 3 with two combined
machine-effect-T3 = turn 1 resource into 1 crystal, or into 3 with two combined
machine-effect-T4 = turn 2 resources into 6 charcoalium, or into 9 with two combined, or into 12 with three
machine-effect-A1 = take up to 3 charcoalium from every other player and keep at most 3 in all
machine-effect-A2 = take up to 3 wood from every other player and keep at most 3 in all
machine-effect-A3 = take up to 2 copper from every other player and keep at most 2 in all
machine-effect-A4 = take up to 2 crystal from every other player and keep at most 2 in all
machine-effect-A5 = make a project vanish from the design office
machine-effect-A6 = disable one slot of every opponent
machine-effect-D1 = protect from theft of charcoalium
machine-effect-D2 = protect from theft of resources
machine-effect-D3 = protect from all theft and from the Muddler
machine-effect-S1 = discard it at once and take a machine of the discard pile, already repaired
machine-effect-S2 = gain 1 point, or 3 with two combined

## Assistants

assistant-1 = the Jack-of-all-Trades
    .card = Jack-of-all-Trades
assistant-2 = the Scrap Merchant
    .card = Scrap Merchant
assistant-3 = the Ambidexter
    .card = Ambidexter
assistant-4 = the Illuminator
    .card = Illuminator
assistant-5 = the Haggler
    .card = Haggler
assistant-6 = the Carpenter
    .card = Carpenter
assistant-7 = the Ferret
    .card = Ferret
assistant-8 = the Mole
    .card = Mole
assistant-9 = the Forger
    .card = Forger
assistant-10 = the Pedlar
    .card = Pedlar
assistant-11 = the Parrot
    .card = Parrot
assistant-12 = the Cuckoo
    .card = Cuckoo
assistant-13 = the Squirrel
    .card = Squirrel

assistant-effect-1 = choose any two different actions each turn
assistant-effect-2 = gain charcoalium for the machine discarded after each round, as much as its level
assistant-effect-3 = repair twice in one action, or dismantle twice
assistant-effect-4 = gain 1 more point for every project you validate
assistant-effect-5 = pay only the base cost of a reserved machine
assistant-effect-6 = have 2 more slots
assistant-effect-7 = once per turn, buy the top machine of the deck for 3 charcoalium
assistant-effect-8 = draw 2 secret projects and score one of them
assistant-effect-9 = buy points for 3 charcoalium each
assistant-effect-10 = make up to 5 transactions in one action
assistant-effect-11 = apply twice the effect of a machine that is repaired
assistant-effect-12 = once per turn, use a production or transformation machine of an opponent
assistant-effect-13 = gain 3 points for each majority

## Projects

project-1 = Second Gear
project-2 = The Rich Vein
project-3 = Triplets
project-4 = High Mechanics
project-5 = Horn of Plenty
project-6 = Dirty Tricks
project-7 = Double Lock
project-8 = Lock and Lockpick
project-9 = The Nest Egg
project-10 = Full House
project-11 = A Bit of Everything
project-12 = Dream Team
project-13 = Metamorphoses
project-14 = Production Line
project-quoted = “{ $project }”

project-condition-1 = at least 3 machines of level 2
project-condition-2 = generate at least 3 of one resource
project-condition-3 = at least 3 identical machines combined in one slot
project-condition-4 = at least 2 machines of level 3
project-condition-5 = generate at least 6 resources, of at least 2 kinds
project-condition-6 = at least 2 attack machines
project-condition-7 = at least 2 defence machines
project-condition-8 = at least 1 defence machine and 1 attack machine
project-condition-9 = at least 15 charcoalium, which are shown and kept
project-condition-10 = at least 6 machines
project-condition-11 = generate wood, copper and crystal all together
project-condition-12 = 3 assistants
project-condition-13 = at least 2 transformation machines
project-condition-14 = at least 4 production machines, in 4 slots or more

## Workshops

# In a sentence, and (.card) as a label.
workshop-1 = workshop 1
    .card = Workshop 1
workshop-2 = workshop 2
    .card = Workshop 2
workshop-3 = workshop 3
    .card = Workshop 3
workshop-4 = workshop 4
    .card = Workshop 4
workshop-5 = workshop 5
    .card = Workshop 5

# How a printed value is known.
source-card = printed
source-rulebook = rulebook
source-inferred = inferred
source-house = our own guess

## What a machine protects from

protection-charcoalium = theft of charcoalium
protection-resources = theft of resources
protection-disabling = being disabled

## What is asked

question-plan = choose a free space
question-use = use your machines, each slot once, or go on
question-collect = take what your space offers, or first buy the top machine of the deck
question-pay = choose the resources that you pay with
question-buy-after = buy the top machine of the deck, or go on
question-dial = choose the two actions of this turn
question-act = choose an action, or go on
question-cubes = choose the cubes that the broken machine gives
question-effect = apply the effect of the machine, or go on
question-remove-project = choose the project that leaves the game, or none
question-disable = choose the slot that is disabled
question-recycle = choose the machine that comes back from the discard pile, or none
question-arrange = choose what the next slot holds

## What can be chosen

option-reserve = Reserve { $machine } (level { $level }) on space { $space }, for { $price } charcoalium
option-sabotage = Send the saboteur to { $machine } (level { $level }) on space { $space }, to have it discarded
option-go-to-extractor = Go to the extractor on space { $space }, to take { $gained }
option-block-extractor = Send the saboteur to block the extractor on space { $space } ({ $shown })
option-use = Use { $machines }: { $spent_count ->
    [0] gain { $gained }
   *[other] give { $spent } for { $gained }
}
option-use-all = Use the { $slots } slots that leave no choice: gain { $gained }
option-borrow = Borrow { $machine } (of { $owner_seats }): { $spent_count ->
    [0] gain { $gained }
   *[other] give { $spent } for { $gained }
}
option-end-use = Go on{ $unused ->
    [0] {""}
    [one] , leaving { $unused } slot unused
   *[other] , leaving { $unused } slots unused
}
option-take-charcoalium = Take { $gained } from the extractor
option-buy-reserved = Buy { $machine } for { $paid }
option-buy-with-resources = Buy { $machine } for { $paid_count ->
    [0] {""}
   *[other] { $paid } and{" "}
}{ $due } resources
option-lose-everything = Lose { $machine }, which you cannot pay for{ $lost_count ->
    [0] {""}
   *[other] , and { $lost } too
}
option-buy-top = Buy the top machine of the deck for { $paid }
option-end-collect = Go on without buying it
option-pay = Pay { $paid }
option-dial = Choose: { $actions }
option-extract = Extract { $gained }
option-recruit = Recruit { $assistant } for { $paid }
option-repair = Repair { $machine } (level { $level }) for { $paid }
option-sell = Sell { $paid } for { $gained } (transaction { $transaction } of { $transactions })
option-buy = Buy { $gained } for { $paid } (transaction { $transaction } of { $transactions })
option-dismantle-broken = Dismantle { $machine } in your yard for { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of its cost ({ $cost })
option-dismantle-for-resources = Dismantle { $machine } for { $gained }
option-dismantle-for-points = Dismantle { $machine } for { $gained }
option-take-cubes = Take { $gained }
option-reorganise = Reorganise your workshop ({ $taken } of { $slots } slots taken)
option-end-action = End the action “{ $action }”
option-end-actions = End your actions{ $actions_count ->
    [0] {""}
   *[other] {""} (left out: { $actions })
}
option-apply = Use { $machine } at once: { $spent_count ->
    [0] gain { $gained }
   *[other] give { $spent } for { $gained }
}
option-no-effect = Go on without using { $machine }
option-remove-project = Remove the project “{ $project }” ({ $project_condition }), worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-remove-none = Remove no project
option-disable = Disable { $machines } of { $target_seat }
option-recycle = Take { $machine } (level { $level }) out of the discard pile, already repaired
option-recycle-none = Take no machine out of the discard pile
option-arrange = { $machines_count ->
    [1] Put { $machines } into a slot of its own
   *[other] Combine in one slot: { $machines }
}

## What follows from a choice, said before it is made

note-reserve-machine_effect = { $machine_effect }
note-reserve-cost = repair: { $cost }
note-reserve-missing = for now you lack { $missing } charcoalium, that is { $due } resources
note-reserve-unpayable = with what you have you would lose everything, and the machine too
note-sabotage-machine_effect = { $machine_effect }
note-buy-top-cards = { $cards ->
    [one] 1 card is left in it
   *[other] { $cards } cards are left in it
}
note-buy-top-reshuffles = it is empty: the discard pile is shuffled first
note-buy-top-short = you then lack { $short } charcoalium for the machine you reserved
note-pay-remaining = you keep { $remaining }
note-extract-completes = at the end of this turn you would validate { $completes }
note-recruit-assistant_effect = { $assistant_effect }
note-recruit-remaining = you keep { $remaining }
note-recruit-completes = at the end of this turn you would validate { $completes }
note-recruit-breaks = at the end of this turn you would no longer validate { $breaks }
note-repair-machine_effect = { $machine_effect }
note-repair-times = you may use it at once{ $times ->
    [one] {""}
    [2] , twice
   *[other] , { $times } times
}
note-repair-exposed_seats = it reaches { $exposed_seats }
note-repair-protected_seats = protected from it: { $protected_seats }
note-repair-recyclable = { $recyclable ->
    [one] 1 machine
   *[other] { $recyclable } machines
} of the discard pile could come back
note-repair-nothing_to_recycle = nothing in the discard pile could come back
note-repair-completes = at the end of this turn you would validate { $completes }
note-sell-completes = at the end of this turn you would validate { $completes }
note-buy-breaks = at the end of this turn you would no longer validate { $breaks }
note-dismantle-for-resources-breaks = at the end of this turn you would no longer validate { $breaks }
note-dismantle-for-points-breaks = at the end of this turn you would no longer validate { $breaks }
note-end-action-actions = you may still { $actions }
note-end-actions-validates = you validate { $validates } and score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-apply-again = and after that { $again ->
    [one] once more
   *[other] { $again } times more
}
note-remove-project-validated_seats = validated by { $validated_seats }
note-remove-project-fulfilled = you would validate it at the end of this turn
note-disable-already = already disabled, nothing would change
note-recycle-machine_effect = { $machine_effect }
note-recycle-completes = at the end of this turn you would validate { $completes }
note-arrange-yields = each use { $takes ->
    [0] brings { $yields }
    [one] turns 1 resource into { $yields }
   *[other] turns { $takes } resources into { $yields }
}
note-arrange-of_choice = each use brings { $of_choice ->
    [one] 1 resource
   *[other] { $of_choice } identical resources
} of your choice
note-arrange-protects = protects from { $protects }
note-arrange-completes = at the end of this turn you would validate { $completes }

## Why something cannot be chosen

reason-space-empty = there is no machine on space { $space }
reason-machine-taken = { $machine } on space { $space } is taken: { $by_seat } has { $piece ->
    [saboteur] a saboteur
   *[handyman] a handyman
} there
reason-extractor-taken = the extractor on space { $space } ({ $shown }) is taken: { $by_seat } has { $piece ->
    [saboteur] a saboteur
   *[handyman] a handyman
} there
reason-slot-used = { $machines }: this slot was already used in this turn
reason-slot-disabled = { $machines }: this slot is disabled until the end of this step
reason-defence-protects = { $machines }: this slot protects you all the time and is not used
reason-instant-machine = { $machines }: the effect came at once, when it was repaired
reason-only-together = { $machine } is not used alone: { $over } lies on it
reason-no-resources = { $machines }: this takes { $needed ->
    [one] { $needed } resource
   *[other] { $needed } resources
}, and you have { $have_count ->
    [0] none
   *[other] only { $have }
}
reason-resources-missing = { $machines }, { $spent } for { $gained }: you lack { $missing }
reason-borrowed-already = { $assistant }: you have already used a machine of an opponent in this turn
reason-borrow-disabled = { $machines } of { $owner_seat }: this slot is disabled
reason-borrow-combined = { $machines } of { $owner_seat }: combined machines cannot be borrowed
reason-dialled-last-turn = { $actions }: this was the pair of your last turn
reason-not-neighbours = { $actions }: these are not side by side on the dial
reason-top-bought-already = you have already bought the top machine of the deck in this turn
reason-no-top-card = there is no top machine to buy: deck and discard pile are empty
reason-top-too-dear = the top machine of the deck costs { $price } charcoalium, and you have { $have ->
    [0] none
   *[other] { $have }
}
reason-not-dialled = { $action }: not in the pair of this turn ({ $actions })
reason-finish-first = { $action }: first finish what you have begun ({ $under_way })
reason-action-done = { $action }: already done in this turn
reason-assistants-enough = you have { $most } assistants, and nobody can have more
reason-no-assistant-left = there is no assistant to recruit
reason-assistant-too-dear = { $assistant } costs { $price } charcoalium: you lack { $missing }
reason-nothing-broken = there is no broken machine in your yard
reason-no-slot-left = you cannot repair: all your { $slots } slots are taken
reason-cost-missing = { $machine } costs { $cost }: you have { $have_count ->
    [0] none of it
   *[other] { $have }
}, and you lack { $missing }
reason-nothing-to-sell = you have no { $stuff_name } to sell
reason-too-dear = { $stuff } costs { $price } charcoalium, and you have { $have ->
    [0] none
   *[other] { $have }
}
reason-combined = { $machines }: combined machines cannot be dismantled
reason-not-dismantlable = { $machine } can never be dismantled
reason-nothing-to-dismantle = you have no machine to dismantle
reason-no-other-arrangement = your machines cannot be arranged in any other way
reason-not-in-cost = { $machine }: its cost has { $count ->
    [0] no { $stuff_name }
   *[other] only { $available }
}
reason-protected = { $target_seat } is protected
reason-nothing-to-disable = { $target_seat } has no machine to disable
reason-instant-not-recycled = { $machine } is an instant machine and does not come back
reason-no-room-for-the-rest = { $machines_count ->
    [1] { $machines } in a slot of its own
   *[other] { $machines } in one slot
}: there would not be enough of your { $slots } slots for the other machines

## What happened

event-reserve = { $player } reserves { $machine } on space { $space }.
event-go-to-extractor = { $player } goes to the extractor on space { $space } ({ $shown }).
event-sabotage = { $player } sends the saboteur to { $machine } on space { $space }.
event-block-extractor = { $player } sends the saboteur to the extractor on space { $space } ({ $shown }).
event-no-space = { $player } finds no free space: { $piece ->
    [saboteur] the saboteur
   *[handyman] the handyman
} waits beside the board.
event-machine-sabotaged = The saboteur of { $player } has { $machine } discarded.
event-extractor-blocked = The saboteur of { $player } has blocked the extractor on space { $space }.
event-turn = { $player } is next.
event-use = { $player } uses { $machines } and { $spent_count ->
    [0] gains { $gained }
   *[other] gives { $spent } for { $gained }
}.
event-borrow = { $player } borrows { $machine } from an opponent and { $spent_count ->
    [0] gains { $gained }
   *[other] gives { $spent } for { $gained }
}.
event-enable = { $player } enables { $machines } again.
event-take-charcoalium = { $player } takes { $gained } from the extractor.
event-buy-reserved = { $player } buys { $machine } for { $paid }.
event-lose-everything = { $player } cannot pay for { $machine }, which is discarded{ $lost_count ->
    [0] {""}
   *[other] , and loses { $lost }
}.
event-reshuffle = The deck is empty: the discard pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) is shuffled into a new one.
event-buy-top = { $player } buys the top machine of the deck for { $paid }: { $machine }.
event-dial = { $player } sets the dial: { $actions }.
event-extract = { $player } extracts { $gained }.
event-recruit = { $player } recruits { $assistant } for { $paid }.
event-draw-secret = { $player } draws { $count } secret projects.
event-draw-secret-known = { $player } draws { $count } secret projects: { $projects }.
event-repair = { $player } repairs { $machine } for { $paid }.
event-apply = { $player } uses { $machine } at once and { $spent_count ->
    [0] gains { $gained }
   *[other] gives { $spent } for { $gained }
}.
event-steal = { $from_seat } gives up { $lost }.
event-steal-nothing = { $from_seat } has no { $stuff_name } to give up.
event-protected = { $target_seat } is protected from { $machine }.
event-keep = { $player } keeps { $gained }{ $returned_count ->
    [0] {""}
   *[other] ; the rest, { $returned }, goes to the reserve
}.
event-remove-project = { $player } removes the project “{ $project }” from the game.
event-remove-none = { $player } removes no project.
event-nothing-to-remove = There is no project left to remove.
event-disable = { $player } disables { $machines } of { $target_seat }.
event-nothing-to-disable = { $target_seat } has no machine to disable.
event-discard-recycler = { $machine } is discarded.
event-recycle = { $player } takes { $machine } out of the discard pile, already repaired.
event-recycle-none = { $player } takes no machine out of the discard pile.
event-nothing-to-recycle = There is no machine in the discard pile that could come back.
event-sell = { $player } sells { $paid } for { $gained }.
event-buy = { $player } buys { $gained } for { $paid }.
event-dismantle-broken = { $player } dismantles { $machine } in the yard.
event-take-cubes = { $player } takes { $gained }.
event-dismantle = { $player } dismantles { $machine } and gains { $gained }.
event-reorganise = { $player } reorganises the workshop.
event-arrange = { $player } { $machines_count ->
    [1] puts { $machines } into a slot of its own
   *[other] combines { $machines }
}.
event-validate = { $player } validates the project “{ $project }”{ $first ->
    [yes] , before anybody else,
   *[no] {""}
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-validate-secret = { $player } reveals the secret project “{ $project }” and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-discard-secret = The other secret project leaves the game unseen.
event-discard-secret-known = The other secret project, “{ $project }”, leaves the game unseen.
event-initiative = { $player } puts { $piece ->
    [saboteur] the saboteur
   *[handyman] the handyman
} on place { $place } of the initiative track.
event-crush = The round is over: { $machine } on space { $space } is discarded.
event-coal-from-the-crusher = { $player } gains { $gained } from it.
event-refill = { $machine } comes to space { $space }.
event-no-machine-left = Deck and discard pile are empty: { $count ->
    [one] 1 space remains
   *[other] { $count } spaces remain
} without a machine.
event-reveal-assistant = { $assistant } can now be recruited.
event-round = Round { $round } begins.
event-announce = { $player } has { $have } points: with { $limit } or more the game ends.
event-majority = { $player } has the most { $stuff_name } ({ $most }) and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = The game is over.

## Results

result-levels = { $winner } wins: { $scores }. The points are equal: the levels of the repaired machines decide.
result-shared = { $players } share the victory: { $scores }. The levels of the repaired machines are equal, too.
result-resignation-shared = { $players } share the victory, as { $loser } has resigned.

## Machines and projects in the fewest words, for tables and small cards

machine-brief-P1 = 1/3/7 charcoalium
machine-brief-P2 = 1/3/5 wood
machine-brief-P3 = 1/3/5 copper
machine-brief-P4 = 1/3/5 crystal
machine-brief-P5 = 1 wood + 1 copper
machine-brief-P6 = 1/3 of your choice
machine-brief-T1 = 1 res. → 3/5 charc.
machine-brief-T2 = 1 res. → 1/3 copper
machine-brief-T3 = 1 res. → 1/3 crystal
machine-brief-T4 = 2 res. → 6/9/12 charc.
machine-brief-A1 = steals 3 charcoalium
machine-brief-A2 = steals 3 wood
machine-brief-A3 = steals 2 copper
machine-brief-A4 = steals 2 crystal
machine-brief-A5 = removes a project
machine-brief-A6 = disables slots
machine-brief-D1 = guards charcoalium
machine-brief-D2 = guards resources
machine-brief-D3 = guards everything
machine-brief-S1 = brings a machine back
machine-brief-S2 = 1/3 points

project-brief-1 = 3 of level 2
project-brief-2 = 3 of one resource
project-brief-3 = 3 identical combined
project-brief-4 = 2 of level 3
project-brief-5 = 6 res. of 2 kinds
project-brief-6 = 2 attack machines
project-brief-7 = 2 defence machines
project-brief-8 = 1 defence, 1 attack
project-brief-9 = 15 charcoalium
project-brief-10 = 6 machines
project-brief-11 = 1 of each resource
project-brief-12 = 3 assistants
project-brief-13 = 2 transformations
project-brief-14 = 4 producing slots

## The table in the terminal

table-point = pts
table-round = Round { $round }
table-turn-of = { $player } to play
table-discard = { $cards ->
    [0] nothing discarded
   *[other] { $cards } discarded
}
table-initiative = Initiative: { $order }
table-waiting = Beside the board: { $players }
table-level = L{ $level }
table-board = Board: price (level + base), repair
table-empty-space = no machine
table-extractor = Extractor
table-saboteur = saboteur: { $player }
table-assistants = Assistants, with their cost
table-assistant = { $assistant }: { $effect }
table-office = Design office, with the points
table-office-empty = The design office is empty
table-validated = done
table-screen = behind the screen
table-house = The values of this workshop are not known to us: they are our own guess.
table-disabled = { $machines } (disabled)
table-used = { $machines } (used)
table-of-choice = { $count } of choice
table-one-of = one of
table-takes = { $count } res. →
table-free-slots = { $count ->
    [0] no free slot
    [one] { $count } free slot
   *[other] { $count } free slots
} of { $slots }
table-in-yard = in the yard: { $machines }
table-own-yard = In the yard, to repair:
table-loose = Still to put somewhere: { $machines }
table-recruited = assistants: { $assistants }
table-dialled = last dialled: { $first }, { $second }
table-secrets = { $count ->
    [one] { $count } secret project
   *[other] { $count } secret projects
}
table-secret = Secret: { $project }, { $points } points ({ $condition }: { $there }/{ $needed })
table-many-pay = Pay all your charcoalium, and:
table-many-reserve = Reserve a machine (and the charcoalium that you lack as yet):
table-many-sabotage = Send the saboteur to a machine:
table-planned = { $machine } (space { $space }{ $missing ->
    [0] {""}
   *[other] , lacks { $missing }
})
table-family-production = Production
table-family-transformation = Transformation
table-family-attack = Attack
table-family-defence = Defence
table-family-special = Special
table-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}{ $discarded ->
    [0] {""}
   *[other] , { $discarded } discarded
}
table-combines = combines with: { $machines }
table-never-combined = never combined
table-never-dismantled = cannot be dismantled
table-projects = Projects, with their points
table-project = { $project }: { $condition }
table-workshops = Workshops, with what one begins with

## Replays and proofs

replay-length = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
verify-shuffles = Workshops, deck, assistants and projects follow from the seed.
verify-shuffles-opened = What was still to be drawn in that position (deck, assistants, projects) was shuffled by the seed; everything else is as the file says.
