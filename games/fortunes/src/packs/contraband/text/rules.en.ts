export const rules = {
  'SEA-m7-01': 'Contraband cards are mixed with the cargo deck.',
  'SEA-m7-02': 'A Contraband card among those you draw to buy from costs 3 gold, however many there are.',
  'SEA-m7-03': 'Contraband meant for the very port you are in is replaced, like the good in demand.',
  'SEA-m7-04': 'Contraband sells for 10 gold in the port on the card, and nowhere else.',
  'SEA-m7-05':
    'Keep the first Contraband card you sell. Your second one earns you 1 Glory point, a Glory card and, with Loyalty in play, 1 Loyalty; then both are discarded.',
  'SEA-m7-06': 'The two Contraband cards may be sold in different ports and on different turns.',
  'SEA-m7-07': 'Selling Contraband does not move the Demand token.',
  'SEA-m7-08': 'Aboard, Contraband is cargo like any other: the hold, damage and pirates on the hunt make no difference.',
  'SEA-m7-09':
    'Naval ships of every nation are also hostile to a non-pirate with Contraband that is not hidden; that comes last on their list, and draws none of them nearer. Pirates do not care.',
  'SEA-m7-10': 'If a naval ship finds you for your Contraband, either discard it all and go free, or resist and attack the ship.',
  'SEA-m7-11': 'Resisting a search for Contraband makes you the attacker: 1 bounty of that nation, and you declare first.',
  'SEA-m7-12':
    'A pirate with Contraband has no choice but to fight when found. Nor has an enemy in war, unless the table allows it.',
  'SEA-m7-13': 'A Contraband card sold, waiting for the second, is seen by all, is no cargo, and is lost with your captain.',
  'SEA-m7-14':
    'What Contraband you carry is secret. If it is the only ground for a search, that search tells all that there is some, and no more.',
  'SEA-m7-15': 'Two Contraband cards in one sale are a pair at once; a third begins the next pair.',
  'SEA-m7-16': 'Contraband is never in demand, and does not count towards the three cards that earn Glory.',
  'SEA-m7-17': 'Each Contraband card has a plunder value and a raid icon, which count like those of goods.',
  'SEA-m7-18': 'Once you are a pirate, even by resisting just now, a search for Contraband leaves you no choice any more.',
  'SEA-m7-19': 'You decide about your Contraband after the search roll and before the fight. What you discard is shown to all.',
  'SEA-m7-20': 'Having seen your Contraband discarded, that ship does not search again on this occasion.',
};
