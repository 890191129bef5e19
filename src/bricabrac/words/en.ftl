### Every sentence for people, in English. The same names, with the same numbers in them, are in fr.ftl.

## Materials and machines

stuff-charcoalium = charcoalium
stuff-wood = wood
stuff-copper = copper
stuff-crystal = crystal
stuff-wild = wild
amount-charcoalium = { $count } charcoalium
amount-wood = { $count } wood
amount-copper = { $count } copper
amount-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
nothing = nothing
list-and = { $first } and { $last }

colour-blue = blue
colour-purple = purple
colour-red = red
colour-yellow = yellow

machine-11 = the Sawtooth
machine-12 = the Lantern Mole
machine-13 = the Kettlehog
machine-14 = the Prism Moth
machine-15 = the Magpie Carousel
machine-21 = the Bellows Toad
machine-22 = the Triple Carp
machine-23 = the Vice Lobster
machine-24 = the Scale Tortoise
machine-25 = the Great Gulper
machine-31 = the Tong Raccoon
machine-32 = the Gripper Octopus
machine-33 = the Siren Vulture
machine-34 = the Acid Wasp
machine-41 = the Drafting Heron
machine-42 = the Mirror Chameleon

effect-harvest-wood = gain 1 wood for each machine on the bric-a-brac that shows wood
effect-harvest-copper = gain 1 copper for each machine on the bric-a-brac that shows copper
effect-harvest-crystal = gain 1 crystal for each machine on the bric-a-brac that shows crystal
effect-harvest-charcoalium = gain 1 charcoalium for each machine on the bric-a-brac that shows charcoalium
effect-harvest-wild = gain 1 resource of one kind of your choice for each machine on the bric-a-brac that shows wild
effect-scrap-from-hand = discard a machine from your hand for 2 cubes of its cost
effect-scrap-one-of-last-three = discard one of the last 3 machines for 1 cube of its cost
effect-scrap-one-of-last-two = discard one of the last 2 machines for 1 cube of its cost and 1 charcoalium
effect-scrap-last = discard the last machine for 2 cubes of its cost
effect-exchange = exchange 1 charcoalium for 1 resource or the reverse, up to 3 times
effect-steal-charcoalium = steal 1 charcoalium and a random card
effect-steal-resource = steal 1 resource and a random card
effect-ransack = the opponent keeps only 2 random cards and returns 2 charcoalium
effect-spoil = the opponent returns 2 resources of your choice
effect-draw-projects = draw 2 projects and keep 1 for yourself
effect-copy = copy the effect of another machine on the bric-a-brac

project-10 = one machine of each colour
project-11 = two blue machines
project-12 = two purple machines
project-13 = two red machines
project-14 = two yellow machines
project-20 = two identical machines
project-21 = two machines worth 1 point
project-22 = two machines worth 2 points
project-23 = two machines worth 3 points
project-31 = charcoalium and wood shown
project-32 = charcoalium and copper shown
project-33 = charcoalium and crystal shown
project-34 = charcoalium shown twice
project-35 = wood shown twice
project-36 = copper shown twice
project-37 = crystal shown twice
project-38 = wood, copper and crystal shown

## What is asked

question-action = play a machine from your hand, or repair one of the bric-a-brac
question-use = choose what the machine you played gives
question-copied = choose the machine whose effect is copied
question-scrap-from-hand = choose a card to discard
question-scrap-from-board = choose a machine of the bric-a-brac to discard
question-cubes = choose the cubes you gain
question-wild-harvest = choose the resource you harvest
question-exchange = exchange with the reserve, or stop
question-stolen-resource = choose the resource you steal
question-spoiled = choose the resources your opponent returns
question-kept-project = choose the project you keep
question-projects = complete a project, or no more
question-machines-used = choose the machines that the projects use up

## What can be chosen

