export const rules = {
  'SEA-m11-01': 'Your crew’s Loyalty starts at Content.',
  'SEA-m11-02': 'The effects of the steps add up, starting from Content.',
  'SEA-m11-03':
    'When the event drawn brings a non-player captain, every player loses 1 Loyalty after its text. Icons, or a war, do not count as one. The table may count them, or have only the first player lose.',
  'SEA-m11-04':
    'Once in your turn, between actions or after the last, you may roll Leadership: if you succeed you have 1 extra action, though never a second Port.',
  'SEA-m11-05': 'If your roll for an extra action fails, nothing else happens, unless the table makes it cost 1 Loyalty.',
  'SEA-m11-06': 'A rumour proven brings 1 Loyalty.',
  'SEA-m11-07': 'A mission accomplished brings 1 Loyalty.',
  'SEA-m11-08': 'A raid for 12 gold or more brings 1 Loyalty.',
  'SEA-m11-09': 'Selling 3 cards or more of the good in demand brings 1 Loyalty.',
  'SEA-m11-10': 'Selling your second Contraband card brings 1 Loyalty.',
  'SEA-m11-11': 'Buying a frigate or a galleon brings 1 Loyalty, once per captain.',
  'SEA-m11-12': 'An assault for 12 gold or more brings 1 Loyalty.',
  'SEA-m11-13': 'Winning a combat brings 1 Loyalty along with its Glory, unless the table says no.',
  'SEA-m11-14': 'Hiding gold costs 1 Loyalty each time, however much it is.',
  'SEA-m11-15':
    'Once per turn, in a Port action, you may buy one step up: 2 gold to reach Unhappy, Restless or Content, 3 gold to reach Pleased, Happy or Fierce loyalty. You cannot sell goods after that.',
  'SEA-m11-16':
    'If you end your turn in the port where it began, you lose 1 Loyalty, even if you left it in between. The table may spare players who left.',
  'SEA-m11-17': 'At Fierce loyalty there is nothing more to gain. A loss at Angry means mutiny.',
  'SEA-m11-18': 'A new captain’s crew starts at Content.',
  'SEA-m11-19': 'Hidden points and the Glory card you start with bring no Loyalty.',
  'SEA-m11-20':
    'The steps, from the worst: Mutiny (−4), Angry (−3), Unhappy (−2), Restless (−1), Content (0), Pleased (+1), Happy (+2), Fierce loyalty (+3).',
  'SEA-m11-21': 'All steps of Loyalty between Content and where you stand are in force together.',
  'SEA-m11-22': 'At Content or better you may roll for an extra action; at Restless or worse you may not.',
  'SEA-m11-23':
    'Above Content. Pleased: 1 die more to recruit. Happy: once per turn in port, for a Glory card, 2 gold and 1 Loyalty, hire a specialist you lack from the Glory deck, or pay nothing if it has none. Fierce loyalty: 1 die more on the first Leadership roll of a crew combat and on a land assault.',
  'SEA-m11-24':
    'Below Content. Restless: no roll for an extra action. Unhappy: hired sailors cost 3 gold each. Angry: 1 Leadership die fewer, but at least 1, in crew combats and land assaults.',
  'SEA-m11-25':
    'A loss at Angry is a mutiny: roll Leadership at once, or after the combat if there is one. If several players have one, they roll in turn order.',
  'SEA-m11-26': 'If you put down the mutiny, you lose 1 Crew, but never the last, and stay at Angry.',
  'SEA-m11-27':
    'If the mutiny wins, you lose all gold aboard, one specialist at random and 1 Crew, but never the last; Loyalty goes to Unhappy. The table may choose a harsher outcome, or none.',
  'SEA-m11-28': 'Without Crew there is no mutiny: Loyalty stays at Angry.',
  'SEA-m11-29': 'Everyone sees the Loyalty of your crew.',
  'SEA-m11-30': 'One occasion is one step of Loyalty, however many Glory points come with it.',
};
