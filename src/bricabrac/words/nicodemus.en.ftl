### What only Nicodemus says, in English. The same names, with the same variables in them, are in nicodemus.fr.ftl.

## Machines and projects

colour-blue = blue
colour-purple = purple
colour-red = red
colour-yellow = yellow

# In a sentence, and (.card) as a label.
machine-11 = the Sawtooth
    .card = Sawtooth
machine-12 = the Lantern Mole
    .card = Lantern Mole
machine-13 = the Kettlehog
    .card = Kettlehog
machine-14 = the Prism Moth
    .card = Prism Moth
machine-15 = the Magpie Carousel
    .card = Magpie Carousel
machine-21 = the Bellows Toad
    .card = Bellows Toad
machine-22 = the Triple Carp
    .card = Triple Carp
machine-23 = the Vice Lobster
    .card = Vice Lobster
machine-24 = the Scale Tortoise
    .card = Scale Tortoise
machine-25 = the Great Gulper
    .card = Great Gulper
machine-31 = the Tong Raccoon
    .card = Tong Raccoon
machine-32 = the Gripper Octopus
    .card = Gripper Octopus
machine-33 = the Siren Vulture
    .card = Siren Vulture
machine-34 = the Acid Wasp
    .card = Acid Wasp
machine-41 = the Drafting Heron
    .card = Drafting Heron
machine-42 = the Mirror Chameleon
    .card = Mirror Chameleon

effect-harvest-wood = gain 1 wood for each wood machine of the bric-a-brac
effect-harvest-copper = gain 1 copper for each copper machine of the bric-a-brac
effect-harvest-crystal = gain 1 crystal for each crystal machine of the bric-a-brac
effect-harvest-charcoalium = gain 1 charcoalium for each charcoalium machine of the bric-a-brac
effect-harvest-wild = choose a resource and gain 1 of it for each wild machine of the bric-a-brac
effect-scrap-from-hand = discard a card from hand for 2 cubes of its cost
effect-scrap-one-of-last-three = discard one of the last three machines before this one for 1 cube of its cost
effect-scrap-one-of-last-two = discard one of the last two machines before this one for 1 cube of its cost and 1 charcoalium
effect-scrap-last = discard the last machine before this one for 2 cubes of its cost
effect-exchange = exchange 1 charcoalium for 1 resource or the reverse, up to three times
effect-steal-charcoalium = steal 1 charcoalium and a random card
effect-steal-resource = steal 1 resource and a random card
effect-ransack = the opponent keeps only 2 random cards and returns 2 charcoalium
effect-spoil = make the opponent return 2 chosen resources
effect-draw-projects = draw 2 projects and keep 1
effect-copy = copy the effect of another machine of the bric-a-brac

project-10 = one machine of each colour
project-11 = two blue machines
project-12 = two purple machines
project-13 = two red machines
project-14 = two yellow machines
project-20 = two identical machines
project-21 = two machines worth 1
project-22 = two machines worth 2
project-23 = two machines worth 3
project-31 = charcoalium and wood
project-32 = charcoalium and copper
project-33 = charcoalium and crystal
project-34 = two charcoalium
project-35 = two wood
project-36 = two copper
project-37 = two crystal
project-38 = wood, copper and crystal
project-quoted = “{ $project }”

## What is asked

question-action = play a machine from your hand, or repair one of the bric-a-brac
question-use = choose what the machine you played gives
question-copied = choose the machine whose effect is copied
question-scrap-from-hand = choose a card to discard
question-scrap-from-board = choose a machine of the bric-a-brac to discard
question-cubes = choose the cubes you gain
question-wild-harvest = choose the resource you gain
question-exchange = exchange with the reserve, or stop
question-stolen-resource = choose the resource you steal
question-spoiled = choose the resources your opponent returns
question-kept-project = choose the project you keep
question-projects = complete a project, or go on without
question-machines-used = choose the machines that the projects use up

## What can be chosen

