export const rules = {
  'SEA-m9-01': 'For 1 action, once per turn, you may visit the Location of your zone if it is open to you.',
  'SEA-m9-02': 'The zone’s advantage or drawback does not affect the Location.',
  'SEA-m9-03': 'For 1 action you may assault the Location, even after a visit in the same turn.',
  'SEA-m9-04': 'You cannot assault with a destroyed section.',
  'SEA-m9-05': 'To assault a Location, first lay out as many cargo cards as the number on it.',
  'SEA-m9-06':
    'Then bombard the Location: roll up to as many dice as you have Cannons, one by one. After each skull you may discard a card, and you may stop when you like.',
  'SEA-m9-07': 'Special weapons do not serve to bombard.',
  'SEA-m9-08': 'In an assault, each Hit icon on the cards left costs the section it names 1 point.',
  'SEA-m9-09':
    'In an assault, if the Flight icons left match or exceed your Manoeuvrability, take 2 more damage, each on the section of a die; a skull lets you choose.',
  'SEA-m9-10':
    'If the hits of an assault bring a section to 0, it has failed. If it is the Hull, overflow included, you sink and your captain dies.',
  'SEA-m9-11': 'If the assault has not failed, you choose: break off, or land.',
  'SEA-m9-12': 'Breaking off an assault brings no loot and undoes no damage.',
  'SEA-m9-13': 'In the land assault roll Leadership: you lose as much Crew as there are Flight icons left, less one per skull.',
  'SEA-m9-14': 'If a land assault brings your Crew to 0, your captain dies and the assault has failed.',
  'SEA-m9-15':
    'If you have Crew left after landing, you have taken the Location: you get the plunder values of the remaining cards in gold, and may keep any of those cards, as far as your Cargo allows.',
  'SEA-m9-16': 'An assault for 12 gold or more earns 1 Glory point and a card, and 1 Loyalty where Loyalty is played.',
  'SEA-m9-17': 'A Location that was taken leaves the game. After a failed assault, or one broken off, it stays.',
  'SEA-m9-18':
    'At the very end of an assault, whatever its outcome, you get 1 bounty of the nation whose port is in the zone, if the Location has a nationality and your captain lives. The table may limit this to successful assaults.',
  'SEA-m9-19': 'Neither a visit nor an assault needs a Scouting roll.',
  'SEA-m9-20': 'Cards of an assault that you do not keep, and all those of a failed one, are discarded.',
  'SEA-m9-21': 'The 16 Locations are mixed, and every zone with a port gets one, face up. The Caribbean Sea has none.',
  'SEA-m9-22': 'To visit or assault a Location you must be at sea in its zone. It causes no search.',
  'SEA-m9-23': 'A Location has no nation of its own: when it needs one, it takes that of the zone’s port.',
  'SEA-m9-24':
    'The numbers of the Locations: 3 for a missionary, 4 for a prison, a pirate haven or natives, 5 for a town or a trade station, 6 for a naval fort. A reef has none and cannot be assaulted.',
  'SEA-m9-25': 'Assaulting a pirate haven or natives brings no bounty; assaulting any of the other five does.',
  'SEA-m9-26': 'A missionary does not hit back: Hit icons are ignored, Flight icons are not.',
  'SEA-m9-27':
    'Naval fort and trade station receive only non-pirates, the pirate haven only pirates, the others everyone. An assault asks no leave.',
  'SEA-m9-28':
    'What you do at a town, a trade station or a pirate haven counts as that activity for the turn, but is no Port action.',
  'SEA-m9-29':
    'A Location has neither demand nor modification: goods sell for 3, all may be offered, and there is no Glory for demand.',
  'SEA-m9-30': 'Taking a prison also gives you its specialist for free.',
  'SEA-m9-31': 'Contraband can be bought at a Location for 3 gold, but never sold there.',
  'SEA-m9-32': 'Where the Locations lie, and what they are, everyone knows from the start. One that is gone does not come back.',
};
