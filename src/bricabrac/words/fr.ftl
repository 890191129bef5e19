### Les phrases destinées aux joueurs qui ne sont pas propres à un jeu, en français (celles d’un jeu : JEU.fr.ftl).
### Mêmes noms et mêmes variables que dans en.ftl.
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
list-several = { $what } (×{ $count })

## Résultats

result-score = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-points = { $winner } gagne : { $scores }.
result-resignation = { $winner } gagne, car { $loser } a abandonné.

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

table-deck = { $cards ->
    [0] la pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-charcoalium = charb.
table-wood = bois
table-copper = cuivre
table-crystal = cristal
table-your-move = { $player } : { $question }.
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
prompt-consent-bot = { $reason } ; { $bots ->
    [one] le robot est d’accord
   *[other] les robots sont d’accord
}. Annuler, sachant ce que vous avez vu ? (o/n)
prompt-not-taken-back = Rien n’a été annulé.
prompt-yes = o oui
prompt-saved = Enregistré dans { $path }
prompt-not-saved = Impossible d’enregistrer dans { $path } : { $why }
prompt-exists = { $path } existe déjà : choisissez un autre nom.
prompt-kept = La partie est conservée. Pour la reprendre :
prompt-not-kept = La partie n’a pas pu être conservée.
prompt-resign = Abandonner pour de bon ? (o/n)
prompt-hide = Entrée efface l’écran.
prompt-pass-on = À { $player } : appuyez sur Entrée quand personne d’autre ne regarde.
prompt-continue = On reprend : { $players }, après { $count ->
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
name-seat = Joueur { $seat }
name-bot = { $level ->
    [random] Robot{ $number } (hasard)
    [greedy] Robot{ $number } (glouton)
   *[other] Robot{ $number } ({ $level })
}

## Erreurs dans la ligne de commande

error-no-game = il n’y a pas de jeu « { $name } » : choisissez parmi { $known }
error-no-bot = il n’y a pas de robot « { $name } » pour { $game } : choisissez parmi { $known }
error-names = --names : { $most ->
    [one] un nom
   *[other] { $most } noms au plus, séparés par des virgules
} ; un nom n’est pas vide et ne commence pas par « bot: »
error-players = { $game } se joue { $most ->
    [2] à 2
   *[other] de { $least } à { $most }
}, pas à { $players }
error-open-screens = --open-screens : { $game } n’a pas de paravents
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

replay-title = { $game } : { $players }
replay-size = { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
}, { $length }, { $undone ->
    [0] aucun annulé
    [one] { $undone } annulé
   *[other] { $undone } annulés
}
replay-viewer = Telle que { $viewer } l’a vue
replay-spectator = Telle que l’a vue un spectateur
replay-open = Tout à découvert
replay-moment = Après le choix { $number } sur { $total }
replay-start = La mise en place
replay-not-over = La partie n’est pas terminée.
verify-promise = La graine correspond à l’empreinte publiée avant la partie :
verify-by-hand = Pour le voir vous-même : { $command }
verify-compare = Comparez-la à l’empreinte montrée avant la partie, ou donnez celle-ci avec --promise : alors seulement, il est sûr que personne n’a choisi la graine après coup.
verify-published = C’est bien l’empreinte que vous dites publiée.
verify-choices = { $count ->
    [0] Aucun choix n’a été fait
    [one] Le seul choix était permis
   *[other] Les { $count } choix étaient permis
}, et les empreintes et le résultat enregistrés sont exacts.
verify-start = La partie est née d’une position d’une autre partie (son empreinte : { $promise }, après le choix { $choices }).
verify-start-unknown = La partie est née d’une position dont le fichier ne dit pas l’origine.
verify-same-luck = La partie est née d’une position avec la chance qu’elle avait : sa graine n’a rien mélangé, rien ne peut donc être prouvé.
verify-not-over = La partie n’est pas terminée : sa graine est encore secrète, rien ne peut être prouvé.
verify-other-promise = L’empreinte publiée { $published } n’est pas celle de la graine ({ $promise }).
verify-good = Vérifié.
