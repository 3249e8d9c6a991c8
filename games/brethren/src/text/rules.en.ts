export const rules = {
  'BRE-SETUP-01': 'The game is for 3, 4, 5 or 6 players. It cannot start with any other number.',
  'BRE-SETUP-02': 'Three players play with 40 cards: all three marked sets stay in the box.',
  'BRE-SETUP-03': 'Four players play with 52 cards: one marked set is used, the two others stay in the box.',
  'BRE-SETUP-04': 'Five players play with 64 cards: two marked sets are used, the third stays in the box.',
  'BRE-SETUP-05':
    'Six players use all 76 cards: the 40 without a symbol and the three marked sets of 12. Other totals have been printed, but this is the one that adds up.',
  'BRE-SETUP-06':
    'The three marked sets hold the same cards, so it does not matter which of them stays in the box, as long as no set is split. Their contents are our assumption: 3 treasure chests, 1 cannon, 1 musket, 3 marked doubloons (one for each position) and 4 doubloons (one of each value from 1 to 4).',
  'BRE-SETUP-07': 'The deck is shuffled and 4 cards, drawn at random, go back into the box unseen. Nobody ever learns which.',
  'BRE-SETUP-08': 'You are dealt a hand of 4 cards, face down. Nobody else may look at it.',
  'BRE-SETUP-09': 'The rest of the deck becomes the draw pile, face down: eight cards per player.',
  'BRE-SETUP-10':
    'Port Royal lies in the middle. Its table, shown here for your number of players only, tells everyone how many muskets, cannons and treasure chests the deck held before the 4 secret cards were removed.',
  'BRE-SETUP-11':
    'As many Spanish boards as players form a ring round Port Royal, galleon side up, each with its row of positions facing Port Royal.',
  'BRE-SETUP-12':
    'One of the Spanish boards lies due north by the compass rose of Port Royal. It is the north board, where the final scoring will begin.',
  'BRE-SETUP-13': 'Spare Spanish boards stay in the box.',
  'BRE-SETUP-14': 'You take the 12 ships of one colour: 3 galleons and 9 schooners. Unused colours stay in the box.',
  'BRE-SETUP-15':
    'With three or four players, each of you starts with 4 doubloon tokens; with five or six, with 3. The rest stay in the box.',
  'BRE-SETUP-16':
    'A starting token pays for one card played face down. You can also keep it: each token you still have at the end is worth 1 doubloon.',
  'BRE-SETUP-20': 'The symbol in the corner of a card only serves to put the deck together. It has no effect in play.',
  'BRE-SETUP-21':
    'You never get more doubloons to spend than your starting tokens: the treasure you win adds to your hoard but cannot be spent.',
  'BRE-SETUP-17':
    'Cannons and muskets are Spanish attacks: in a scoring they fire before any treasure is shared, and they can change the strength of the fleets.',
  'BRE-SETUP-18':
    'A card of marked doubloons is worth 2 doubloons. Once the attacks are over, it goes straight to the player whose fleet holds the position printed on it.',
  'BRE-SETUP-19':
    'Once the attacks are over, doubloons and treasure chests are shared among all players with a fleet at the board, in the order of the fleets: the strongest chooses first.',

  'BRE-TURN-01':
    'In the printed rules the youngest player starts; here the first player is drawn at random, unless the table names a seat. Play goes clockwise.',
  'BRE-TURN-02': 'Your turn has three steps, always in this order: play a ship, play a card, draw a card.',
  'BRE-TURN-03':
    'First, send one ship from your reserve, galleon or schooner, to any Spanish board, whether it shows a galleon or a colony.',
  'BRE-TURN-04': 'You must play a ship every turn. You cannot pass.',
  'BRE-TURN-05': 'A ship stays where it was played: you never move one from an earlier turn.',
  'BRE-TURN-06':
    'The new ship joins the fleet you already have at that board, or starts one. The fleets there are put back in order of strength at once, before you play your card.',
  'BRE-TURN-07':
    'Second, play one card from your hand at a Spanish board. The only board you may not choose is the one you sent your ship to this turn.',
  'BRE-TURN-08': 'You must play a card every turn.',
  'BRE-TURN-09': 'A card stays where it was played: you never move one from an earlier turn.',
  'BRE-TURN-10': 'Playing a card face up costs nothing, and everyone sees it.',
  'BRE-TURN-11':
    'Playing a card face down costs you one of your starting tokens. It goes onto Port Royal and stays there until the end of the game.',
  'BRE-TURN-12': 'Once your starting tokens are spent, you can only play your cards face up.',
  'BRE-TURN-13': 'Doubloons won in scorings can never pay for a card played face down, whatever the card.',
  'BRE-TURN-14':
    'The cards at a board overlap but stay in sight: you can read every earlier card that lies face up and count every one that lies face down.',
  'BRE-TURN-15':
    'If your card is the sixth at a Spanish galleon, face-down cards included, that galleon is scored at once, before you draw. You need no fleet there. This is true of your very last card, too: the board is turned over, and a colony still empty at the end scores nothing.',
  'BRE-TURN-16': 'A colony takes any number of cards, and during play they never trigger a scoring there.',
  'BRE-TURN-17': 'Third, draw the top card of the draw pile.',
  'BRE-TURN-18':
    'When the draw pile is empty, you no longer draw. You go on playing a ship and a card each turn until you have neither left.',
  'BRE-TURN-19': 'Play goes on as long as anyone has a ship or a card left, which makes 12 turns for each player.',
  'BRE-TURN-20':
    'Your card may go to any other Spanish board, galleon or colony, whether or not you or anyone else has a fleet there.',
  'BRE-TURN-21': 'Any card, attack or treasure, may be played face up or face down.',

  'BRE-FLEET-01': 'Count 3 sails for a galleon and 2 for a schooner.',
  'BRE-FLEET-02': 'A fleet’s strength is the sum of the sails of its ships.',
  'BRE-FLEET-03': 'All your ships at one board form a single fleet.',
  'BRE-FLEET-04': 'The fleets at a board are always sorted from the strongest, in position 1, down to the weakest.',
  'BRE-FLEET-05':
    'If your new ship brings you level with others, those who were ahead stay ahead: your fleet goes behind every fleet of the same strength, even if it is new.',
  'BRE-FLEET-06':
    'So a growing fleet passes only fleets that are strictly weaker, and the others keep their order among themselves. Ties are settled after each ship, not at the end of the game: of two equal fleets, the first to reach that strength is ahead.',
  'BRE-FLEET-07':
    'More than three players may have fleets at one board. The fourth, fifth and sixth fleets line up behind position 3, still in order of strength.',
  'BRE-FLEET-08':
    'A fleet behind position 3 is a fleet like any other: it takes part in the sharing and may be the weakest. But no marked doubloons carry its number.',
  'BRE-FLEET-09': 'Marked doubloons with a 3 are for the third fleet alone, not for the fleets beside or behind it.',

  'BRE-SCORE-01':
    'A Spanish galleon is scored once, as soon as its sixth card is played. At the end of the game every board is scored: as a colony, or as a Spanish galleon if it never had six cards.',
  'BRE-SCORE-02': 'A scoring interrupts the turn. It begins by turning all face-down cards at that board face up for everyone.',
  'BRE-SCORE-03':
    'A scoring always follows the same order: turn up the cards, fire the cannons, put the fleets back in order, fire the muskets, hand out the marked doubloons, share doubloons and treasure chests, clear up.',
  'BRE-SCORE-04': 'When there are cannons and muskets at the same board, the cannons always fire first.',
  'BRE-SCORE-05': 'After the attacks, all the cannons and muskets of the board go to the box. Nobody gets them.',
  'BRE-SCORE-06':
    'Without a cannon or a musket there is no attack: the sharing starts straight away, in the order of the fleets.',
  'BRE-SCORE-07':
    'In the final scoring the boards are scored one by one, and the face-down cards of each stay hidden until its turn comes.',

  'BRE-CANNON-01': 'A single cannon fires at the fleet in position 1.',
  'BRE-CANNON-02': 'The fleet under fire keeps only its smallest ship: a schooner if it has one, otherwise a galleon.',
  'BRE-CANNON-03': 'All its other ships are lost: they go to the box and do not come back.',
  'BRE-CANNON-04': 'After the cannon has fired, the fleets are put back in order of strength.',
  'BRE-CANNON-05': 'If the fleet under fire is now level with others, it goes behind every fleet of that strength.',
  'BRE-CANNON-06': 'Two or more cannons miss: no fleet changes.',
  'BRE-CANNON-07':
    'A fleet of one ship loses nothing to a cannon. If it is level with others it still drops behind them, unless the table has chosen that a cannon that sinks nothing leaves the order alone.',
  'BRE-CANNON-08': 'With no fleet at the board, a single cannon has no effect.',

  'BRE-MUSKET-01':
    'A single musket fires at the weakest fleet: the last one, even behind position 3, after any cannon has fired and the fleets are back in order.',
  'BRE-MUSKET-02':
    'The fleet under fire loses only its smallest ship, a schooner if it has one, otherwise a galleon. It goes to the box, and the order of the other fleets does not change.',
  'BRE-MUSKET-03':
    'If a musket hits a fleet’s only ship, the fleet is destroyed, and its owner takes no part in the sharing at this board.',
  'BRE-MUSKET-04': 'Two or more muskets miss: no fleet changes.',
  'BRE-MUSKET-05':
    'One cannon and one musket can hit the same fleet: if the cannon throws the strongest fleet back to last place, the musket sinks its only remaining ship.',
  'BRE-MUSKET-06':
    'Cannons and muskets are counted separately. With two cannons and one musket, the cannons miss and the musket hits; with one cannon and two muskets, the cannon hits and the muskets miss.',
  'BRE-MUSKET-07':
    'A fleet alone at a board is both the strongest and the weakest: a single musket hits it too, and one cannon followed by one musket destroys it.',

  'BRE-SHARE-01':
    'If only one player still has a fleet at the board after the attacks, that player takes all its treasure. A destroyed fleet no longer counts as present.',
  'BRE-SHARE-02':
    'Marked doubloons go first: each of these cards is handed to the player whose fleet, after the attacks, holds the position printed on it.',
  'BRE-SHARE-03': 'If no fleet holds the position printed on marked doubloons, the player in position 1 gets the card.',
  'BRE-SHARE-04':
    'Then players take the remaining doubloons and treasure chests, one card of their choice each: position 1 first, then position 2, and so on through all the fleets, those behind position 3 included.',
  'BRE-SHARE-05': 'When every fleet has taken a card, the choosing starts again at position 1, until no card is left.',
  'BRE-SHARE-06': 'When it is your turn to choose and a card is left, you must take one. Which one is up to you.',
  'BRE-SHARE-07': 'Receiving marked doubloons does not change the order of choosing.',
  'BRE-SHARE-08': 'The cards you win stay in front of you, face up for all to see, until the end of the game.',
  'BRE-SHARE-09':
    'If no fleet is left at the board, nobody gets anything: its treasure cards go to the box, and a Spanish galleon is turned over all the same.',
  'BRE-SHARE-10':
    'When a Spanish galleon has been scored, all the ships around it go to the box. In the final scoring they may stay where they are: it no longer matters.',
  'BRE-SHARE-11':
    'When a Spanish galleon has been scored, its board is turned to the colony side, which starts without cards and fleets, and the interrupted turn goes on with the draw.',
  'BRE-SHARE-12': 'A colony is scored only at the end of the game, however many cards lie at it.',
  'BRE-SHARE-13': 'The order after the attacks counts in the sharing. If a fleet was destroyed, those behind it move up a place.',
  'BRE-SHARE-14':
    'The marked doubloons of a board are all handed out at once, however many there are, and one player may get several.',

  'BRE-END-01': 'The game ends when no player has a ship in reserve or a card in hand any more.',
  'BRE-END-02':
    'Then every board is scored by the usual rules, attacks first and sharing after, whether it shows a colony or a Spanish galleon not scored yet.',
  'BRE-END-03': 'The final scoring starts with the north board and goes round clockwise.',
  'BRE-END-04': 'When all the boards have been scored, all players count the treasure chests they have won.',
  'BRE-END-05':
    'If one player alone has the most chests, that player gets Port Royal: the board itself is worth 4 doubloons. The tokens on it are the pot, which is shared separately.',
  'BRE-END-06': 'If players tie for the most chests, nobody gets Port Royal.',
  'BRE-END-07': 'The pot is the tokens lying on Port Royal: all those that paid for a face-down card, and no others.',
  'BRE-END-08': 'If one player alone has the most chests and one alone the second most, each gets half of the pot.',
  'BRE-END-09':
    'If the pot is odd, the extra doubloon goes to the player with the most chests: the first gets half rounded up, the second half rounded down.',
  'BRE-END-10':
    'If players tie for the most chests, they split the whole pot among themselves in equal shares. What cannot be split is discarded, and the others get nothing.',
  'BRE-END-11':
    'If one player is alone in first place and several tie for second, the first gets half of the pot, rounded up. The others split the second half, rounded down, in equal shares, and what cannot be split is discarded.',
  'BRE-END-12':
    'A player without a chest is neither first nor second. If only one player has chests, that player gets half of the pot, rounded up, and the rest is discarded. If nobody has any, nobody gets Port Royal and the whole pot is discarded. A table option ranks players without chests by the letter of the rules, so that they can tie.',
  'BRE-END-13': 'When one player is alone in first place, second place goes to the next lower number of chests.',
  'BRE-END-14': 'Doubloons discarded when the pot is split go to nobody and count for nothing.',

  'BRE-WIN-01':
    'Your score is your hoard: the doubloons on all the treasure cards you won (2 for each card of marked doubloons, the printed value for each card of doubloons), your unspent starting tokens, 4 doubloons if you have Port Royal, and your share of the pot.',
  'BRE-WIN-02': 'A treasure chest itself is worth no doubloons. It counts for Port Royal, for the pot and to break ties.',
  'BRE-WIN-03': 'The biggest hoard wins.',
  'BRE-WIN-04': 'Treasure chests break a tie: of the players with equal hoards, the one with the most chests wins.',
  'BRE-WIN-05': 'If players with equal hoards also have equally many chests, they share the victory.',

  'BRE-INFO-01': 'Only you see your hand. Everyone may know how many cards it holds.',
  'BRE-INFO-02':
    'Nobody sees the 4 secret cards or the order of the draw pile. The log, and any report shown during the game, never mention them either.',
  'BRE-INFO-03':
    'Everyone knows that a face-down card is there, at which board, in which place and who paid for it. Until that board is scored, only the player who played it knows its face and may look at it again at any time; spectators may not.',
  'BRE-INFO-04':
    'Everyone can see and count the ships, the order of the fleets, the face-up cards, the tokens on Port Royal and those each player has left, the cards won, the size of the draw pile and the card table of Port Royal.',
  'BRE-INFO-05':
    'Cards turned up in a scoring stay known to all, and everyone saw the cannons and muskets before they went to the box.',
  'BRE-INFO-06': 'In the sharing you choose openly, one after the other, seeing what was taken before you.',
  'BRE-INFO-07':
    'The chests and card values in front of each player are public: anyone can work out the final score, except for the cards still face down.',
} as const;
