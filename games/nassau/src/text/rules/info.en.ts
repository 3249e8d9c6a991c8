export const info = {
  'NAS-INFO-01':
    'The tales in your hand are yours alone to see. How many you hold, and from which decks they came, is known to all.',
  'NAS-INFO-02': 'Nobody knows what lies in decks A and B, nor in what order.',
  'NAS-INFO-03': 'Tales told face up are seen by everyone.',
  'NAS-INFO-04': 'Everyone sees how many bad jokes you told; which tales they were stays your secret.',
  'NAS-INFO-05':
    'The animal pile is hidden. The three on the island and all those on ships, used or not, are there for all to see.',
  'NAS-INFO-06':
    'Sea-dog tiles, offerings and Dutchman tiles not yet turned up are known to nobody, nor are those that left the game at the start.',
  'NAS-INFO-07':
    'Opponents, outposts, watch towers, trading posts and their goods, this round’s offering and the Dutchman’s weapons are open to all.',
  'NAS-INFO-08': 'Combat tokens and goods are drawn blind, and shown to all once drawn.',
  'NAS-INFO-09':
    'All that is on a ship, in a reserve or in a hideout is open, and so are scores and every crate and pirate on the boards.',
  'NAS-INFO-10': 'Opponents that were not drawn at the start are not shown.',
  'NAS-INFO-11': 'Of the tales discarded you know those told face up. Bad jokes stay secret even then.',
  'NAS-INFO-12':
    'Backs are seen by everyone, in the hands and on top of the decks. So you can tell whether the next card of the Arrr deck used to be an S.',
  'NAS-INFO-13':
    'Everyone may know what the whole set is made of: combat tokens, opponents, goods, animals, tiles, cards and what the supply has left.',
};
