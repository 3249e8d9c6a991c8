export const combat = {
  'FDM-COMBAT-01':
    'The captain who found the other is the attacker. The combat lasts until a captain has lost, one side has escaped, or it ends in some other way.',
  'FDM-COMBAT-02':
    'A combat round has three steps: each side declares, the attacker first and openly; both roll the Manoeuvre contest; then the declared actions are carried out.',
  'FDM-COMBAT-03': 'In the first combat round, Fire is the only thing either side can declare.',
  'FDM-COMBAT-04': 'From the second combat round on, you choose among Fire, Board and Flee.',
  'FDM-COMBAT-05': 'To declare Board, you must have at least 1 Crew.',
  'FDM-COMBAT-06': 'Once your Masts are destroyed, you can declare nothing but Fire.',
  'FDM-COMBAT-07':
    'In the contest each side rolls its captain’s Manoeuvre, with one die more for a ship ahead by 2 or more in Manoeuvrability.',
  'FDM-COMBAT-08': 'Once your Masts are destroyed you roll one die, just one, however far ahead you are in Manoeuvrability.',
  'FDM-COMBAT-09': 'The side with more successes wins the Manoeuvre contest.',
  'FDM-COMBAT-10': 'If neither side has a success, nobody wins the contest: nothing happens, and a new combat round begins.',
  'FDM-COMBAT-11': 'With equal successes, and at least 1 each, the higher sum of the other dice wins.',
  'FDM-COMBAT-12':
    'If those sums are equal too, the ships are tied: nobody boards or escapes, but a ship that fired still hits once per success, up to its Cannons. Then a new combat round begins.',
  'FDM-COMBAT-13': 'If you declared Fire and win the contest, you hit once for each Cannon you have left.',
  'FDM-COMBAT-14':
    'If you declared Fire and lose or tie, you hit once per success, but no more often than you have Cannons left.',
  'FDM-COMBAT-15': 'Without Cannons you can declare Fire, and in the first combat round you have to, but you hit nothing.',
  'FDM-COMBAT-16':
    'Both sides hit at the same time: hits are counted before any damage is done, so that a ship that sinks or loses its Cannons still makes its hits.',
  'FDM-COMBAT-17':
    'If you declared Board and win the contest, the naval combat ends and a crew combat follows, after the hits your opponent fired in this combat round.',
  'FDM-COMBAT-18': 'If those hits sink you as you board, your captain dies and there is no crew combat.',
  'FDM-COMBAT-19': 'If those hits take your last Crew as you board, there is no boarding and the naval combat goes on.',
  'FDM-COMBAT-20': 'If those hits destroy your Masts as you board, you board all the same.',
  'FDM-COMBAT-21':
    'If you declared Flee and win the contest, you escape only if your opponent has no success. The combat then ends without a winner.',
  'FDM-COMBAT-22':
    'If you win the contest with Flee but your opponent has a success, you do not escape, and any Fire at you is that of a loser: a hit per success, up to the Cannons.',
  'FDM-COMBAT-23': 'If both sides declare Flee, nobody rolls and the combat ends. Chasers may fire first.',
  'FDM-COMBAT-24': 'If you lose the contest, your Board or Flee has no effect.',
  'FDM-COMBAT-25':
    'After an escape both ships stay in the zone. There is no new search without a new cause, and you may not scout for that target again this turn.',
  'FDM-COMBAT-26': 'If both ships sink in the same combat round, both captains die: there is no winner, no Glory and no reward.',
  'FDM-COMBAT-27':
    'As soon as neither of you has anything left to declare that could hit, board or get away, the fight is over with no winner, and both stay where they are. Mostly it is because both have lost Masts and Cannons. It is over, too, when both have fired with no Cannons three combat rounds running.',
  'FDM-COMBAT-28': 'Your damage stays after the combat. Only non-player captains are repaired for free.',
  'FDM-COMBAT-29': 'You win a naval combat if the other ship sinks and yours does not.',
};
