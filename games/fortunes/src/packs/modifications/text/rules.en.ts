export const rules = {
  'SEA-m3-01':
    'On the extension, a Contraband card you have sold waits for the second one. You can play Contraband without the extension.',
  'SEA-m3-02':
    'There are four more modifications: plank, smuggler’s hold, crow’s nest and carved hull. Each costs 3 gold, once per ship, and adds 1 when the ship is sold.',
  'SEA-m3-03':
    'Two tokens of each new kind are mixed with the 16 others. One lies hidden in each of the 16 ports, and the rest, up to 8, is the reserve.',
  'SEA-m3-04': 'If you open a Port action where there is no modification, the reserve provides one, laid there face up.',
  'SEA-m3-05':
    'The modifications of a ship sold, sunk or abandoned are discarded. The reserve gives as many others, which chance deals, hidden, to ports without one.',
  'SEA-m3-06': 'When the reserve is empty, the discard pile becomes the new one. If both are empty, nothing is drawn.',
  'SEA-m3-07':
    'Carved hull: each combat round in which you have declared Flee, your opponent rolls 1 Manoeuvre die fewer, but at least 1.',
  'SEA-m3-08': 'Crow’s nest: 1 die more on every Scouting roll, for a ship of a non-player captain too.',
  'SEA-m3-09':
    'Smuggler’s hold: hide two Contraband cards of your choice in it, or fewer; naval ships do not see them, and you need not give them up. They still take up room.',
  'SEA-m3-10':
    'Plank: once in your turn, at sea and outside combat, with at least 2 Crew and Loyalty below Content, lose 1 Crew to gain 1 Loyalty.',
  'SEA-m3-11': 'The new modifications cannot change ships, except at St. John, and are captured only along with the ship.',
};
