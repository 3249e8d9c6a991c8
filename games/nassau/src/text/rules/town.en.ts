export const town = {
  'NAS-FLOW-01': 'A game always lasts 4 rounds.',
  'NAS-FLOW-02': 'A round has three phases: Nassau, then The Caribbean, then Refit.',
  'NAS-FLOW-03': 'In phase I, the player with the dolphin begins, and play goes clockwise.',
  'NAS-FLOW-04': 'In phase II, too, the player who now has the dolphin begins, and play goes clockwise.',
  'NAS-FLOW-05':
    'Once you have passed in phase I, or reached your home port in phase II, your turns are skipped. The last player left takes turn after turn.',

  'NAS-TOWN-01': 'On your turn in the town you do one of three things: move the captain, pause, or pass.',
  'NAS-TOWN-02':
    'To move the captain, choose one of the alleys that leave the captain’s space. All players move this one figure.',
  'NAS-TOWN-03': 'An alley that already has pirates in it, of any colour, is blocked.',
  'NAS-TOWN-04':
    'Put one pirate from your upper deck on each section of the alley. If you have too few for all its sections, you cannot take it.',
  'NAS-TOWN-05': 'Once the alley is filled, the captain walks to the space at its other end.',
  'NAS-TOWN-06': 'After the captain’s move you get the equipment shown on the space it reaches.',
  'NAS-TOWN-07': 'If a space shows two kinds of equipment separated by a stroke, you choose one of them.',
  'NAS-TOWN-08': 'After your move your turn ends. The next player goes on from the captain’s new space.',
  'NAS-TOWN-09': 'Pirates you have put in the alleys stay in the town until phase III.',
  'NAS-TOWN-10':
    'Once in each turn, after your move, you may pay 1 doubloon for an extra move: fill a second alley at once and take the equipment at its end as well.',
  'NAS-TOWN-11': 'You can make only one extra move, so a turn never brings you more than 2 pieces of equipment.',
  'NAS-TOWN-12': 'An extra move costs a doubloon. You cannot pay it with points.',
  'NAS-TOWN-13':
    'If every alley at the captain’s space is blocked, you may first put the captain, free of charge and without getting equipment, on a space where it has already been this round and from which an alley is still free. Your move starts there. If there is no such space, any space with a free alley will do. A table option also allows the spaces of earlier rounds.',
  'NAS-TOWN-14':
    'As long as one alley at the captain’s space is free, the captain is not stuck, even if you have too few pirates for it. An edge alley counts as free only while the barge has another one to come back by.',
  'NAS-TOWN-15':
    'You may move to a space whose equipment you cannot take, for instance because you are at the limit. Then you get nothing.',
  'NAS-TOWN-16': 'The captain stays on the same space from one round to the next.',

  'NAS-BARGE-01': 'An edge alley leads out of the town. Choose it to take the barge.',
  'NAS-BARGE-02':
    'The barge brings the captain back by any other edge alley, on any side of the town, to the space where that alley ends. It never goes back to the space just left.',
  'NAS-BARGE-03':
    'For a barge trip both alleys, the one out and the one back in, must be free, and your pirates fill every section of both.',
  'NAS-BARGE-04': 'On top of the pirates, a barge trip costs you 1 doubloon.',
  'NAS-BARGE-05': 'If you have no doubloon at all, you may take the barge for 2 points instead.',
  'NAS-BARGE-06': 'As long as you have a doubloon, you cannot pay for the barge with points.',
  'NAS-BARGE-07': 'A barge trip, out and back, is one move: you only get the equipment of the space where the captain arrives.',
  'NAS-BARGE-08':
    'Your extra move may be a barge trip, too: you pay 1 doubloon for the move first, then 1 for the barge. If the move took your last doubloon, the barge costs 2 points.',

  'NAS-PASS-01': 'To pause, discard 1 rum: you place no pirates this turn but stay in the phase.',
  'NAS-PASS-02': 'After a pause you have all your choices again on your next turn, including another pause for another rum.',
  'NAS-PASS-03': 'You may pass on any of your turns, whether or not you have pirates left. You take no more turns in phase I.',
  'NAS-PASS-04': 'If you can neither move the captain nor pause, you must pass.',
  'NAS-PASS-05':
    'When you pass, your boat docks at a quay: one of the 5 in the port of Nassau, or that of an outpost held by your pirate.',
  'NAS-PASS-06': 'A quay has room for one boat, so the players who pass early have more choice.',
  'NAS-PASS-07': 'Every quay gives you 2 provisions.',
  'NAS-PASS-08': 'A quay in the port of Nassau also gives the bonus shown on it; the quay of an outpost gives nothing else.',
  'NAS-PASS-09': 'The first player to pass in phase I takes the dolphin and will begin phase II.',
  'NAS-PASS-10': 'Pirates still on your upper deck when you pass are not wasted: they can serve as sailors in phase II.',
  'NAS-PASS-11': 'When all players have passed and every boat is at a quay, phase II begins.',
  'NAS-PASS-12': 'You may pause even with no pirates left on deck, for as many turns as you have rum to discard.',
};
