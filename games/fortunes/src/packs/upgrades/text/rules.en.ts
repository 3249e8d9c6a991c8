export const rules = {
  'SEA-m4-01': 'The upgrade tokens are mixed, face down.',
  'SEA-m4-02': 'A non-player captain who enters at the end of a round draws an upgrade.',
  'SEA-m4-03': 'An upgrade token with a 0 gives nothing.',
  'SEA-m4-04': 'An upgrade token with a 2 gives two upgrades: draw two, and replace any 0.',
  'SEA-m4-05': 'A captain who covers another of the same ship draws a new upgrade; the old one goes.',
  'SEA-m4-06': 'A captain who returns from beneath draws an upgrade as if just entering.',
  'SEA-m4-07': 'If the non-player captain survives the combat, an upgrade used up in it is back.',
  'SEA-m4-08': 'Having won a crew combat against a naval ship, you may take every upgrade it did not use up.',
  'SEA-m4-09': 'Upgrades you take keep to the limits: one of each kind, no value above 5.',
  'SEA-m4-10': 'Upgrades of a sunk ship, or left behind, go back to the others, which are mixed.',
  'SEA-m4-11': 'The upgrades of non-player captains lie face up.',
  'SEA-m4-12': 'The treasure galleon draws an upgrade as the game begins.',
  'SEA-m4-13': 'Of the two tokens drawn for a 2, another 2 or a 0 is replaced: the ship ends up with two upgrades.',
  'SEA-m4-14': 'Having drawn upgrades, put every 0 and 2 back and mix. If no real upgrade is left, there is none to have.',
  'SEA-m4-15':
    'An upgrade does for any non-player captain what the modification or special weapon on it does, up to a value of 5; a section it raises begins the fight raised.',
  'SEA-m4-16':
    'The player who plays the non-player captain uses its upgrade, at the moments a player could. Weapons are of no use in a search.',
  'SEA-m4-17':
    'Upgrades count as not used up when they are modifications that always work, reinforced hulls or chasers still unturned, or weapons still undiscarded.',
  'SEA-m4-18':
    'A weapon you take is a weapon like yours; a modification goes onto a ship without one like it, be it yours or the one you captured. Once lost, they return to the upgrades, not to the ports.',
  'SEA-m4-19': 'The upgrades of a non-player pirate beaten in a crew combat can be taken too.',
  'SEA-m4-20': 'The treasure galleon, too, gets a used-up upgrade back if it survives.',
};
