export const foes = {
  'SKU-FOE-WHALE-01': 'The Sperm Whale is a neutral creature. It does not move unless it is attacked.',
  'SKU-FOE-WHALE-02': 'The first impact makes the Sperm Whale hostile, and it charges.',
  'SKU-FOE-WHALE-03': 'On your cell, a hostile Sperm Whale gives your hold 2 impacts, without a roll.',
  'SKU-FOE-WHALE-04': 'After ramming you, the Sperm Whale must leave your cell before it can ram you again.',
  'SKU-FOE-WHALE-05': 'Killing the Sperm Whale brings 2 provisions and 1 good drawn at random.',
  'SKU-FOE-WHALE-06': 'You cannot board the Sperm Whale, even on the same cell.',
  'SKU-FOE-WHALE-07': 'A Sperm Whale still neutral does no harm on your cell.',

  'SKU-FOE-GHOST-01': 'The Ghost Ship is a hostile ship. It cannot attack, and nothing can attack it. You can only flee.',
  'SKU-FOE-GHOST-02': 'At the start of its turn, the Ghost Ship costs you 1 morale if you are in its zone.',
  'SKU-FOE-GHOST-03': 'If you are outside its zone at the start of its turn, the Ghost Ship vanishes.',
  'SKU-FOE-GHOST-04': 'In the zone of the Ghost Ship it is night.',
  'SKU-FOE-GHOST-05': 'Being hostile, the Ghost Ship keeps you from docking and, while it is active, from drawing events.',

  'SKU-FOE-GALLEON-01': 'The Galleon is a hostile ship with heavy guns.',
  'SKU-FOE-GALLEON-02': 'Unharmed, the Galleon rolls 4 dice for speed and succeeds on 5 and 6.',

  'SKU-FOE-COASTGUARD-01': 'The Coastguard is a hostile ship on patrol along the sea lanes.',
  'SKU-FOE-COASTGUARD-02': 'The enemy groups of a Coastguard, at least 4 of them at first, hit on 5 and 6.',

  'SKU-FOE-MONSTER-01': 'The Sea Monster is a hostile creature without a heading: it can move in any of the six directions.',
  'SKU-FOE-MONSTER-02': 'The Sea Monster uses all its speed to reach your cell.',
  'SKU-FOE-MONSTER-03':
    'On your cell the Sea Monster attacks with its tentacles and rolls as many dice as its combat capacity: each success is an impact, located as usual. The printed effect is lost; this one is ours.',
  'SKU-FOE-MONSTER-04':
    'You cannot board the Sea Monster. While it is on your cell you may fire at it, whatever the flank or the line of sight.',

  'SKU-FOE-MERCHANT-01': 'The Merchant Ship is a passive ship bound for the nearest island. When it reaches it, it is removed.',
  'SKU-FOE-MERCHANT-02': 'Being passive, the Merchant Ship does not prevent events, even when active.',

  'SKU-FOE-MAELSTROM-01': 'The Maelström is not an enemy and has no type.',
  'SKU-FOE-MAELSTROM-02': 'The Maelström does not move, and cannot be attacked or beaten.',
  'SKU-FOE-MAELSTROM-03': 'If something moves the Maelström, it can go in any direction, because it has no heading.',
  'SKU-FOE-MAELSTROM-04': 'The Maelström appears under the ship, unless stated otherwise.',
  'SKU-FOE-MAELSTROM-05': 'The Maelström stays until the end of the voyage.',
  'SKU-FOE-MAELSTROM-06':
    'At the start of the enemy turn, a ship on the Maelström’s cell or next to it takes 1 impact in the hold.',
  'SKU-FOE-MAELSTROM-07':
    'After that impact, within 5 cells of the Maelström, roll a die: on 4, 5 or 6 the ship is pulled one cell towards it.',
  'SKU-FOE-MAELSTROM-08': 'In the zone of the Maelström each speed die counts 1 less, and crew groups must roll theirs.',
  'SKU-FOE-MAELSTROM-09': 'Near the Maelström events are drawn as usual.',
  'SKU-FOE-MAELSTROM-10': 'Leaving the zone of the Maelström costs no morale.',
  'SKU-FOE-MAELSTROM-11': 'A ship on the Maelström’s own cell is not pulled any further.',
  'SKU-FOE-MAELSTROM-12':
    'The Maelström’s pull is a forced movement into the neighbouring cell closest to it. If several are equally close, a water cell without an enemy comes first; then the Captain chooses.',

  'SKU-FOE-CRAB-01': 'The Stone Crab is an enemy on an event card, with a Defence. It stays on your cell.',

  'SKU-FOE-TOWER-01': 'The Watchtower is an enemy on an event card, with a Defence.',
};