option-play = Play { $machine }
option-repair = Repair { $machine } on space { $space }: pay { $paid }{ $fee ->
    [0] {""}
   *[other] {" "}and a fee of { $fee } charcoalium
}{ $wilds_count ->
    [0] {""}
   *[other] {" "}(wilds pay { $wilds })
}{ $collected ->
    [0] {""}
   *[other] , collect { $collected } charcoalium
}, score { $points }
option-pass = Pass
option-use-charcoalium = Gain { $amount } charcoalium
option-use-production = Produce { $stuff }
option-use-effect = Apply the effect: { $effect }
option-copy = Copy { $machine }: { $effect }
option-scrap-hand = Discard { $machine } from your hand
option-scrap-board = Discard { $machine } on space { $space }{ $charcoalium ->
    [0] {""}
   *[other] {" "}({ $charcoalium } charcoalium on it returns to the reserve)
}
option-gain-cubes = Gain { $gained }
option-harvest = Harvest { $stuff } per wild machine
option-exchange = Give { $given } for { $gained }
option-stop = Stop exchanging
option-steal = Steal { $stuff }
option-spoil = Make your opponent return { $lost }
option-keep = Keep the project: { $project } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
option-complete = Complete the project: { $project } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
option-no-more-projects = { $chosen ->
    [0] Complete no project
   *[other] No more projects
}
option-set-aside = Use up { $machines }

## Why something cannot be chosen

reason-charcoalium-missing = { $machine } on space { $space }: { $after ->
    [one] 1 machine comes after it
   *[other] { $after } machines come after it
}, { $less ->
    [0] your workshop takes nothing off the fee
   *[other] your workshop takes { $less } off the fee
}, and you have { $have } charcoalium
reason-cubes-missing = { $machine } on space { $space } costs { $cost }: you have { $have }, { $less_count ->
    [0] your workshop takes nothing off
   *[other] your workshop takes off { $less }
}{ $wilds ->
    [0] {""}
    [one] {" "}and 1 cube of your choice
   *[other] {" "}and { $wilds } cubes of your choice
}; without them { $missing } are missing
reason-empty-hand = your hand is empty
reason-no-card-to-scrap = no effect: you have no card to discard
reason-no-earlier-machine = no effect: there is no earlier machine on the bric-a-brac
reason-no-exchange = no effect: no exchange would bring you anything
reason-no-project-left = no effect: the project pile is empty
reason-nothing-to-copy = no effect: no other machine has an effect that could be applied
reason-copy-of-copy = { $machine } cannot be copied: it only copies
reason-out-of-reach = { $machine } is too far back: only the last { $reach } machines can be discarded
reason-not-printed = the cost of { $machine } shows no such cube ({ $stuff })
reason-nothing-to-give = you do not have { $given } to give
reason-nothing-to-gain = neither the reserve nor your opponent has { $gained } to give
reason-opponent-has-none = your opponent does not have { $stuff }
reason-newest-not-used = { $project }: your workshop fulfils it, but without the machine you just repaired
reason-requirement-not-met = { $project }: your workshop does not fulfil it

## What happened

event-play = { $player } plays { $machine }.
event-pass = { $player } can do nothing and passes.
event-repair = { $player } repairs { $machine } for { $paid } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-collect = { $player } collects { $amount } charcoalium that lay on it.
event-use-effect = { $player } applies its effect.
event-copy = { $player } copies { $machine }.
event-scrap-hand = { $player } discards { $machine } from the hand.
event-scrap-board = { $player } discards { $machine } from the bric-a-brac{ $charcoalium ->
    [0] {""}
   *[other] ; { $charcoalium } charcoalium returns to the reserve
}.
event-exchange = { $player } gives { $given } for { $gained }{ $from_opponent ->
    [yes] {" "}of { $opponent }, as the reserve has none
   *[no] {""}
}.
event-gain = { $player } gains { $gained }{ $from_opponent_count ->
    [0] {""}
   *[other] , of which { $from_opponent } from { $opponent }, as the reserve ran out
}.
event-gain-nothing = { $player } gains nothing: there is none left.
event-ransack = { $player } ransacks { $opponent }, who discards { $discarded } and returns { $lost }.
event-spoil = { $player } spoils the stock of { $opponent }, who returns { $lost }.
event-steal = { $player } steals { $stolen } from { $opponent }.
event-steal-card = { $player } steals a card from the hand of { $opponent }.
event-steal-card-known = { $player } steals { $machine } from the hand of { $opponent }.
event-steal-nothing = { $player } finds nothing to steal from { $opponent }.
event-complete = { $player } completes the project “{ $project }” and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set-aside = { $player } sets aside { $machines }.
event-workshop-limit = The workshop of { $player } is full: { $machines } are set aside.
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
   *[other] , and { $charcoalium } charcoalium returns to the reserve
}.
event-last-round = { $reason ->
    [points] { $player } has 20 points or more: the end of the game is triggered.
   *[deck] { $player } cannot draw up to 5 cards: the end of the game is triggered.
}
event-over = The game is over.
event-turn = { $player } is next.

