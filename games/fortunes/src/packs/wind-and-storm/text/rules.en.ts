export const rules = {
  'SEA-m8-01': 'The compass rose lies beside the map, and the storm starts in the Caribbean Sea.',
  'SEA-m8-02': 'Each round begins with the wind, before the event.',
  'SEA-m8-03':
    'The storm then moves one zone, to the side the wind is blowing; if there is no border there, over the next one clockwise.',
  'SEA-m8-04': 'Nobody searches for you in the zone of the storm, whether you start your turn there or sail into it.',
  'SEA-m8-05':
    'If you start your turn at sea in the storm, roll Manoeuvre: you take 3 hits less one per skull, each on a section of its own die. In port you are safe.',
  'SEA-m8-06':
    'A skull on a storm’s location die lets you choose the section; what a section cannot take falls on the Hull, and without a Hull you sink.',
  'SEA-m8-07': 'Sailing into the storm costs nothing on the spot.',
  'SEA-m8-08': 'Your first Move of the turn with the wind, from zone to zone, costs no action.',
  'SEA-m8-09':
    'Your first Move of the turn against the wind, from zone to zone, costs 2 actions. A Move that a card or an event makes free stays free.',
  'SEA-m8-10':
    'After the first with the wind and the first against it, a Move costs 1 action whatever the wind. Across the wind, and in and out of port, it always does.',
  'SEA-m8-11': 'With a single action left you cannot make your first Move against the wind.',
  'SEA-m8-12': 'The free Move may be made with no action left, as long as you have not ended your turn.',
  'SEA-m8-13':
    'A Move goes to the point on the border you cross, seen from the zone you leave. The same point as the wind is with it, the opposite one against it, all others are across.',
  'SEA-m8-14': 'Non-player captains move as if there were neither wind nor storm.',
  'SEA-m8-15':
    'The wind blows towards one of eight points, drawn again each round, all equally likely. The table may limit it to four.',
  'SEA-m8-16': 'Everyone sees wind and storm. The wind holds until the next round’s event phase.',
  'SEA-m8-17': 'For the storm you roll your captain’s Manoeuvre without bonus dice, or a single die if your Masts are destroyed.',
  'SEA-m8-18':
    'The storm is no combat: special weapons, chasers and combat cards are no help. A reinforced hull may cancel one hit.',
  'SEA-m8-19': 'If the storm sinks you, your captain dies and nobody has won.',
  'SEA-m8-20': 'The storm leaves non-player captains, merchants and the treasure galleon alone.',
};
