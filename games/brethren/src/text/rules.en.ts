export const rules = {
  'BRE-SETUP-01': 'Three, four, five or six captains sail together. With any other number the game cannot leave port.',
  'BRE-SETUP-02': 'Three players play with 40 cards: all three marked sets stay in the box.',
  'BRE-SETUP-03': 'Four players play with 52 cards: one marked set comes aboard, the two others stay in the box.',
  'BRE-SETUP-04': 'Five players play with 64 cards: two marked sets come aboard, the third stays in the box.',
  'BRE-SETUP-05':
    'Six players need the whole deck, 76 cards: the 40 without a symbol and the three marked sets of 12. Other totals have been printed; this is the one that adds up.',
  'BRE-SETUP-06':
    'The three marked sets hold the same cards, so it does not matter which of them stays in the box, as long as no set is split. Their contents are our assumption: 3 treasure chests, 1 cannon, 1 musket, 3 marked doubloons (one for each position) and 4 doubloons (one of each value from 1 to 4).',
  'BRE-SETUP-07': 'The deck is shuffled and 4 cards, picked blind, vanish into the box. Nobody is ever told which.',
  'BRE-SETUP-08': 'You are dealt a hand of 4 cards, face down. Nobody but you looks at it.',
  'BRE-SETUP-09': 'What is left of the deck becomes the draw pile, face down: eight times as many cards as players.',
  'BRE-SETUP-10':
    'Port Royal lies in the middle. Its table, cut down here to the column for your number of players, tells everyone how many muskets, cannons and treasure chests there were in your deck while it still had the 4 secret cards.',
  'BRE-SETUP-11':
    'As many Spanish boards as players form a ring round Port Royal, each with its Spanish galleon up and its row of positions facing the harbour.',
  'BRE-SETUP-12':
    'One of the Spanish boards lies due north by the compass rose of Port Royal. It is the north board, where the final scoring will begin.',
  'BRE-SETUP-13': 'Spare Spanish boards stay in the box.',
  'BRE-SETUP-14':
    'One colour is yours, with its 12 ships: 3 galleons and 9 schooners. Colours without a captain stay in the box.',
  'BRE-SETUP-15':
    'With three or four players, each of you starts with 4 doubloon tokens; with five or six, with only 3. The rest never leave the box.',
  'BRE-SETUP-16':
    'A starting token buys you one card played face down, or you hold on to it: each token you still have at the end is worth 1 doubloon.',
  'BRE-SETUP-20': 'The symbol in the corner of a card is only of use when the deck is put together. In play it means nothing.',
  'BRE-SETUP-21':
    'You never come by more doubloons to spend than your starting tokens: the treasure you win swells your hoard but buys nothing.',
  'BRE-SETUP-17':
    'Cannons and muskets are the answer of Spain: in a scoring they fire before any treasure changes hands, and they can change the strength of the fleets.',
  'BRE-SETUP-18':
    'A card of marked doubloons is worth 2 doubloons. Once the attacks are over it goes, without any choosing, to the player whose fleet holds the position printed on it.',
  'BRE-SETUP-19':
    'Doubloons and treasure chests are shared out once the attacks are over, among all who have a fleet at the board: in the order of the fleets, the strongest picking first.',

  'BRE-TURN-01':
    'The printed rules let the youngest begin; here lots are drawn for the first captain, unless the table names a seat. From there the turn passes clockwise.',
  'BRE-TURN-02': 'Your turn has three steps, always in this order: play a ship, play a card, draw a card.',
  'BRE-TURN-03':
    'First, bring one of the ships you still have in reserve, galleon or schooner as you like, alongside any Spanish board. Colonies are as open to you as Spanish galleons.',
  'BRE-TURN-04': 'A ship puts to sea every turn: you must play one, and there is no passing.',
  'BRE-TURN-05': 'A ship stays where it dropped anchor: you never move one from an earlier turn.',
  'BRE-TURN-06':
    'The new ship joins the fleet you already have at that board, or starts one. The fleets there fall back into order of strength at once, before you play your card.',
  'BRE-TURN-07':
    'Second, lay one card from your hand beside a Spanish board. The one board you may not choose is the one your ship sailed to this turn.',
  'BRE-TURN-08': 'No turn goes by without a card: you must play one.',
  'BRE-TURN-09': 'A card stays where it was laid: you never move one from an earlier turn.',
  'BRE-TURN-10': 'A card laid face up costs nothing, and the whole table sees it.',
  'BRE-TURN-11':
    'A card laid face down costs you one of your starting tokens. It goes onto Port Royal and lies there until the end of the game.',
  'BRE-TURN-12': 'Once your starting tokens are spent, you can only play your cards face up.',
  'BRE-TURN-13': 'Doubloons won in scorings are not for spending: they buy no card, of any kind, the right to lie face down.',
  'BRE-TURN-14':
    'The cards at a board overlap, but none is buried: you can read every earlier card that lies face up and count every one that lies face down.',
  'BRE-TURN-15':
    'If your card is the sixth at a Spanish galleon, face-down cards included, that galleon is scored on the spot, before you draw. You need no fleet there, and your very last card is no exception: the board is turned over, and a colony still empty at the end scores nothing.',
  'BRE-TURN-16': 'A colony takes any number of cards, and during play they never set off a scoring there.',
  'BRE-TURN-17': 'Third, the top card of the draw pile goes into your hand.',
  'BRE-TURN-18':
    'When the draw pile has run dry, leave out the draw. You go on playing a ship and a card each turn until you have neither.',
  'BRE-TURN-19': 'Play goes on as long as anyone has a ship or a card left, which makes 12 turns for each player.',
  'BRE-TURN-20':
    'Your card may go to any other Spanish board, Spanish galleon or colony, whether you have a fleet there, someone else has, or nobody.',
  'BRE-TURN-21': 'Attack or treasure, any card will do either way: lay it face up or face down as you please.',

  'BRE-FLEET-01': 'Count 3 sails for a galleon and 2 for a schooner.',
  'BRE-FLEET-02': 'A fleet is as strong as all the sails of its ships added together.',
  'BRE-FLEET-03': 'All your ships at one board sail as a single fleet.',
  'BRE-FLEET-04': 'The fleets at a board are always lined up from the strongest, at position 1, down to the weakest.',
  'BRE-FLEET-05':
    'If your new ship brings you level with others, those who were ahead stay ahead: your fleet goes behind every fleet of the same strength, even if it has only just been founded.',
  'BRE-FLEET-06':
    'So a growing fleet passes only fleets that are strictly weaker, and the others keep their order among themselves. Ties are settled after each ship, not at the end of the game: of two equal fleets, the first to reach that strength is ahead.',
  'BRE-FLEET-07':
    'More than three players may bring fleets to one board. The fourth, fifth and sixth fleets line up behind position 3, still in order of strength.',
  'BRE-FLEET-08':
    'Behind position 3 a fleet is still a fleet like any other: it takes part in the sharing and may be the weakest. It is just that no marked doubloons carry its number.',
  'BRE-FLEET-09': 'Marked doubloons with a 3 are for the third fleet alone, not for those lying beside or behind it.',

  'BRE-SCORE-01':
    'A Spanish galleon is scored a single time, as soon as its sixth card is down. At the end of the game every board is scored, as a colony, or as a Spanish galleon if it never drew six cards.',
  'BRE-SCORE-02':
    'A scoring breaks into the turn. To begin with, all the face-down cards at that board are turned up for everyone to see.',
  'BRE-SCORE-03':
    'A scoring always runs the same course: turn up the cards, fire the cannons, put the fleets back in order, fire the muskets, hand out the marked doubloons, share doubloons and treasure chests, clear up.',
  'BRE-SCORE-04': 'When cannons and muskets lie at the same board, the cannons always speak first.',
  'BRE-SCORE-05': 'Once the attacks are over, all the cannons and muskets of the board go to the box. Nobody pockets them.',
  'BRE-SCORE-06':
    'With neither cannon nor musket there is no attack: the sharing starts straight away, in the order in which the fleets stand.',
  'BRE-SCORE-07':
    'In the final scoring the boards come one by one, and hidden cards stay hidden until the turn of their own board.',

  'BRE-CANNON-01': 'A cannon on its own, exactly one, fires on the fleet at position 1.',
  'BRE-CANNON-02':
    'The fleet under fire keeps one ship and no more. It is the smallest: a schooner or, for want of one, a galleon.',
  'BRE-CANNON-03': 'All its other ships are lost: they go to the box and do not come back.',
  'BRE-CANNON-04': 'When the smoke clears, the fleets are put back in order of strength.',
  'BRE-CANNON-05':
    'If the fleet under fire now finds itself level with another, it goes behind it, and behind every fleet of that strength.',
  'BRE-CANNON-06': 'Two cannons or more miss, and no fleet is changed.',
  'BRE-CANNON-07':
    'A lone ship need not fear the cannon: the fleet it makes up loses nothing. If it is level with others it still drops behind them, unless the table has agreed that a cannon that sinks nothing leaves the order alone.',
  'BRE-CANNON-08': 'Where no fleet lies, a single cannon fires into the water and changes nothing.',

  'BRE-MUSKET-01':
    'A musket on its own, exactly one, fires on the weakest fleet: the last of the whole line, once any cannon has done its work and the fleets are back in order, even behind position 3.',
  'BRE-MUSKET-02':
    'The fleet under fire loses one ship and no more to the box, the smallest: a schooner or, for want of one, a galleon. The order of the other fleets does not change.',
  'BRE-MUSKET-03': 'A fleet that had no other ship is destroyed, and its captain has no part in the sharing at this board.',
  'BRE-MUSKET-04': 'Two muskets or more shoot wide, and no fleet is changed.',
  'BRE-MUSKET-05':
    'One cannon and one musket can strike the same fleet: if the cannon throws the strongest fleet back to last place, the musket sinks the one ship it has left.',
  'BRE-MUSKET-06':
    'Cannons and muskets are counted apart. With two cannons and one musket, the cannons miss and the musket hits; with one cannon and two muskets, the cannon hits and the muskets miss.',
  'BRE-MUSKET-07':
    'Alone at a board, a fleet is strongest and weakest at once: a single musket hits it too, and one cannon followed by one musket destroys it.',

  'BRE-SHARE-01':
    'If only one player still has a fleet at the board after the attacks, that player takes all its treasure. A destroyed fleet no longer counts as present.',
  'BRE-SHARE-02':
    'Marked doubloons go first: each of these cards is handed to the player whose fleet, after the attacks, holds the position printed on it.',
  'BRE-SHARE-03': 'If that position is empty, it is the player at position 1 who pockets the card.',
  'BRE-SHARE-04':
    'Then you help yourselves to the doubloons and treasure chests that remain, one card of your choice each: position 1 first, position 2 next, and so on to the end of the line, fleets behind position 3 included.',
  'BRE-SHARE-05':
    'Once the whole line has been served, the picking starts over at position 1, as many times as it takes until no card is left.',
  'BRE-SHARE-06': 'When it is your turn to pick and a card is left, you must take one; which one is for you alone to say.',
  'BRE-SHARE-07': 'Having been given marked doubloons does not change who picks when.',
  'BRE-SHARE-08': 'The cards you win lie spread before you, face up and in plain sight of all, until the end of the game.',
  'BRE-SHARE-09':
    'If no fleet is left at the board, nobody gets anything: its treasure cards go to the box, and a Spanish galleon is turned over all the same.',
  'BRE-SHARE-10':
    'When a Spanish galleon has been scored, all the ships around it go to the box. In the final scoring they may stay where they are: it no longer matters.',
  'BRE-SHARE-11':
    'Then its board is turned to the colony side, which begins with no cards and no fleets, and the interrupted turn goes on with the draw.',
  'BRE-SHARE-12': 'A colony waits until the end of the game to be scored, however many cards lie at it.',
  'BRE-SHARE-13':
    'What counts in the sharing is the order after the attacks. If a fleet was destroyed, those that lay behind it move up a place.',
  'BRE-SHARE-14':
    'The marked doubloons of a board are all handed out in one go, however many there are, and one player may get several.',

  'BRE-END-01': 'No ship left in reserve and no card left in hand, for anyone: the game is over.',
  'BRE-END-02':
    'Then every board is scored by the usual rules, attacks first and sharing after, whether it shows a colony or a Spanish galleon not scored yet.',
  'BRE-END-03': 'The final scoring sets out from the north board and goes round clockwise.',
  'BRE-END-04': 'When all the boards are done, each of you counts the treasure chests you have gathered.',
  'BRE-END-05':
    'If one player alone has the most chests, Port Royal is theirs: the board itself is worth 4 doubloons, and the tokens lying on it are a separate matter.',
  'BRE-END-06': 'If players are level for the most chests, Port Royal is nobody’s.',
  'BRE-END-07':
    'The pot is made up of the tokens lying on Port Royal: all those that paid for a face-down card, and nothing else.',
  'BRE-END-08': 'One player alone in first place for chests, one alone in second: half of the pot for each.',
  'BRE-END-09':
    'If the pot is odd, the extra doubloon is for the player with the most chests: the first takes half rounded up, the second half rounded down.',
  'BRE-END-10':
    'If players are level for the most chests, they split the whole pot among themselves in equal shares. What cannot be split is discarded, and the others go without.',
  'BRE-END-11':
    'With one player alone in first place and several level in second, the first takes half of the pot, rounded up. The others split the second half, rounded down, in equal shares, and what cannot be split is discarded.',
  'BRE-END-12':
    'Without a chest you are neither first nor second: a player who alone has chests takes half of the pot, rounded up, and the rest is discarded; if nobody has any, Port Royal is nobody’s and the whole pot is discarded. As a table option, players without chests rank by the letter of the rules, and can then be level.',
  'BRE-END-13': 'When one player is alone in first place, second place goes to the next lower number of chests.',
  'BRE-END-14': 'Doubloons discarded when the pot is split are nobody’s and count for nothing.',

  'BRE-WIN-01':
    'Your score is your hoard: the doubloons on all the treasure cards you won (2 for each card of marked doubloons, the printed value for each card of doubloons), your unspent starting tokens, 4 doubloons if you hold Port Royal, and your share of the pot.',
  'BRE-WIN-02':
    'A treasure chest is worth no doubloons in itself. Its weight is felt in the pot, in the award of Port Royal and when hoards are equal.',
  'BRE-WIN-03': 'The biggest hoard wins.',
  'BRE-WIN-04': 'Between equal hoards the treasure chests decide: of the tied players, the one who has the most wins.',
  'BRE-WIN-05': 'If the chests cannot part them either, the victory is shared.',

  'BRE-INFO-01': 'Your hand is for your eyes only. How many cards it holds, everyone may know.',
  'BRE-INFO-02':
    'Nobody sees the 4 secret cards or the order of the draw pile; the log, and any report shown while the game is under way, keep quiet about them too.',
  'BRE-INFO-03':
    'Of a face-down card, all know that it is there, at which board, in which place and who paid for it. Until that board is scored, only the player who laid it knows its face and may look again at any time; no spectator does.',
  'BRE-INFO-04':
    'Open for all to see and count: the ships, the order of the fleets, the face-up cards, the tokens on Port Royal and those each player has left, the cards won, the size of the draw pile and the card table of Port Royal.',
  'BRE-INFO-05':
    'What a scoring has turned up stays known to all, and everyone saw the cannons and muskets before they went to the box.',
  'BRE-INFO-06': 'In the sharing you choose openly, one after the other, seeing what was taken before you.',
  'BRE-INFO-07':
    'The chests and the card values before each player are open: anyone can reckon the final score, short of the cards that are still hidden.',
} as const;
