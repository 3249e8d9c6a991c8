export const combat = {
  'FDM-COMBAT-01':
    'Whoever found the other is the attacker. The fight lasts until a captain has lost, one side has got away, or it comes to some other end.',
  'FDM-COMBAT-02':
    'A combat round has three steps: each side declares an action, the attacker first and out loud; both roll the manoeuvre contest; then you act.',
  'FDM-COMBAT-03': 'In the first combat round, Fire is the only thing either side can declare.',
  'FDM-COMBAT-04': 'From the second combat round on, you choose among Fire, Board and Flee.',
  'FDM-COMBAT-05': 'To declare Board, you must have at least 1 Crew.',
  'FDM-COMBAT-06': 'Once your Masts are destroyed, you can declare nothing but Fire.',
  'FDM-COMBAT-07':
    'In the contest each side rolls its captain’s Manoeuvre, with one die more for a ship ahead by 2 or more in Manoeuvrability.',
  'FDM-COMBAT-08': 'Once your Masts are destroyed you roll one die, just one, however far ahead you are in Manoeuvrability.',
  'FDM-COMBAT-09': 'The side with more successes takes the manoeuvre contest.',
  'FDM-COMBAT-10': 'If no skull falls on either side, nobody takes the contest: nothing happens, and a new combat round begins.',
  'FDM-COMBAT-11': 'With equal successes, and at least 1 each, add up your other dice: the greater sum takes it.',
  'FDM-COMBAT-12':
    'If the sums of the other dice are equal too, you are tied: nobody boards and nobody gets away, but those who fired still get a hit per success, up to their Cannons. Then a new combat round begins.',
  'FDM-COMBAT-13': 'If you declared Fire and take the contest, each Cannon you still have scores a hit.',
  'FDM-COMBAT-14':
    'If you declared Fire and are beaten or tied, you score a hit for each success, but no more than you still have Cannons.',
  'FDM-COMBAT-15': 'Without Cannons you can declare Fire, and in the first combat round you have to, but you hit nothing.',
  'FDM-COMBAT-16':
    'Both sides strike together: hits are counted before any damage is done, so that even a ship that goes down or loses its guns gets its shots in.',
  'FDM-COMBAT-17':
    'If you declared Board and take the contest, the guns fall silent and the crews fight it out, once the hits your opponent fired in this combat round have been settled.',
  'FDM-COMBAT-18': 'If the enemy’s hits send you to the bottom as you come alongside, you die and nobody boards.',
  'FDM-COMBAT-19': 'If the enemy’s hits cost you your last sailor as you come alongside, the boarding is off and the guns go on.',
  'FDM-COMBAT-20': 'If the enemy’s hits bring down your Masts as you come alongside, you board all the same.',
  'FDM-COMBAT-21':
    'If you declared Flee and take the contest, you get away only if your opponent has no success at all. The fight is then over, with no winner.',
  'FDM-COMBAT-22':
    'If you take the contest with Flee but your opponent has even one success, you do not get away, and any Fire at you is a loser’s: a hit per success, up to the Cannons.',
  'FDM-COMBAT-23': 'If both sides declare Flee, nobody rolls and the fight is over. Chasers may have their shot before that.',
  'FDM-COMBAT-24': 'If you are beaten in the contest, your Board or Flee comes to nothing.',
  'FDM-COMBAT-25':
    'When someone gets away, both ships still lie in the same zone. Nobody searches again without new cause, and you may not scout for that target again this turn.',
  'FDM-COMBAT-26': 'If both ships go down in one combat round, both captains die: no winner, no Glory, no reward.',
  'FDM-COMBAT-27':
    'As soon as neither of you has anything left to declare that could hit, board or get away, the fight is over with no winner, and both stay where they are. Mostly it is because both have lost Masts and Cannons. It is over, too, when both have fired with no Cannons three combat rounds running.',
  'FDM-COMBAT-28':
    'What your ship has suffered stays with it when the fight is over. Only non-player captains are mended for nothing.',
  'FDM-COMBAT-29': 'Send the other ship down and stay afloat, and the fight at sea is yours.',
};