## Results

result-points = { $winner } wins, { $scores }.
result-charcoalium = { $winner } wins: the points are equal ({ $scores }), the charcoalium decides.
result-resources = { $winner } wins: points ({ $scores }) and charcoalium are equal, the resources decide.
result-resignation = { $winner } wins: the opponent has resigned.
result-shared = { $players } share the victory: points, charcoalium and resources are equal.

## What is refused

refusal-game-over = the game is over
refusal-stale-choice = this choice was meant for another moment (choice { $meant }, now it is { $now })
refusal-not-your-decision = it is not for you to decide now
refusal-no-such-seat = there is no seat { $seat }
refusal-undo-nothing = there is nothing to take back
refusal-undo-not-yours = the last choice was not yours: taking it back needs everybody's consent
refusal-undo-revealed = your last choice revealed something: taking it back needs everybody's consent
refusal-undo-turn-ended = your turn has ended: taking it back needs everybody's consent
refusal-undo-after-resignation = after a resignation nothing can be taken back

## The terminal

table-turn = Turn { $turn }
table-last-round = last round
table-board = Bric-a-brac
table-projects = Projects
table-reserve = Reserve
table-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
table-pile = { $tiles ->
    [one] { $tiles } project in the pile
   *[other] { $tiles } projects in the pile
}
table-workshop = Workshop
table-hand = Hand
table-hidden = hidden
table-card = card
table-points = points
table-points-short = pts
table-shows = shows
table-cost = cost
table-lying = on it
table-your-move = { $player }: { $question }
table-space = space
table-own-projects = own projects
table-effect = effect
prompt-choice = Your choice (a number; h for help)
prompt-help = Numbers choose. Other commands: { $undo } take back, { $why } what cannot be chosen and why, { $log } what happened, { $cards } all machines, { $save } FILE save, { $resign } resign, { $quit } leave (the game is kept).
prompt-unknown = “{ $typed }” is not one of the choices: type a number from 1 to { $last }, or h for help.
prompt-taken-back = Taken back: { $choice }
prompt-consent = { $reason }. Do all agree? (y/n)
prompt-yes = y
prompt-saved = Saved in { $path }
prompt-not-saved = Could not be saved in { $path }: { $why }
prompt-kept = The game is kept: bricabrac play { $game } --continue goes on.
prompt-resign = Really resign? (y/n)
prompt-pass-on = Hand over to { $player}, who presses Enter.
prompt-continue = Continuing a game of { $first } against { $second } after { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
prompt-promise = The shuffles follow from a secret seed. Its hash (SHA-256): { $promise }
prompt-seed = The seed was { $seed }. Check it with: bricabrac verify { $path }
prompt-nothing-blocked = Nothing is blocked: all that could be expected can be chosen.
prompt-no-kept-game = No game to continue.
name-player = Player
name-first-player = Player 1
name-second-player = Player 2
name-bot = { $level ->
    [random] Bot (random)
   *[greedy] Bot (greedy)
}
replay-moment = Choice { $number } of { $total }
replay-start = The deal
verify-promise = The seed fits the hash published before the game: { $promise }
verify-shuffles = Deck, project pile, first player and random cards follow from the seed.
verify-choices = { $count ->
    [one] The one choice was legal
   *[other] All { $count } choices were legal
} and lead to the recorded hashes and result.
verify-start = The game began from a position of another game (its hash: { $promise }, after choice { $choices }).
verify-not-over = The game is not over: its seed is still a secret, and nothing can be proved yet.
verify-other-promise = The published hash { $published } is not that of the seed ({ $promise }).
verify-good = Verified.
