export const returnVoyage = {
  'NAS-RETURN-01': 'The return voyage has three stops, in this order: Skull Island, Campfire Island, home port.',
  'NAS-RETURN-02': 'You may skip either island. Your home port is a must.',
  'NAS-RETURN-03': 'You make one stop a turn: the others have theirs before your next stop.',
  'NAS-RETURN-04':
    'A stop you skip costs no turn. The turn on which you pass already takes you to your first stop, which may be home.',
  'NAS-RETURN-05': 'No provision is due on the return voyage.',
  'NAS-RETURN-06': 'Once on the return voyage, you have done with actions at sea for this round.',

  'NAS-SKULLISLE-01': 'On Skull Island you bring 1, 2 or 3 goods from your holds to your hideout.',
  'NAS-SKULLISLE-02':
    'Hiding costs 1 doubloon for one good, 3 for two, 5 for three. Say how many first; you must own the whole price.',
  'NAS-SKULLISLE-03': 'You come to Skull Island once a round, with 3 goods at most.',
  'NAS-SKULLISLE-04': 'Goods are hidden one by one, in the order you like.',
  'NAS-SKULLISLE-05': 'The coloured spaces of the hideout fill up from the top down, and none is ever left out.',
  'NAS-SKULLISLE-06': 'A good of the colour of the next empty space goes onto that space.',
  'NAS-SKULLISLE-07': 'Any other good goes onto the central space, which has room for all and is worth 0.',
  'NAS-SKULLISLE-08': 'Goods that have been hidden stay where they are to the end.',
  'NAS-SKULLISLE-09': 'You can stop at Skull Island only with a good aboard and the price of hiding it.',
  'NAS-SKULLISLE-10': 'Points do not pay for hiding goods.',

  'NAS-CAMPFIRE-01': 'Without rum, nobody makes room for you at the fire: you cannot stop on Campfire Island.',
  'NAS-CAMPFIRE-02': 'Each rum you spend lets you tell up to 3 tales, and a visit takes at least 1.',
  'NAS-CAMPFIRE-03': 'You may spend as much rum in one visit as you have.',
  'NAS-CAMPFIRE-04': 'A tale whose condition you meet is told face up, for the points on it.',
  'NAS-CAMPFIRE-05':
    'A tale whose condition you do not meet may be told as a bad joke: face down, for 1 point. It counts as a tale told.',
  'NAS-CAMPFIRE-06': 'You score when the last tale of your visit to the fire has been told, not before.',
  'NAS-CAMPFIRE-07': 'Tales told lie before you until phase III.',
  'NAS-CAMPFIRE-08': 'You only have to own what a tale speaks of. Nothing is ever given up for it.',
  'NAS-CAMPFIRE-09': 'What counts is what you have as the tale is told, with the rum for it already gone.',
  'NAS-CAMPFIRE-10': 'A tale that is true is told for its points: you cannot pass it off as a bad joke.',

  'NAS-HOME-01': 'Every return voyage ends in the home port, whatever stops came before.',
  'NAS-HOME-02':
    'In your home port, for each outpost you hold, 1 crate goes from your reserve into a hold, as far as there is room.',
  'NAS-HOME-03':
    'In your home port, for each opponent at sea that bears a crate of yours you draw 1 tale, choosing the deck card by card.',
  'NAS-HOME-04': 'In your home port, each watch tower with a crate of yours brings you 2 points.',
  'NAS-HOME-05':
    'The first player to come home takes the dolphin and begins the next round. The order of this phase does not change.',
  'NAS-HOME-06': 'Phase III starts when everyone is home.',
};
