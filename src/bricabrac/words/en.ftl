### Every sentence for people that is not about one game, in English (those of a game: GAME.en.ftl).
### The same names, with the same variables in them, are in fr.ftl.
### Numbers of things have a selector wherever the words around them change with it.

## Materials and machines

stuff-charcoalium = charcoalium
stuff-wood = wood
stuff-copper = copper
stuff-crystal = crystal
stuff-wild = wild
amount-charcoalium = { $count } charcoalium
amount-wood = { $count } wood
amount-copper = { $count } copper
amount-crystal = { $count } crystal
nothing = nothing
list-and = { $first } and { $last }
list-several = { $what } (×{ $count })

## Results

result-score = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-points = { $winner } wins: { $scores }.
result-resignation = { $winner } wins, as { $loser } has resigned.

## What is refused

refusal-game-over = the game is over
refusal-stale-choice = this choice was meant for another moment (choice { $meant }; now it is choice { $now })
refusal-not-your-decision = it is not for you to decide now
refusal-no-such-seat = there is no seat { $seat }
refusal-undo-nothing = there is nothing to take back
refusal-undo-not-yours = the last choice was not yours: taking it back needs everybody’s consent
refusal-undo-revealed = the last choice revealed something: taking it back needs everybody’s consent
refusal-undo-turn-ended = your turn has ended: taking it back needs everybody’s consent
refusal-undo-after-resignation = after a resignation nothing can be taken back

## The table in the terminal

table-deck = { $cards ->
    [0] the deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
table-charcoalium = charc.
table-wood = wood
table-copper = copper
table-crystal = crystal
table-your-move = { $player }: { $question }.
table-since = Since your last turn:
table-after-choice = What this did:

## The keyboard

# One letter, then words that do the same.
command-undo = u undo
command-why = ? why
command-log = l log
command-cards = c cards
command-table = t table
command-save = s save
command-resign = r resign
command-quit = q quit
command-help = h help
prompt-choice = Your choice (a number; h for help)
prompt-help = A number chooses. Or type:
help-undo = take back your last choice (against a bot as far as you like; what was revealed since, you have seen)
help-why = what cannot be chosen, and why
help-log = everything that has happened
help-cards = all machines and their effects
help-table = the table once more
help-save = save a copy: { $command } FILE
help-resign = resign
help-quit = leave; the game is kept
help-help = this help
prompt-unknown = “{ $typed }” is not one of the choices: type a number from 1 to { $last }, or h for help.
prompt-taken-back = Taken back: { $choice }
prompt-consent = { $reason }. Do all agree? (y/n)
prompt-consent-bot = { $reason }; { $bots ->
    [one] the bot consents
   *[other] the bots consent
}. Take it back, with what you have seen? (y/n)
prompt-not-taken-back = Nothing was taken back.
prompt-yes = y yes
prompt-saved = Saved in { $path }
prompt-not-saved = Could not be saved in { $path }: { $why }
prompt-exists = { $path } exists already: choose another name.
prompt-kept = The game is kept. To go on:
prompt-not-kept = The game could not be kept.
prompt-resign = Really resign? (y/n)
prompt-hide = Enter clears the screen.
prompt-pass-on = Now { $player }: press Enter when nobody else is looking.
prompt-continue = Going on: { $players }, after { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
prompt-promise = Every shuffle follows from a secret seed, shown at the end. Its hash (SHA-256), to check it by:
prompt-seed = The seed was:
prompt-promised = Its hash (SHA-256), shown before the game:
prompt-verify = To check the shuffles:
prompt-undos = Choices taken back: { $count }.
prompt-nothing-blocked = Nothing is blocked: all that could be expected can be chosen.
name-player = Player
name-seat = Player { $seat }
name-bot = { $level ->
    [random] Bot{ $number } (random)
    [greedy] Bot{ $number } (greedy)
   *[other] Bot{ $number } ({ $level })
}

## Mistakes on the command line

error-no-game = there is no game “{ $name }”: choose one of { $known }
error-no-bot = there is no bot “{ $name }” for { $game }: choose one of { $known }
error-names = --names: { $most ->
    [one] one name
   *[other] at most { $most } names, separated by commas
}; a name is not empty and does not begin with “bot:”
error-players = { $game } is for { $most ->
    [2] 2
   *[other] { $least } to { $most }
} players, not { $players }
error-open-screens = --open-screens: { $game } has no screens
error-nothing-kept = there is no game to go on with
error-load-and-more = { $option } is for new games: it does not go with --load or --continue
error-at-alone = --at says after how many choices of a kept game to begin: it goes with --load
error-load-or-continue = --load or --continue, not both
error-save-exists = --save: { $path } exists already; --load goes on with a saved game
error-other-game = { $path } is a game of { $found }, not of { $game }
error-no-file = { $path }: there is no such file
error-file-unreadable = { $path }: this is not a game of bricabrac, or it is damaged ({ $detail })
error-file-changed = { $path }: this file was changed or is damaged ({ $detail })
error-file-version = { $path }: this file needs another version of bricabrac ({ $detail })
error-at = --at: the game has the positions 0 to { $last }, not { $at }
error-viewer = --viewer: there are the seats 0 to { $last }, and -1 for a spectator

## Replays and proofs

replay-title = { $game }: { $players }
replay-size = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, { $length }, { $undone ->
    [0] none taken back
    [one] 1 taken back
   *[other] { $undone } taken back
}
replay-viewer = As { $viewer } saw it
replay-spectator = As a spectator saw it
replay-open = Everything open
replay-moment = After choice { $number } of { $total }
replay-start = The deal
replay-not-over = The game is not over.
verify-promise = The seed fits the hash published before the game:
verify-by-hand = To see it for yourself: { $command }
verify-compare = Compare it with the hash you were shown before the game, or give that with --promise: only then is it certain that nobody chose the seed afterwards.
verify-published = It is the hash that you say was published.
verify-choices = { $count ->
    [0] No choice was made
    [one] The one choice was legal
   *[other] All { $count } choices were legal
}, and the recorded hashes and result are right.
verify-start = The game began from a position of another game (its hash: { $promise }, after choice { $choices }).
verify-start-unknown = The game began from a position of which the file does not say where it comes from.
verify-same-luck = The game began from a position with the luck that it had: its seed shuffled nothing, so nothing can be proved.
verify-not-over = The game is not over: its seed is still a secret, and nothing can be proved yet.
verify-other-promise = The published hash { $published } is not that of the seed ({ $promise }).
verify-good = Verified.