option-play = Play { $machine }
option-repair = Repair { $machine } on space { $space }: { $paid_count ->
    [0] pay no cubes
   *[other] pay { $paid }
}{ $wilds_count ->
    [0] {""}
   *[other] {" "}(your wilds save { $wilds })
}{ $fee ->
    [0] {""}
   *[other] , lay a fee of { $fee } charcoalium
}{ $collected ->
    [0] {""}
   *[other] , collect { $collected } charcoalium
}, score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-pass = Pass
option-use-charcoalium = Gain { $amount } charcoalium, one per point
option-use-production = Gain 1 { $stuff_name }, from its production zone
option-use-effect = Apply its effect: { $effect }
option-copy = Copy { $machine }: { $effect }
option-scrap-hand = Discard { $machine } from your hand (cost: { $cost })
option-scrap-board = Discard { $machine } on space { $space } (cost: { $cost }){ $charcoalium ->
    [0] {""}
    [one] ; { $charcoalium } charcoalium on it goes back to the reserve
   *[other] ; { $charcoalium } charcoalium on it go back to the reserve
}
option-gain-cubes = Gain { $gained }
option-harvest = Harvest { $stuff_name }: { $gained }
option-exchange = Give { $given } for { $gained }
option-stop = Stop exchanging
option-steal = Steal { $stuff }
option-spoil = Your opponent returns { $lost }
option-keep = Keep the project “{ $project }”, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-complete = Complete the project “{ $project }”: score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-no-more-projects = { $chosen ->
    [0] Complete no project
   *[other] Complete no other project
}
option-set-aside = Use { $machines }{ $kept_count ->
    [0] {""}
   *[other] , and keep { $kept }
}

## What follows from a choice, said before it is made

note-use-effect-gained = now: { $gained }
note-use-effect-from_opponent = { $from_opponent } from your opponent, as the reserve runs out
note-copy-gained = now: { $gained }
note-copy-from_opponent = { $from_opponent } from your opponent, as the reserve runs out
note-use-charcoalium-from_opponent = { $from_opponent } from your opponent, as the reserve runs out
note-use-charcoalium-lost = but { $lost } cannot be had: there is none left
note-use-effect-lost = but { $lost } cannot be had: there is none left
note-copy-lost = but { $lost } cannot be had: there is none left
note-use-production-from_opponent = from your opponent, as the reserve has none
note-use-production-lost = brings nothing: there is none left
note-gain-cubes-from_opponent = { $from_opponent } from your opponent, as the reserve runs out
note-gain-cubes-lost = but { $lost } cannot be had: there is none left
note-harvest-from_opponent = { $from_opponent } from your opponent, as the reserve runs out
note-harvest-lost = but { $lost } cannot be had: there is none left
note-exchange-from_opponent = from your opponent, as the reserve has none
note-repair-completes = you may then complete { $completes }
note-repair-clears = your workshop is then full: { $clears } are set aside, unless projects take machines first

## Why something cannot be chosen

reason-charcoalium-missing = { $machine } on space { $space }: { $after ->
    [one] 1 machine comes after it
   *[other] { $after } machines come after it
}, { $less ->
    [0] your workshop takes nothing off the fee
   *[other] your workshop takes { $less } off the fee
}, and you have { $have ->
    [0] no charcoalium
   *[other] { $have } charcoalium
}
reason-cubes-missing = { $machine } on space { $space } costs { $cost }: you have { $have_count ->
    [0] none of it
   *[other] { $have }
}{ $less_count ->
    [0] {""}
   *[other] , your workshop takes off { $less }
}, and you lack { $missing }{ $wilds ->
    [0] {""}
    [one] , of which your wild saves only 1 cube
   *[other] , of which your wilds save only { $wilds } cubes
}
reason-empty-hand = you have no machine to play: your hand is empty
reason-no-card-to-scrap = { $machine }: no effect, as you have no card to discard
reason-no-earlier-machine = { $machine }: no effect, as there is no earlier machine on the bric-a-brac
reason-no-exchange = { $machine }: no effect, as no exchange would bring you anything
reason-no-project-left = { $machine }: no effect, as the project pile is empty
reason-nothing-to-copy = { $machine }: no effect, as no other machine has one that could be applied
reason-copy-of-copy = { $machine } cannot be copied: it only copies
reason-out-of-reach = { $machine } is too far back: only the last { $reach } machines before the one you played can be discarded
reason-not-printed = the cost of { $machine } shows no { $stuff_name }
reason-nothing-to-give = you have no { $given_name } to give
reason-nothing-to-gain = no { $gained_name } is left to gain, neither in the reserve nor with your opponent
reason-opponent-has-none = your opponent has no { $stuff_name }
reason-newest-not-used = “{ $project }”: your workshop fulfils it, but only without the machine you have just repaired
reason-requirement-not-met = “{ $project }”: your workshop does not fulfil it

