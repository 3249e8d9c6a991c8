export const enemies = {
  'SKU-ENEMY-01': 'In the enemy turn the Captain chooses the order of the enemies and rolls for them.',
  'SKU-ENEMY-02':
    'A sheet shows the enemy’s name; its speed, firepower and combat capacity, with the dice and the faces that succeed; its hold or abdomen; the morale you gain if you beat it (grey) and lose if you escape it (red); and its type: a red flag for hostile, white for neutral, blue for passive.',
  'SKU-ENEMY-03': 'An enemy’s zone is all cells within 5 of it. While the ship is inside, the enemy is active.',
  'SKU-ENEMY-04':
    'Whenever the ship is more than 5 cells from an enemy after any movement, morale falls by the enemy’s red value and it becomes inactive.',
  'SKU-ENEMY-05': 'An inactive enemy remains in play and can become active again.',
  'SKU-ENEMY-06': 'Every enemy that moves has 1 cell of movement.',
  'SKU-ENEMY-07': 'An active enemy also makes a speed roll, with as many dice as its current speed: each success adds 1 cell.',
  'SKU-ENEMY-08': 'An inactive enemy makes no speed roll.',
  'SKU-ENEMY-09': 'An enemy moves as the white arrows of its marker allow.',
  'SKU-ENEMY-10': 'During its movement an enemy may fire once and then board once.',
  'SKU-ENEMY-11':
    'An active hostile enemy moves to a place from which it can fire. After firing, it heads for your cell to board you.',
  'SKU-ENEMY-12': 'An inactive hostile enemy moves one cell towards you.',
  'SKU-ENEMY-13': 'A hostile enemy with speed 0 still moves 1 cell, but it is passive from then on.',
  'SKU-ENEMY-14': 'A neutral enemy does nothing until you fight it. Then it becomes hostile.',
  'SKU-ENEMY-15': 'An inactive neutral enemy stays where it is.',
  'SKU-ENEMY-16': 'An active passive enemy flees as fast as it can. If it can fire, it does so before moving.',
  'SKU-ENEMY-17': 'Passive enemies never board. Their combat capacity is only for defence.',
  'SKU-ENEMY-18':
    'An inactive passive enemy heads for the nearest island. If it gets there it escapes, and its marker is removed.',
  'SKU-ENEMY-19':
    'When its hold or abdomen is at 0, an enemy is beaten and sinks: you gain its grey morale value and its marker is removed.',
  'SKU-ENEMY-20': 'At speed 0 an enemy keeps its 1 cell of movement, but every shot at it hits.',
  'SKU-ENEMY-21':
    'An enemy whose combat capacity has fallen to 0 is beaten, and you gain its grey morale value. An enemy without combat capacity cannot be beaten in this way.',
  'SKU-ENEMY-22':
    'If an enemy beaten by the loss of its combat capacity is a ship on your cell, you may plunder it before it is removed.',
  'SKU-ENEMY-23': 'The marker of a beaten enemy is always removed.',
  'SKU-ENEMY-24': 'An enemy that escapes, or is removed without being beaten, brings no morale.',
  'SKU-ENEMY-25': 'A ship that has been sunk cannot be plundered.',
  'SKU-ENEMY-26': 'After every move of either side, check again which enemies are active.',
  'SKU-ENEMY-27':
    'A hostile enemy with guns goes to the nearest place from which it can fire, fires once, and uses its remaining movement to reach your cell by the shortest way.',
  'SKU-ENEMY-28': 'A hostile enemy without guns, or with no place to fire from, goes to your cell by the shortest way.',
  'SKU-ENEMY-29':
    'An active passive enemy fires first if it can from where it is, and then ends as far from you as possible, preferably nearer to its island. A table option makes it always head for its island.',
  'SKU-ENEMY-30':
    'For an enemy with a heading, a turn of 60° costs 1 cell of movement, and going forward turns the bow, as for your own ship.',
  'SKU-ENEMY-31':
    'If no advance of one cell brings an enemy nearer to its goal, it turns by 60° towards it instead. If land is in the way, it takes the first step of a shortest way round.',
  'SKU-ENEMY-32': 'Enemies never enter land or leave the board. Without a legal move they stay where they are.',
  'SKU-ENEMY-33': 'The Captain settles whatever is still open in an enemy’s moves.',
  'SKU-ENEMY-34':
    'A hostile ship with combat capacity left that enters your cell, or is there when its turn comes, boards you at once. Creatures and the Ghost Ship never do.',
  'SKU-ENEMY-35': 'Enemies do not repair, gain no fatigue and have no morale.',
  'SKU-ENEMY-36': 'A creature made passive by speed 0 no longer rams or uses its tentacles.',
  'SKU-ENEMY-37': 'An enemy reaches its island when it enters the island’s mooring, active or not.',
};
