export const rules = {
  'SEA-m5-01': 'This module brings the brig and a slower galleon. The event deck is cut by another one, that of the extra cards.',
  'SEA-m5-02':
    'The brig has 2 in Hull, Masts, Crew and Cannons, 4 in Cargo and a Manoeuvrability of 3. Every port sells it for 20 gold and takes it back for 5.',
  'SEA-m5-03': 'You do not start with a brig: a new captain chooses sloop or flute.',
  'SEA-m5-04': 'Buying a brig brings no Glory, and leaves your captain’s point for a frigate or galleon to be won.',
  'SEA-m5-05': 'A brig sells for 5 gold, 1 more per modification and 1 less per damage outside the Crew, but never below 0.',
  'SEA-m5-06':
    'Galleons are slower: Manoeuvrability 1 instead of 2, all else as before. The treasure galleon keeps its 2, even when captured.',
  'SEA-m5-07': 'Buying a galleon still brings its point of Glory.',
  'SEA-m5-08':
    'A pirate brig may come in place of the pirate sloop, and a pirate man-o’-war in place of the pirate frigate; never are both of a pair at sea.',
  'SEA-m5-09': 'A non-pirate who sinks or boards it gets 10 gold for the pirate brig, 25 for the pirate man-o’-war.',
  'SEA-m5-10': 'The icon of the pirate sloop moves the pirate brig if that is out, and the icon of the frigate the man-o’-war.',
};
