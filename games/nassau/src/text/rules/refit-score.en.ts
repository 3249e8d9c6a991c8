export const refitScore = {
  'NAS-REFIT-01': 'In the refit, pirates lying on the upper decks stand up first.',
  'NAS-REFIT-02':
    'In the refit, pirates in the alleys go back to their owners’ upper decks. Those on outposts and in the tavern stay.',
  'NAS-REFIT-03': 'In the refit, all used animals are turned face up again.',
  'NAS-REFIT-04':
    'All players add up the tales they have told this round, a bad joke counting 1. The highest total scores 5 points. If nobody told a tale, nobody scores them.',
  'NAS-REFIT-05': 'If several players tie for the highest total, each of them scores the 5 points.',
  'NAS-REFIT-06': 'If you told no tale this round, not even a bad joke, you lose 5 points.',
  'NAS-REFIT-07': 'If you told tales but not the best, the comparison neither gains nor costs you points.',
  'NAS-REFIT-08': 'After the comparison, the tales told are discarded.',
  'NAS-REFIT-09': 'In the refit, the animals still face up on their island leave the game, and three new ones are revealed.',
  'NAS-REFIT-10': 'In the refit, the next sea-dog tile is revealed: the old sea dog moves to the zone it names, from B to I.',
  'NAS-REFIT-11':
    'In the refit, this round’s offer leaves the game, the crates on it return to their owners’ reserves, and the next one is revealed.',
  'NAS-REFIT-12': 'The number of sea-dog tiles face up is the number of the round.',
  'NAS-REFIT-13': 'In the refit, every empty trading post gets a good from the goods bag.',
  'NAS-REFIT-14': 'The player with the dolphin begins phase I of the new round.',
  'NAS-REFIT-15': 'In round 4 there is no next tile and no next offer to reveal. The tales are still compared.',
  'NAS-REFIT-16':
    'The steps of the refit follow the order in which they are given here, from the pirates standing up to the beginning of the next round.',

  'NAS-SCORE-01': 'After phase III of round 4 the game is over, and the final scoring follows.',
  'NAS-SCORE-02': 'For your watch towers, multiply the number of your crates on all of them by the number of towers you occupy.',
  'NAS-SCORE-03':
    'For your opponents, add up the points of all those aboard your ship and multiply by the number of different kinds among them.',
  'NAS-SCORE-04':
    'For your hidden goods, add up the values of the hideout spaces you have filled (the central space is worth 0) and multiply by the number of goods in the hideout.',
  'NAS-SCORE-05':
    'For weapon dominance, take the type you have most of, starting weapon included, and multiply it by the number of weapons of all types you have gained, starting weapons not included. The weapon you were dealt counts as gained.',
  'NAS-SCORE-06':
    'Companions score 8 points for each pair of a sailor and an animal. The starting sailor counts, pirates do not; used and waiting animals count, too.',
  'NAS-SCORE-07':
    'For your cargo, count the crates, provisions and goods in your holds, your tales in hand and your rum, doubloons, contracts, bombs and compasses. Every 2 of them score 1 point.',
  'NAS-SCORE-08':
    'All points are marked on the score track as soon as they are won or lost, during the game and in the final scoring.',
  'NAS-SCORE-09': 'After one lap of the track your token shows 100, after a second lap 200.',
  'NAS-SCORE-10': 'The highest score wins.',
  'NAS-SCORE-11': 'Players who tie for the highest score share the victory. There is no tie-break.',
  'NAS-SCORE-12': 'Losses can take your score below 0. There is no lower limit.',

  'NAS-ITEM-01':
    'Doubloons pay for the barge, an extra move, hiding goods and trading with the old sea dog; with the Stefan Feld pawn in play, for a second bonus too.',
  'NAS-ITEM-02': 'Rum pays for a pause in the town, for ignoring a dodge and for telling tales at the fire.',
  'NAS-ITEM-03':
    'After dealing at least 1 damage to an opponent in your fight, you may discard a contract to get the reward a second time. You score the points only once. You may use one contract per fight; with the lizard you get the reward three times, or four if the table so chooses.',
  'NAS-ITEM-04':
    'At the start of a fight against an opponent you may discard a bomb to deal 2 damage at once. It needs no sailor and no weapon. You may use one bomb per fight.',
  'NAS-ITEM-05':
    'If the bomb and the crates already there reach the opponent’s strength, the fight is won without Combat tokens: you get the tile, the reward and the points.',
  'NAS-ITEM-06':
    'If the bomb is not enough, put 2 crates from your reserve on the opponent to mark its damage, and the fight goes on as usual. If your reserve has too few, they come from your holds.',
  'NAS-ITEM-07':
    'When you are about to sail, you may discard a compass to put your boat in the zone of the old sea dog or of the Flying Dutchman, whatever the distance and the krakens on the way.',
  'NAS-ITEM-08':
    'After the compass you may sail on from there with all your pairs. You need not meet anyone. You can use only one compass per turn.',
  'NAS-ITEM-09': 'A turn with a compass costs 1 provision like any other.',
  'NAS-ITEM-10': 'An item goes back to the supply when you use it, unless the monkey spirit saves it.',
};
