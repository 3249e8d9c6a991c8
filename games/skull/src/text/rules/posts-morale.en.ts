export const postsMorale = {
  'SKU-POST-01':
    'The rigging takes characters and crew groups in any mixture, one to each sail still whole, and never more than 4.',
  'SKU-POST-02': 'Those in the rigging may add dice to the speed roll.',
  'SKU-POST-03': 'If a sail is destroyed, the character or group on it lands in the cabins, unhurt.',
  'SKU-POST-04': 'A crew group thrown into the cabins by a destroyed sail is also rid of its fatigue.',
  'SKU-POST-05':
    'Each one in the rigging has a sail to themselves, by number, and it is always the highest whole one that is destroyed.',
  'SKU-POST-06': 'The rail takes any number of crew groups, and 4 characters.',
  'SKU-POST-07': 'While the ship sails, characters at the rail wait on boarding cells or at swivel guns, should a boarding come.',
  'SKU-POST-08': 'The cabins have room for everybody.',
  'SKU-POST-09': 'The plot space takes one pirate, and never the Captain.',
  'SKU-POST-10': 'The guard space takes one crew group.',
  'SKU-POST-11': 'Crew groups in the cabins shake off their fatigue; the one on the guard space does not.',
  'SKU-POST-12': 'Against a plot only the crew group on the guard space counts, not those resting next to it.',
  'SKU-POST-13': 'Forecastle: one character, to chart.',
  'SKU-POST-14': 'Crow’s nest: one character, to look out for islands and to settle how far off an enemy turns up.',
  'SKU-POST-15': 'Gun deck: one character, one crew group, or one of each. With no crew group, up to 3 characters.',
  'SKU-POST-16': 'Main deck: 2 crew groups and one character.',
  'SKU-POST-17': 'On the main deck you heal, move goods, clean and repair; upgrades may add to that.',
  'SKU-POST-18': 'The unconscious and the incapacitated always end up in the infirmary. Nobody is posted there.',
  'SKU-POST-19': 'Bridge: one character, who may be the Captain.',
  'SKU-POST-20': 'Helm: one character, without whom the ship does not move.',
  'SKU-POST-21': 'Forecastle, crow’s nest, bridge and helm are not for crew groups.',
  'SKU-POST-22': 'A post that is full cannot be chosen.',
  'SKU-POST-23': 'Characters and groups that leave the infirmary, by a roll, by healing or by an event, go to the cabins.',

  'SKU-MORALE-01': 'Morale runs from 0 to 20 and never leaves that range; the surplus is lost.',
  'SKU-MORALE-02': 'Morale begins at 20, unless an effect or a skill changes it.',
  'SKU-MORALE-03':
    'Morale falls: by 3 for a crew group eliminated, by a die for provisions not spent, by 1 for dirt beyond III, by 1 for a character moved to another post, by an enemy’s red value when you escape it, by 1 near the Ghost Ship. It rises by a die with rum and by the grey value of a beaten enemy; a mutiny sets it to 20, and events do as they say.',
  'SKU-MORALE-04': 'When an event costs morale, one crew group that is neither exhausted nor in the cabins gains 1 fatigue.',
  'SKU-MORALE-05': 'The Captain picks the crew group that an event tires. If none qualifies, none is tired.',
  'SKU-MORALE-06': 'With morale at 0 and no pirate willing to mutiny, the crew rebels and the voyage is lost.',
  'SKU-MORALE-07': 'Each time morale or trust changes, pirates who may mutiny are asked first; only then comes a rebellion.',

  'SKU-TRUST-01': 'Pirates and allies each have their own trust, from 0 to 20 and never beyond.',
  'SKU-TRUST-02': 'Trust begins at 0, unless an effect or a skill changes it.',
  'SKU-TRUST-03':
    'When a voyage succeeds, everyone’s trust, the Captain’s too, turns into as much prestige on the register sheets.',
  'SKU-TRUST-04': 'The pirate who hired an ally gets half of that ally’s trust as prestige.',
  'SKU-TRUST-05': 'For an ally of the Captain’s own, the Captain gets nothing.',
  'SKU-TRUST-06':
    'Good work earns trust: 1 for healing, cleaning, repairing, steering, handling sails or hitting with a cannon, 1 for each success at charting, fighting or shooting, 1 for each marker or enemy seen, 2 for a find ashore, 3 for a slander. Trust is lost by falling unconscious (all of it), by an exposed plot (5), by a failed jump (2), by an accident ashore (2) or by coming back with nothing (1).',
  'SKU-TRUST-07': 'A character who falls unconscious loses all the trust gathered so far.',
};
