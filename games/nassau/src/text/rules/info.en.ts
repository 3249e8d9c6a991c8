export const info = {
  'NAS-INFO-01': 'Only you see the tales in your hand. Everyone knows how many you have and from which deck each came.',
  'NAS-INFO-02': 'Nobody knows what is in the Arrr deck and the B deck, or in what order.',
  'NAS-INFO-03': 'Everyone sees the tales told face up.',
  'NAS-INFO-04': 'Everyone sees how many bad jokes you told; which tales they were stays your secret.',
  'NAS-INFO-05': 'The animal pile is hidden. Everyone sees the three on the island and all those on ships, used or not.',
  'NAS-INFO-06':
    'Nobody knows the sea-dog tiles, offers and Dutchman tiles not yet revealed, nor those that left the game at the start.',
  'NAS-INFO-07':
    'Opponents, outposts, watch towers, trading posts and their goods, this round’s offer and the Dutchman’s weapons are public.',
  'NAS-INFO-08': 'Combat tokens and goods are drawn unseen and shown to all once drawn.',
  'NAS-INFO-09':
    'Everything on a ship, in a reserve or in a hideout is public, and so are the scores and every crate and pirate on the boards.',
  'NAS-INFO-10': 'Opponents that were not drawn at the start are not shown.',
  'NAS-INFO-11': 'You know the discarded tales that were told face up. Bad jokes stay secret even when discarded.',
  'NAS-INFO-12':
    'Everyone sees the backs of the cards, in hands and on top of the decks. So you can tell whether the next card of the Arrr deck is an S card.',
  'NAS-INFO-13':
    'Everyone may know what the game is made of: Combat tokens, opponents, goods, animals, tiles, cards and what the supply has left.',
};
