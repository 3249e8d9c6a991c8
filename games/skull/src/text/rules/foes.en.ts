export const foes = {
  'SKU-FOE-WHALE-01': 'The Sperm Whale is a neutral creature. It keeps still as long as nobody attacks it.',
  'SKU-FOE-WHALE-02': 'Its first impact turns the Sperm Whale hostile, and it charges.',
  'SKU-FOE-WHALE-03': 'On your cell, a hostile Sperm Whale gives your hold 2 impacts, without a roll.',
  'SKU-FOE-WHALE-04': 'After ramming you the Sperm Whale has to leave the cell before it can ram again.',
  'SKU-FOE-WHALE-05': 'Killing the Sperm Whale brings 2 provisions and 1 good drawn at random.',
  'SKU-FOE-WHALE-06': 'You cannot board the Sperm Whale, not even on the same cell.',
  'SKU-FOE-WHALE-07': 'A Sperm Whale still neutral does no harm on your cell.',

  'SKU-FOE-GHOST-01': 'The Ghost Ship is a hostile ship that cannot attack and that nothing can attack. You can only run.',
  'SKU-FOE-GHOST-02': 'As its turn starts, the Ghost Ship costs you 1 morale if you are in its zone.',
  'SKU-FOE-GHOST-03': 'If you are outside its zone as its turn starts, the Ghost Ship vanishes.',
  'SKU-FOE-GHOST-04': 'In the zone of the Ghost Ship it is night.',
  'SKU-FOE-GHOST-05': 'While it is active, the Ghost Ship, being hostile, keeps you from drawing events and from docking.',

  'SKU-FOE-GALLEON-01': 'The Galleon is a hostile ship with heavy guns.',
  'SKU-FOE-GALLEON-02': 'Unharmed, the Galleon rolls 4 dice for speed and succeeds on 5 and 6.',

  'SKU-FOE-COASTGUARD-01': 'The Coastguard is a hostile ship on patrol along the sea lanes.',
  'SKU-FOE-COASTGUARD-02': 'The boarding groups of a Coastguard, at least 4 of them at first, hit on 5 and 6.',

  'SKU-FOE-MONSTER-01': 'The Sea Monster is a hostile creature without heading: it moves to any of the six sides.',
  'SKU-FOE-MONSTER-02': 'The Sea Monster puts all its speed into reaching your cell.',
  'SKU-FOE-MONSTER-03':
    'On your cell the Sea Monster strikes with its tentacles, rolling as many dice as its combat capacity: each that shows one of its success faces is an impact, whose place is rolled as usual. The printed effect is lost; this one is ours.',
  'SKU-FOE-MONSTER-04':
    'You cannot board the Sea Monster, but while it is on your cell you may fire at it, without minding flank or line of sight.',

  'SKU-FOE-MERCHANT-01': 'The Merchant Ship is a passive ship bound for the nearest island. Once there, it is gone.',
  'SKU-FOE-MERCHANT-02': 'Being passive, a Merchant Ship does not stop events, even when active.',

  'SKU-FOE-MAELSTROM-01': 'The Maelström is not an enemy and has no type.',
  'SKU-FOE-MAELSTROM-02': 'The Maelström does not move, and nobody can attack or beat it.',
  'SKU-FOE-MAELSTROM-03': 'If something does move the Maelström, it can go to any side, for it has no heading.',
  'SKU-FOE-MAELSTROM-04': 'The Maelström opens right under the ship, unless you are told otherwise.',
  'SKU-FOE-MAELSTROM-05': 'Once there, the Maelström stays to the end of the voyage.',
  'SKU-FOE-MAELSTROM-06': 'As the enemy turn starts, a ship on the Maelström’s cell or next to it takes 1 impact in the hold.',
  'SKU-FOE-MAELSTROM-07':
    'Within 5 cells of the Maelström, roll a die after that: on 4, 5 or 6 the ship is dragged one cell towards it.',
  'SKU-FOE-MAELSTROM-08': 'In the zone of the Maelström each speed die loses 1, and crew groups must roll theirs.',
  'SKU-FOE-MAELSTROM-09': 'Near the Maelström events are drawn as usual.',
  'SKU-FOE-MAELSTROM-10': 'Getting away from the Maelström costs no morale.',
  'SKU-FOE-MAELSTROM-11': 'On the cell of the Maelström itself, the ship is not dragged any further.',
  'SKU-FOE-MAELSTROM-12':
    'Being dragged is forced movement, into the neighbouring cell closest to the Maelström. Of cells equally close, water without an enemy comes first; then the Captain chooses.',

  'SKU-FOE-CRAB-01': 'The Stone Crab is an enemy on an event card, with a Defence. It clings to your own cell.',

  'SKU-FOE-TOWER-01': 'The Watchtower is an enemy on an event card, with a Defence.',
};
