export const yard = {
  'FDM-YARD-01':
    'One visit to the yard covers any mix of repairs, special weapons bought or sold, the modification this port offers and a single change of ship, in the order you like.',
  'FDM-YARD-02': 'Repairs cost 2 gold per point, for as many points as you like on Hull, Cargo, Masts and Cannons.',
  'FDM-YARD-03': 'The shipyard does not replace Crew: you recruit it.',
  'FDM-YARD-04': 'A section is never repaired beyond what the ship is built for, modifications counted.',
  'FDM-YARD-05': 'A sloop or a flute costs 10 gold, a frigate or a galleon 35.',
  'FDM-YARD-06': 'Before adjustments, the yard pays 5 gold for your sloop or flute and 10 for your frigate or galleon.',
  'FDM-YARD-07':
    'To the yard’s price for your ship add 1 gold for each modification on board, even a reinforced hull already used, and take off 1 for each point missing from Hull, Cargo, Masts and Cannons, reckoned from the modified values. Missing Crew does not matter.',
  'FDM-YARD-08': 'The price of your old ship is never below 0, whatever its damage.',
  'FDM-YARD-09':
    'The old ship goes only against a new one, and what it fetches may help to pay. If you are still short, there is no sale.',
  'FDM-YARD-10': 'Buying a ship means selling the one you have.',
  'FDM-YARD-11': 'A new ship comes in perfect order, each section at the value on its card, all but the Crew.',
  'FDM-YARD-12': 'When you change ships your sailors come along, as many as the new Crew value allows; nobody is added to them.',
  'FDM-YARD-13':
    'Gold, cargo, cards and special weapons come along to your new ship too. In port nothing is too much; it is when you leave that the hold must do.',
  'FDM-YARD-14': 'Modifications do not come along to a new ship: they leave the one you sell for ports that have none.',
  'FDM-YARD-15':
    'St. John is the one port where you can take modifications over to your new ship, any you like, though never two of a kind. Those you keep add nothing to the price of the old ship.',
  'FDM-YARD-16': 'A man-o’-war can be neither bought nor sold.',
  'FDM-YARD-17': 'Leave a man-o’-war for another ship and it is abandoned: it brings you no gold.',
  'FDM-YARD-18':
    'Buy a frigate or a galleon and you earn 1 Glory point and its card, once in a captain’s life for the two types together. Having had one like it already does not matter.',
  'FDM-YARD-19':
    'A frigate or galleon taken by force earns you no such point, and leaves your captain free to earn it with a purchase later on.',
  'FDM-YARD-20': 'Every port sells special weapons, at 3 gold apiece.',
  'FDM-YARD-21': 'You may carry all three special weapons at a time, but no more than one of each.',
  'FDM-YARD-22': 'The yard takes a special weapon back for 1 gold.',
  'FDM-YARD-23': 'A modification costs 3 gold, and a port has none to offer but the one lying there.',
  'FDM-YARD-24': 'A modification once sold is gone: the port has nothing to offer until a token is put back there.',
  'FDM-YARD-25': 'Your ship never has the same modification twice.',
  'FDM-YARD-26': 'On its own, a modification cannot be sold.',
  'FDM-YARD-27': 'A used reinforced hull is made good for 3 gold in any port, as part of a visit to the yard.',

  'FDM-RECRUIT-01': 'Roll Leadership: if it succeeds, your Crew is filled up for free.',
  'FDM-RECRUIT-02': 'If the roll fails, you may hire any number of sailors at 2 gold each.',
  'FDM-RECRUIT-03': 'Your Crew never exceeds the Crew value of your ship, extra hammocks included, and that is 5 at most.',
  'FDM-RECRUIT-04': 'The roll always comes first, once per turn: only after failing it may you pay for sailors.',
};
