export const enemies = {
  'SKU-ENEMY-01': 'In the enemy turn the Captain chooses who goes first, and rolls for all.',
  'SKU-ENEMY-02':
    'A sheet gives the enemy’s name, its speed, firepower and combat capacity, each with its dice and the faces that succeed, its hold or abdomen, the morale it is worth, grey if beaten and red if fled, and its type by flag: red hostile, white neutral, blue passive.',
  'SKU-ENEMY-03': 'An enemy’s zone is all cells within 5 of it. While the ship is inside, the enemy is active.',
  'SKU-ENEMY-04':
    'Whenever the ship comes to be more than 5 cells from an enemy, no matter which of them moved, you lose its red value in morale and it is inactive.',
  'SKU-ENEMY-05': 'An inactive enemy remains in play and can become active again.',
  'SKU-ENEMY-06': 'An enemy that moves always has 1 cell of movement.',
  'SKU-ENEMY-07':
    'An active enemy rolls for speed besides, with as many dice as its present speed: 1 more cell for each success.',
  'SKU-ENEMY-08': 'An inactive enemy does not roll for speed.',
  'SKU-ENEMY-09': 'An enemy goes where the white arrows of its marker let it.',
  'SKU-ENEMY-10': 'On its way an enemy may fire once and then board once.',
  'SKU-ENEMY-11': 'A hostile enemy that is active seeks a place to fire from; having fired, it makes for your cell to board you.',
  'SKU-ENEMY-12': 'A hostile enemy that is inactive comes one cell nearer.',
  'SKU-ENEMY-13': 'A hostile enemy brought down to speed 0 still moves 1 cell, but it is passive from then on.',
  'SKU-ENEMY-14': 'A neutral enemy does nothing until you fight it; then it turns hostile.',
  'SKU-ENEMY-15': 'A neutral enemy that is inactive stays where it is.',
  'SKU-ENEMY-16': 'A passive enemy that is active runs from you as fast as it can; if it can fire, it does so before moving.',
  'SKU-ENEMY-17': 'Passive enemies never board. Their combat capacity serves to defend them.',
  'SKU-ENEMY-18':
    'A passive enemy that is inactive makes for the nearest island. If it gets there it has escaped, and its marker is removed.',
  'SKU-ENEMY-19': 'With its hold or abdomen at 0 an enemy is beaten and sunk: you gain its grey morale and it is gone.',
  'SKU-ENEMY-20': 'At speed 0 an enemy keeps its 1 cell of movement, but no shot at it can miss.',
  'SKU-ENEMY-21':
    'An enemy whose combat capacity has fallen to 0 is beaten, and you gain its grey morale. One that never had any is not beaten in this way.',
  'SKU-ENEMY-22': 'If an enemy beaten by loss of its combat capacity is a ship on your cell, you may plunder it before it goes.',
  'SKU-ENEMY-23': 'The marker of a beaten enemy always leaves the board.',
  'SKU-ENEMY-24': 'An enemy that escapes, or goes without being beaten, gives no morale.',
  'SKU-ENEMY-25': 'A ship that has been sunk cannot be plundered.',
  'SKU-ENEMY-26': 'Each time either side moves, see afresh who is active.',
  'SKU-ENEMY-27':
    'A hostile enemy with guns takes the nearest place it can reach from which it has a shot, fires once, and uses what is left to come to your cell by the shortest way.',
  'SKU-ENEMY-28': 'A hostile enemy without guns, or without a place to fire from, comes for your cell by the shortest way.',
  'SKU-ENEMY-29':
    'A passive enemy that is active fires first if it has a shot where it is, and then ends as far from you as it can, leaning towards its island. The table may have it always make for the island.',
  'SKU-ENEMY-30':
    'For an enemy with a heading, a turn of 60° costs 1 cell of movement, and going forward turns the bow, as for your own ship.',
  'SKU-ENEMY-31':
    'If no advance of one cell brings an enemy nearer to its goal, its single move is a turn of 60° towards it. If land lies in the way, it takes the first step of a shortest way round.',
  'SKU-ENEMY-32': 'Enemies never go ashore nor off the board. With no legal move, they stay.',
  'SKU-ENEMY-33': 'What still lies open in an enemy’s moves is for the Captain to settle.',
  'SKU-ENEMY-34':
    'A hostile ship with any combat capacity that comes onto your cell, or is there when its turn comes, boards you at once. Creatures and the Ghost Ship never do.',
  'SKU-ENEMY-35': 'Enemies do not repair, do not tire, and have no morale to lose.',
  'SKU-ENEMY-36': 'A creature made passive by speed 0 neither rams nor uses its tentacles any more.',
  'SKU-ENEMY-37': 'An enemy reaches its island when it enters the mooring zone there, active or not.',
};
