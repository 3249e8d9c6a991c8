export const setup = {
  'NAS-SETUP-01': 'Two, three or four can play. Apart from the number of opponents at sea, nothing changes with your number.',
  'NAS-SETUP-02':
    'Nine district tiles, laid three by three, make up the town. Their order, their side and their turn are drawn at random here.',
  'NAS-SETUP-03': 'Eight frame pieces close the town in and carry the score track, which runs from 0 to 100.',
  'NAS-SETUP-04':
    'For a first game it is a kindness, never a duty, to set the captain’s starting tile in the middle of the town.',
  'NAS-SETUP-05': 'The captain begins on the one space of the town marked for the purpose.',
  'NAS-SETUP-06':
    'With your colour come a ship, 13 pirates, 20 crates, a boat, a score marker, a 100/200 token, a sail with a flag, a sailor and 2 hold tiles.',
  'NAS-SETUP-07': 'Five of your 13 pirates sit in the tavern, one at every table; the 8 others stand on your upper deck.',
  'NAS-SETUP-08': 'Three of your crates start in an open hold. The other 17 are your reserve.',
  'NAS-SETUP-09': 'Your boat waits on your own ship until you put to sea.',
  'NAS-SETUP-10': 'Everyone begins with 10 points.',
  'NAS-SETUP-11': 'Your 100/200 token stays tucked under your ship until your score goes past 100.',
  'NAS-SETUP-12': 'The sail with your flag is your starting sail and takes the place furthest right.',
  'NAS-SETUP-13': 'The sailor in your colour is your starting sailor and stands on the upper deck.',
  'NAS-SETUP-14': 'Both your hold tiles lie on their closed side, so that you begin with 3 open holds and 2 closed ones.',
  'NAS-SETUP-15':
    'You also take aboard one more sailor and one more sail, a provision, a doubloon and a rum. Everyone therefore sets out with 2 sailors and 2 sails.',
  'NAS-SETUP-16':
    'One weapon of each of the five types is put aside and each of you is dealt one of them, so that no two players get the same. Those left over go back to the supply.',
  'NAS-SETUP-17':
    'Your ship has one weapon of each of the five types printed on it. With the weapon you were dealt, you count 2 of one type and 1 of the others.',
  'NAS-SETUP-18': 'Tales come in three decks, told apart by their backs: S, A and B. Each is shuffled by itself.',
  'NAS-SETUP-19': 'Your first hand is five tales: 2 from S, 2 from A and 1 from B. Nobody else sees them.',
  'NAS-SETUP-20': 'Draw one animal blind from its island’s pile and seat it, face up, on your starting sailor.',
  'NAS-SETUP-21': 'Each of you is dealt one of the 6 hideouts. The ones nobody got are out of the game.',
  'NAS-SETUP-22': 'The sea chart lies to the right of the town, its port against the lower right corner.',
  'NAS-SETUP-23':
    'First the weak opponents: those of strength 1 and 2 are mixed, and each space in use of zones A, B and D draws one.',
  'NAS-SETUP-24':
    'The fish on an opponent space, 2, 3 or 4, give the fewest players for which it is used. A space not in use stays empty all game.',
  'NAS-SETUP-25':
    'Then the strong ones: strengths 3, 4 and 5 join the weak ones still in the bag, and each space in use of zones C, E, F, G, H and I draws one.',
  'NAS-SETUP-26': 'Opponents that were not drawn take no part in this game.',
  'NAS-SETUP-27':
    'The outposts, drawn at random, are laid face up on their places, zone by zone from A to I, until none is left.',
  'NAS-SETUP-28': 'The watch towers are then drawn and laid in the same way, from A to I.',
  'NAS-SETUP-29': 'The trading posts come last, again drawn at random and laid from A to I.',
  'NAS-SETUP-30': 'However few you are, all outposts, all watch towers and all trading posts are in play.',
  'NAS-SETUP-31':
    'The trading posts of zones A, B, C, D, E and G share out one good of each of the six kinds, so that all six differ.',
  'NAS-SETUP-32': 'All the remaining goods then go into the goods bag, and every trading post of zones F, H and I draws one.',
  'NAS-SETUP-33': 'The 25 combat tokens have a bag of their own, the combat bag, from which fights are drawn.',
  'NAS-SETUP-34': 'There are 5 combat dice, so nobody ever defends with more than 5.',
  'NAS-SETUP-35':
    'Tavern and animal island lie beside the town; Skull Island, Campfire Island and the old sea dog’s board beside the sea.',
  'NAS-SETUP-36':
    'The animals are shuffled into a face-down pile on their island, and three of them are turned up on its mountains.',
  'NAS-SETUP-37':
    'Four sea-dog tiles drawn at random lie face down in a row. Turn up the leftmost: the old sea dog stands in the zone it names.',
  'NAS-SETUP-38': 'Four offerings drawn at random make a face-down pile, and the top one is turned up for the first round.',
  'NAS-SETUP-39': 'The sea-dog tiles and offerings that were not drawn leave the game, and nobody looks at them.',
  'NAS-SETUP-40': 'Items, provisions, weapons, goods, sails and sailors that belong to nobody are the general supply.',
  'NAS-SETUP-41':
    'The S tales nobody was dealt are shuffled into the A deck. For 2, 3 or 4 players, A then holds 27, 23 or 19 cards and B 37, 36 or 35; both lie face down on Campfire Island.',
  'NAS-SETUP-42':
    'The dolphin marks the first player. At a table it goes to the player who was last near Nassau; here it is drawn at random, unless the table names a seat.',
};
