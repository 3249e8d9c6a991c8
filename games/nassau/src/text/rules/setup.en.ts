export const setup = {
  'NAS-SETUP-01': 'The game is for 2, 3 or 4 players. Only the number of opponents at sea depends on the number of players.',
  'NAS-SETUP-02':
    'Nine district tiles, laid three by three, make up the town. Here their order, their side and their rotation are drawn at random.',
  'NAS-SETUP-03': 'Eight frame pieces surround the town and carry the score track, which runs from 0 to 100.',
  'NAS-SETUP-04':
    'For a first game, putting the captain’s starting tile in the middle of the town is recommended, but not required.',
  'NAS-SETUP-05': 'The pirate captain starts on the one space of the town that shows the starting symbol.',
  'NAS-SETUP-06':
    'With your colour you take a ship, 13 pirates, 20 crates of ammunition, a boat, a score marker, a 100/200 token, a sail with a flag, a sailor and 2 hold tiles.',
  'NAS-SETUP-07': 'Five of your 13 pirates sit in the tavern, one at every table; the 8 others stand on your upper deck.',
  'NAS-SETUP-08': 'Three of your crates start in an open hold. The other 17 form your reserve.',
  'NAS-SETUP-09': 'Your boat stays on your own ship until you leave Nassau.',
  'NAS-SETUP-10': 'Everyone begins with 10 points.',
  'NAS-SETUP-11': 'Your 100/200 token stays under your ship until your score goes past 100.',
  'NAS-SETUP-12': 'The sail with your flag is your starting sail. It takes the sail place furthest to the right.',
  'NAS-SETUP-13': 'The sailor in your colour is your starting sailor and stands on the upper deck.',
  'NAS-SETUP-14': 'Both your hold tiles lie closed side up, so you start with 3 open holds and 2 closed ones.',
  'NAS-SETUP-15':
    'You also get one more sailor, one more sail, a provision, a doubloon and a rum. So everyone starts with 2 sailors and 2 sails.',
  'NAS-SETUP-16':
    'One weapon of each of the five types is put aside and each player is dealt one of them at random, so no two players get the same type. Those left over go back to the supply.',
  'NAS-SETUP-17':
    'Your ship has one weapon of each of the five types printed on it. With the weapon you were dealt, you count 2 of one type and 1 of the others.',
  'NAS-SETUP-18': 'Tales come in three decks that differ by their backs: S, Arrr and B. Each is shuffled separately.',
  'NAS-SETUP-19':
    'Your first hand is five tales: 2 from the S deck, 2 from the Arrr deck and 1 from the B deck. Nobody else sees them.',
  'NAS-SETUP-20': 'Draw one animal unseen from the pile of the animal island and put it, face up, on your starting sailor.',
  'NAS-SETUP-21': 'Each player is dealt one of the 6 hideouts at random. The others are out of the game.',
  'NAS-SETUP-22': 'The Caribbean board lies to the right of the town, its port against the lower right corner.',
  'NAS-SETUP-23':
    'The weak opponents come first: those of strength 1 and 2 are mixed, and each space in use in zones A, B and D gets one at random.',
  'NAS-SETUP-24':
    'The fish on an opponent space (2, 3 or 4) show from how many players on it is used. A space not in use stays empty all game.',
  'NAS-SETUP-25':
    'The strong opponents follow: those of strength 3, 4 and 5 join the weak ones left in the bag, and each space in use in zones C, E, F, G, H and I gets one at random.',
  'NAS-SETUP-26': 'Opponents that were not drawn take no part in this game.',
  'NAS-SETUP-27':
    'The outposts, drawn at random, are laid face up on their places, zone by zone from A to I, until none is left.',
  'NAS-SETUP-28': 'The watch towers are then drawn and laid in the same way, from A to I.',
  'NAS-SETUP-29': 'The trading posts come last, again drawn at random and laid from A to I.',
  'NAS-SETUP-30': 'All outposts, watch towers and trading posts are in play, whatever the number of players.',
  'NAS-SETUP-31': 'The trading posts of zones A, B, C, D, E and G get one good of each of the six kinds, so all six differ.',
  'NAS-SETUP-32': 'All the remaining goods then go into the goods bag, and every trading post of zones F, H and I draws one.',
  'NAS-SETUP-33': 'The 25 Combat tokens have a bag of their own, the combat bag. You draw from it in fights.',
  'NAS-SETUP-34': 'There are 5 combat dice, so nobody ever defends with more than 5.',
  'NAS-SETUP-35':
    'The tavern and the animal island lie beside the town. Skull Island, Campfire Island and the old sea dog’s board lie beside the Caribbean board.',
  'NAS-SETUP-36':
    'The animals are shuffled into a face-down pile on their island, and three of them are turned up on its mountains.',
  'NAS-SETUP-37':
    'Four sea-dog tiles drawn at random lie face down in a row. The leftmost is turned up: the old sea dog stands in the zone it names.',
  'NAS-SETUP-38': 'Four offers drawn at random make a face-down pile, and the top one is revealed for the first round.',
  'NAS-SETUP-39': 'The sea-dog tiles and offers that were not drawn leave the game unseen.',
  'NAS-SETUP-40': 'The general supply is made up of the items, provisions, weapons, goods, sails and sailors that nobody owns.',
  'NAS-SETUP-41':
    'The S tales that were not dealt are shuffled into the Arrr deck. With 2, 3 or 4 players it then has 27, 23 or 19 cards, and the B deck 37, 36 or 35. Both lie face down on Campfire Island.',
  'NAS-SETUP-42':
    'The dolphin marks the first player. In the printed rules it goes to the player who was last near Nassau; here it is drawn at random, unless the table names a seat.',
};
