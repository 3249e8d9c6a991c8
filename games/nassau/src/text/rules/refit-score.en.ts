export const refitScore = {
  'NAS-REFIT-01': 'The refit begins: pirates lying on the upper decks get up.',
  'NAS-REFIT-02': 'In the refit, pirates in the alleys come back to their upper decks. Those on outposts and in the tavern stay.',
  'NAS-REFIT-03': 'In the refit, all animals used are turned face up.',
  'NAS-REFIT-04':
    'Add up the tales each of you has told this round, a bad joke counting 1: the greatest sum earns 5 points. If nobody told any, nobody earns them.',
  'NAS-REFIT-05': 'If several have told the best tales, equal in points, each of them earns the 5 points.',
  'NAS-REFIT-06': 'If you told no tale at all this round, not even a bad joke, you lose 5 points.',
  'NAS-REFIT-07': 'If you told tales but not the best, you neither gain nor lose by the comparison.',
  'NAS-REFIT-08': 'Once compared, the tales told are discarded.',
  'NAS-REFIT-09': 'In the refit, the animals still face up on their island leave the game, and three others are turned up.',
  'NAS-REFIT-10':
    'In the refit, turn up the next sea-dog tile: the old sea dog moves to the zone it names, somewhere from B to I.',
  'NAS-REFIT-11':
    'In the refit, this round’s offering leaves the game, the crates on it return to your reserves, and the next one is turned up.',
  'NAS-REFIT-12': 'Count the sea-dog tiles that lie face up: that is the number of the round.',
  'NAS-REFIT-13': 'In the refit, every empty trading post draws a good from the goods bag.',
  'NAS-REFIT-14': 'The player with the dolphin begins phase I of the new round.',
  'NAS-REFIT-15': 'In round 4 there is no next tile and no next offering to turn up. The tales are compared all the same.',
  'NAS-REFIT-16':
    'The steps of the refit come in the order in which they stand here, from pirates getting up to the next round’s beginning.',

  'NAS-SCORE-01': 'After phase III of round 4 the game is over, and the final scores are counted.',
  'NAS-SCORE-02': 'Watch towers: count your crates on all of them, and multiply by the number of towers you occupy.',
  'NAS-SCORE-03':
    'Opponents: add up the points of all you have aboard, and multiply by how many different kinds there are among them.',
  'NAS-SCORE-04':
    'Hidden goods: add up the values of the hideout spaces you have filled, the central space being 0, and multiply by the number of goods in the hideout.',
  'NAS-SCORE-05':
    'Weapons: take the type you have most of, starting weapon included, and multiply by all the weapons you have gained, starting weapons left out. The one you were dealt is among those gained.',
  'NAS-SCORE-06':
    'Companions: 8 points for each sailor and animal you can pair off. The starting sailor counts, pirates do not, and used or waiting animals are as good as any.',
  'NAS-SCORE-07':
    'Cargo: count the crates, provisions and goods in your holds, your tales in hand and your rum, doubloons, contracts, bombs and compasses. Every full 2 of them make 1 point.',
  'NAS-SCORE-08': 'All points, in the game and at its end, go onto the score track as they are won or lost.',
  'NAS-SCORE-09': 'Go once round the track and your token shows 100; go round again and it shows 200.',
  'NAS-SCORE-10': 'The highest score wins.',
  'NAS-SCORE-11': 'If several share the highest score, they share the victory. Nothing breaks the tie.',
  'NAS-SCORE-12': 'Losses may take you below 0, and as far below as it goes.',

  'NAS-ITEM-01':
    'Doubloons pay for the barge, an extra move, hiding goods and trading with the old sea dog; with the Stefan Feld pawn in play, for a second bonus too.',
  'NAS-ITEM-02': 'Rum pays for a pause in the town, for ignoring a dodge and for telling tales at the fire.',
  'NAS-ITEM-03':
    'Contract: when you have dealt at least 1 damage to an opponent in your fight, discard it to take the reward a second time. Points come once. One contract a fight; with the lizard the reward comes three times, or four if the table so chooses.',
  'NAS-ITEM-04':
    'Bomb: discard it as you begin to fight an opponent, and it deals 2 damage at once. It needs neither sailor nor weapon; one bomb a fight.',
  'NAS-ITEM-05':
    'If the bomb, with the crates already there, is enough for the opponent’s strength, the fight is won without a combat token: tile, reward and points are yours.',
  'NAS-ITEM-06':
    'If the bomb is not enough, 2 crates from your reserve mark its damage, and the fight goes on as usual. What the reserve lacks comes from your holds.',
  'NAS-ITEM-07':
    'Compass: discard it as you are about to sail, and your boat is in the zone of the old sea dog or of the Flying Dutchman, however far it is and whatever krakens lie between.',
  'NAS-ITEM-08':
    'After the compass you may sail on from there with all your pairs. You are not bound to meet anyone. One compass a turn is enough: a second is not offered.',
  'NAS-ITEM-09': 'A turn with the compass costs its provision like any other.',
  'NAS-ITEM-10': 'An item goes back to the supply when you use it, unless the monkey spirit saves it.',
};