## What happened

event-play = { $player } plays { $machine }.
event-pass = { $player } can do nothing and passes.
event-repair = { $player } repairs { $machine } { $paid_count ->
    [0] at no cost
   *[other] for { $paid }
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-collect = { $player } collects { $amount } charcoalium that lay on it.
event-use-effect = { $player } applies its effect: { $effect }.
event-copy = { $player } copies { $machine }: { $effect }.
event-scrap-hand = { $player } discards { $machine } from hand.
event-scrap-board = { $player } discards { $machine } from the bric-a-brac{ $charcoalium ->
    [0] {""}
    [one] ; { $charcoalium } charcoalium goes back to the reserve
   *[other] ; { $charcoalium } charcoalium go back to the reserve
}.
event-exchange = { $player } gives { $given } for { $gained }{ $from_opponent ->
    [yes] , which comes from { $opponent }, as the reserve has none
   *[no] {""}
}.
event-gain = { $player } gains { $gained }{ $from_opponent_count ->
    [0] {""}
   *[other] , taking { $from_opponent } from { $opponent }, as the reserve ran out
}.
event-gain-nothing = { $player } gains nothing: there is none left.
event-ransack = { $player } ransacks { $opponent }, who { $discarded_count ->
    [0] { $lost_count ->
        [0] has nothing to lose
       *[other] returns { $lost }
    }
   *[other] discards { $discarded }{ $lost_count ->
        [0] {""}
       *[other] , and returns { $lost }
    }
}.
event-spoil = { $player } spoils the stock of { $opponent }, who { $lost_count ->
    [0] has nothing to return
   *[other] returns { $lost }
}.
event-steal = { $player } steals { $stolen } from { $opponent }.
event-steal-card = { $player } steals a card from the hand of { $opponent }.
event-steal-card-known = { $player } steals { $machine } from the hand of { $opponent }.
event-steal-nothing = { $player } finds nothing to steal from { $opponent }.
event-complete = { $player } completes the project “{ $project }” and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set-aside = { $player } sets aside { $machines }.
event-workshop-limit = The workshop is full: { $player } sets aside { $machines }.
event-draw-projects = { $player } draws { $count ->
    [one] 1 project
   *[other] { $count } projects
}.
event-draw-projects-known = { $player } draws { $count ->
    [one] 1 project
   *[other] { $count } projects
}: { $projects }.
event-keep-project = { $player } keeps the project “{ $project }”.
event-box-project = { $player } returns a project to the box.
event-box-project-known = { $player } returns the project “{ $project }” to the box.
event-draw = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-draw-known = { $player } draws { $machines }.
event-sweep = The bric-a-brac is full: { $machines } are discarded{ $charcoalium ->
    [0] {""}
    [one] ; { $charcoalium } charcoalium goes back to the reserve
   *[other] ; { $charcoalium } charcoalium go back to the reserve
}.
event-last-round = { $reason ->
    [points] { $player } has 20 points or more
   *[deck] { $player } cannot draw up to 5 cards
}: the end is triggered, and the game is over when this round is.
event-over = The game is over.
event-turn = { $player } is next.

## Results

result-charcoalium = { $winner } wins: { $scores }. The points are equal: more charcoalium decides.
result-resources = { $winner } wins: { $scores }. Points and charcoalium are equal: more resources decide.
result-shared = { $players } share the victory: { $scores }. Charcoalium and resources are equal, too.

## The table in the terminal

table-turn = Turn { $turn }
table-turn-of = Turn { $turn }: { $player }
table-first-player = { $player } went first
table-last-round = LAST ROUND
table-board = Bric-a-brac
table-projects = Projects (points), progress of { $first } / { $second }; pile: { $pile }
table-no-projects = No revealed project is left ({ $pile } in the pile).
table-reserve = Reserve
table-player = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
table-workshop = Workshop
table-hand = Hand
table-known-hand = In hand, known to you
table-private-project = private project
table-card = machine
table-points = pts
table-colour = colour
table-shows = shows
table-copies = { $copies } copies, { $gone } gone
table-group-play = Play, from your hand
table-group-repair = Repair, on the bric-a-brac

## Replays and proofs

replay-length = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
verify-shuffles = Deck, project pile, first player and random cards follow from the seed.
verify-shuffles-opened = What was still to be drawn in that position (deck, project pile, random cards) was shuffled by the seed; hands and table are as the file says.
