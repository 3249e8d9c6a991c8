export const town = {
  'NAS-FLOW-01': 'A game is four rounds long, never more nor fewer.',
  'NAS-FLOW-02': 'A round is three phases long: Nassau, then the Caribbean, then the refit.',
  'NAS-FLOW-03': 'In phase I the holder of the dolphin begins, and turns pass clockwise.',
  'NAS-FLOW-04': 'In phase II, too, the player who now holds the dolphin begins, and turns pass clockwise.',
  'NAS-FLOW-05':
    'Once you have passed in phase I, or reached your home port in phase II, your turns are skipped. The last one left simply takes turn after turn.',

  'NAS-TOWN-01': 'On your turn in the town you do one of three things: move the captain, pause, or pass.',
  'NAS-TOWN-02': 'To move the captain, pick one of the alleys that leave the captain’s space. All of you move this one figure.',
  'NAS-TOWN-03': 'An alley that already has pirates in it, no matter whose, is closed.',
  'NAS-TOWN-04':
    'Put one pirate from your upper deck on each section of the alley. If you have too few for all its sections, you cannot take it.',
  'NAS-TOWN-05': 'With the alley filled, the captain walks to the space at its far end.',
  'NAS-TOWN-06': 'The captain moved, you take the equipment of the space at the alley’s end.',
  'NAS-TOWN-07': 'Where a space shows two things with a stroke between them, you take one or the other.',
  'NAS-TOWN-08': 'Your move made, your turn ends. The next player goes on from the space where you left the captain.',
  'NAS-TOWN-09': 'Pirates you have put in the alleys stay in the town until phase III.',
  'NAS-TOWN-10':
    'Once in each turn, after your move, you may pay 1 doubloon for an extra move: fill a second alley at once and take the equipment at its end as well.',
  'NAS-TOWN-11': 'One extra move is the limit, so a turn never brings you more than 2 equipments.',
  'NAS-TOWN-12': 'An extra move is paid for with a doubloon; points will not do.',
  'NAS-TOWN-13':
    'If every alley at the captain’s space is taken, you may first set the captain, free and without equipment, on a space where it has stood this round, put there or not, that still has a way out, and move on from there. If there is none, any space with a free alley will do. The table may allow spaces of earlier rounds.',
  'NAS-TOWN-14':
    'While a single alley there is still free, the captain is not stuck on a space, even if you lack the pirates for it. An edge alley counts as free only while the barge has another to come back by.',
  'NAS-TOWN-15':
    'You may move to a space whose equipment you cannot take, because you are at the limit for instance. You then get nothing.',
  'NAS-TOWN-16': 'From one round to the next the captain stays put.',

  'NAS-BARGE-01': 'An edge alley leads out of the town. Take it if you want to ride the barge.',
  'NAS-BARGE-02':
    'The barge brings the captain back by any other edge alley, on any side of the town, to the space where that alley ends; never to the space just left.',
  'NAS-BARGE-03':
    'For a barge trip both alleys, the one out and the one in, must be free, and your pirates fill every section of both.',
  'NAS-BARGE-04': 'On top of the pirates, a barge trip costs you 1 doubloon.',
  'NAS-BARGE-05': 'Without a single doubloon, you may ride the barge for 2 of your points instead.',
  'NAS-BARGE-06': 'As long as you have a doubloon, points are no payment for the barge.',
  'NAS-BARGE-07': 'Out and back is one move, and brings you the equipment of one space, the one where the captain lands.',
  'NAS-BARGE-08':
    'Your extra move may be a barge trip as well: 1 doubloon for the move, paid first, and 1 for the barge. If the move took your last doubloon, the barge costs 2 points.',

  'NAS-PASS-01': 'To pause, discard 1 rum: you place no pirates this turn but stay in the phase.',
  'NAS-PASS-02': 'After a pause you are back on your next turn with every choice open, another pause for another rum included.',
  'NAS-PASS-03': 'You may pass on any turn of yours, pirates left or not. You then have no more turns in phase I.',
  'NAS-PASS-04': 'If you can neither move the captain nor pause, you must pass.',
  'NAS-PASS-05':
    'On passing you bring your boat to a quay: any of the 5 of Nassau’s port, or that of an outpost your pirate holds.',
  'NAS-PASS-06': 'A quay has room for one boat. Players who pass early have more choice.',
  'NAS-PASS-07': 'Whichever quay you choose, it gives you 2 provisions.',
  'NAS-PASS-08': 'A quay in the port of Nassau adds the bonus shown on it; the quay of an outpost adds nothing.',
  'NAS-PASS-09': 'The first player to pass in phase I takes the dolphin, and with it the first turn of phase II.',
  'NAS-PASS-10': 'Pirates still on your upper deck when you pass are not wasted: they can serve as sailors in phase II.',
  'NAS-PASS-11': 'Once all of you have passed and every boat lies at a quay, phase II begins.',
  'NAS-PASS-12': 'You may pause even with no pirates left on deck, for as many turns as you have rum to discard.',
};
