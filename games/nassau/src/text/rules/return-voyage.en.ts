export const returnVoyage = {
  'NAS-RETURN-01': 'The voyage home has three stops, in this order: Skull Island, Campfire Island, home port.',
  'NAS-RETURN-02': 'You may skip either island. You must go to your home port.',
  'NAS-RETURN-03': 'You make one stop per turn: the others take their turns before your next stop.',
  'NAS-RETURN-04':
    'A stop you skip costs no turn. On the turn when you pass you already go to your first stop, which may be your home port.',
  'NAS-RETURN-05': 'The voyage home costs no provisions.',
  'NAS-RETURN-06': 'Once you are on the voyage home, you take no more actions at sea this round.',

  'NAS-SKULLISLE-01': 'On Skull Island you hide 1, 2 or 3 goods from your holds in your hideout.',
  'NAS-SKULLISLE-02':
    'Hiding costs 1 doubloon for one good, 3 for two, 5 for three. You say how many first and must have the whole price.',
  'NAS-SKULLISLE-03': 'You can stop at Skull Island once per round and hide at most 3 goods.',
  'NAS-SKULLISLE-04': 'Goods are hidden one by one, in the order you choose.',
  'NAS-SKULLISLE-05': 'The coloured spaces of the hideout fill up strictly from top to bottom.',
  'NAS-SKULLISLE-06': 'A good of the colour of the next empty space goes onto that space.',
  'NAS-SKULLISLE-07': 'Any other good goes onto the central space, which takes any number of goods and is worth 0.',
  'NAS-SKULLISLE-08': 'Hidden goods are never moved again.',
  'NAS-SKULLISLE-09': 'You can stop at Skull Island only if you have a good aboard and can pay for hiding it.',
  'NAS-SKULLISLE-10': 'You cannot pay for hiding goods with points.',

  'NAS-CAMPFIRE-01': 'Without rum you cannot stop at Campfire Island.',
  'NAS-CAMPFIRE-02': 'Each rum you spend lets you tell up to 3 tales. You must spend at least 1.',
  'NAS-CAMPFIRE-03': 'You may spend all your rum in one visit.',
  'NAS-CAMPFIRE-04': 'You tell a tale whose condition you meet face up, for the points printed on it.',
  'NAS-CAMPFIRE-05':
    'You may tell a tale whose condition you do not meet as a bad joke: face down, for 1 point. It counts as a tale told.',
  'NAS-CAMPFIRE-06': 'You score the points only when the last tale of your visit has been told.',
  'NAS-CAMPFIRE-07': 'The tales you have told stay in front of you until phase III.',
  'NAS-CAMPFIRE-08': 'You only have to own what a tale shows. You never spend it.',
  'NAS-CAMPFIRE-09': 'What counts is what you have when the tale is told, after paying the rum for it.',
  'NAS-CAMPFIRE-10': 'A tale whose condition you meet is always told for its points: you cannot tell it as a bad joke.',

  'NAS-HOME-01': 'Every voyage home ends in the home port, whatever stops were made before.',
  'NAS-HOME-02':
    'In your home port, 1 crate goes from your reserve into a hold for each outpost you hold, as far as there is room.',
  'NAS-HOME-03':
    'In your home port you draw 1 tale for each opponent at sea with a crate of yours on it, choosing the deck for each.',
  'NAS-HOME-04': 'In your home port you score 2 points for each watch tower with a crate of yours on it.',
  'NAS-HOME-05':
    'The first player to reach the home port takes the dolphin and begins the next round. The order of this phase does not change.',
  'NAS-HOME-06': 'Phase III begins when all players are home.',
};
