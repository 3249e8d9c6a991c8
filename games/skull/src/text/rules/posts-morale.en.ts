export const postsMorale = {
  'SKU-POST-01': 'The rigging has room for characters and crew groups in any combination, one for each intact sail, at most 4.',
  'SKU-POST-02': 'Characters and crew groups in the rigging may add dice to the speed roll.',
  'SKU-POST-03': 'If a sail is destroyed, the character or group on it goes to the cabins, unhurt.',
  'SKU-POST-04': 'A crew group sent to the cabins by a destroyed sail also loses all its fatigue.',
  'SKU-POST-05':
    'Each character or group in the rigging has a numbered sail, and the intact sail with the highest number is destroyed first.',
  'SKU-POST-06': 'The rail has room for 4 characters and any number of crew groups.',
  'SKU-POST-07': 'While the ship sails, characters at the rail stand on boarding cells or at swivel guns, ready for a boarding.',
  'SKU-POST-08': 'The cabins have room for everyone.',
  'SKU-POST-09': 'The plot space has room for one pirate, never the Captain.',
  'SKU-POST-10': 'The guard space has room for one crew group.',
  'SKU-POST-11': 'Crew groups in the cabins lose their fatigue; the one on the guard space does not.',
  'SKU-POST-12': 'Against a plot only the crew group on the guard space counts, not those resting next to it.',
  'SKU-POST-13': 'The forecastle has room for one character, who charts.',
  'SKU-POST-14':
    'The crow’s nest has room for one character, who looks out for islands and decides how far off an enemy appears.',
  'SKU-POST-15':
    'The gun deck has room for one character, one crew group, or one of each. Without a crew group, it has room for 3 characters.',
  'SKU-POST-16': 'The main deck has room for one character and 2 crew groups.',
  'SKU-POST-17': 'On the main deck you heal, move goods, clean and repair; upgrades may add more tasks.',
  'SKU-POST-18': 'Unconscious characters and crew groups out of action go to the infirmary. Nobody can be posted there.',
  'SKU-POST-19': 'The bridge has room for one character, who may be the Captain.',
  'SKU-POST-20': 'The helm has room for one character. Without one, the ship does not move.',
  'SKU-POST-21': 'Crew groups cannot be on the forecastle, in the crow’s nest, on the bridge or at the helm.',
  'SKU-POST-22': 'A post that is full cannot be chosen.',
  'SKU-POST-23': 'Characters and groups that leave the infirmary, by a roll, by healing or by an event, go to the cabins.',

  'SKU-MORALE-01': 'Morale runs from 0 to 20. It never goes beyond; any excess is lost.',
  'SKU-MORALE-02': 'Morale begins at 20, unless an effect or a skill changes it.',
  'SKU-MORALE-03':
    'Morale falls by 3 when a crew group is eliminated, by a die when provisions are not spent, by 1 for each dirt beyond III, by 1 for each character reassigned, by an enemy’s red value when you escape it and by 1 near the Ghost Ship. It rises by a die with rum and by the grey value of a beaten enemy. A mutiny sets it to 20, and events do what they say.',
  'SKU-MORALE-04': 'When an event costs morale, one crew group that is neither exhausted nor in the cabins gains 1 fatigue.',
  'SKU-MORALE-05': 'The Captain chooses the crew group that the event tires. If none qualifies, nothing happens.',
  'SKU-MORALE-06': 'If morale is at 0 and no pirate mutinies, the crew rebels and the voyage is lost.',
  'SKU-MORALE-07': 'Each time morale or trust changes, pirates who may mutiny are asked first; only then comes a rebellion.',

  'SKU-TRUST-01': 'Each pirate and each ally has their own trust, from 0 to 20.',
  'SKU-TRUST-02': 'Trust begins at 0, unless an effect or a skill changes it.',
  'SKU-TRUST-03':
    'When a voyage succeeds, the trust of all pirates, the Captain included, becomes prestige on their register sheets, point for point.',
  'SKU-TRUST-04': 'The pirate who hired an ally gets half of that ally’s trust as prestige.',
  'SKU-TRUST-05': 'The Captain gets nothing for their own ally.',
  'SKU-TRUST-06':
    'Good work earns trust: 1 for healing, cleaning, repairing, steering, handling the sails, hitting with a cannon, giving command points from the bridge, cutting a mooring line, supporting a crew group that succeeds or plundering; 1 per success at charting, fighting or shooting; 1 per marker or enemy seen; 2 for a find ashore; 3 for Slander. You lose all of it by falling unconscious, 5 by an exposed plot, 2 by a failed jump or an accident ashore, and 1 by coming back with nothing.',
  'SKU-TRUST-07': 'A character who falls unconscious loses all their trust.',
};
