### What is played in this browser, without a server.

## Where

new-where = Where
new-where-here = In this browser
new-where-here-note = Alone against the computer, or with people at this screen. It needs no network and stays on this device.
new-where-online = Online
new-where-online-note = With others over the net, everybody at their own device.
here-no-server = There is no server behind this page. Playing with others over the net needs one.
here-row = in this browser

## Loading

here-preparing = Getting ready
here-loading-python = Loading what the game runs on
here-loading-game = Loading rules, cards and opponents
here-loading-start = Starting
here-loaded = { $done } of { $total } MB
here-once = Only the first time takes this long: the browser keeps what it has loaded.
engine-title = The game does not run here now
engine-unsupported = The browser is too old for it. A present Firefox, Chrome, Edge or Safari can do it.
engine-no_storage = The browser keeps nothing for this page: perhaps this is a private window, or storage is switched off for it. Allow it, or use another window.
engine-blocked = Landsraad is open in another tab in an older form. Close that tab, then try again.
engine-outdated = What this browser keeps was written by a newer Landsraad than this page. Load the page anew.
engine-full = There is no room left on this device. Make some, then try again.
engine-offline = The network was lost on the way. Try again when it is back.
engine-broken = It has stopped: perhaps there is not enough memory. Close other tabs, then try again.
engine-silent = It does not answer any more. Start it again: whatever was done is kept.
engine-restart = Start it again
here-lost = It takes longer than usual …
here-elsewhere = This game is not in this browser. It is kept in the one in which it was begun; there it can be exported, and then imported here.

## A game

here-more = More: { $game }
here-save = Save as a file
here-remove = Remove
here-remove-title = Remove this game?
here-remove-sure = “{ $game }” is then gone from this browser, and nobody else has it.
here-remove-no = Keep it
here-put-online = Put it onto the server
here-put-online-done = The game is on the server now. The one in this browser stays as it is.

## What the browser keeps

here-kept = Kept in this browser
here-kept-note = Games that are played here, opened records and settings are in this browser alone. Export them to be safe, or to take them to another device.
here-kept-used = Together with the program they take up { $mb } MB.
here-kept-fleeting = The browser may throw them away when space runs short.
here-kept-nowhere = This browser keeps nothing for this page: perhaps this is a private window, or storage is switched off for it. Games cannot be played here until it may.
here-export = Export all
here-import = Import
here-imported =
    { $tables ->
        [0] No game
        [one] { $tables } game
       *[other] { $tables } games
    } and { $records ->
        [0] no record
        [one] { $records } record
       *[other] { $records } records
    } were imported.
here-imported-nothing = Everything in this file is here already.
error-backup_foreign = This file was not exported by Landsraad.
error-backup_newer = This file was exported by a newer Landsraad than this page. Load the page anew.
error-backup_broken = This file is damaged. Nothing of it was taken.
