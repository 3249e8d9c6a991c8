export const dutchmanMerchant = {
  'NAS-DUTCH-01':
    'The Flying Dutchman is an expansion. You play it with the old sea dog or instead of him. Without the old sea dog there are no meetings and no offers, and the compass leads to the Dutchman only.',
  'NAS-DUTCH-02': 'The Dutchman’s board lies next to the old sea dog’s.',
  'NAS-DUTCH-03': 'Four of the 8 Dutchman tiles, drawn at random, lie face down in a row. The other 4 leave the game unseen.',
  'NAS-DUTCH-04': 'The leftmost Dutchman tile is revealed: it names the zone of the Flying Dutchman, from B to I.',
  'NAS-DUTCH-05':
    'One of the 5 Dutchman weapons, drawn at random, lies face up above each of the four Dutchman tiles, so the weapons of all rounds are known from the start. The fifth leaves the game.',
  'NAS-DUTCH-06': 'Phase II has one more action: attack the Flying Dutchman. It is your action for the turn.',
  'NAS-DUTCH-07': 'You can attack the Dutchman only in its zone.',
  'NAS-DUTCH-08': 'Against the Dutchman you use the type of weapon above this round’s tile.',
  'NAS-DUTCH-09':
    'Against the Dutchman, for each pair of a sailor and a weapon of the type needed, the starting weapon included, you place 1 crate from your holds on this round’s tile.',
  'NAS-DUTCH-10': 'Against the Dutchman you draw 2 Combat tokens in round 1, 3 in round 2, 4 in round 3 and 5 in round 4.',
  'NAS-DUTCH-11':
    'The Combat tokens are resolved as against any opponent. Rum can be used, and so can the crab, for one token fewer. The bomb, the contract, the cat and the lizard cannot. A table option allows the cat and the bomb, or forbids the crab. A bomb then puts 2 crates on the tile, from your reserve or else from your holds.',
  'NAS-DUTCH-12': 'After attacking the Dutchman you get 2 rum, even if none of your crates stayed on the tile.',
  'NAS-DUTCH-13':
    'Attacking the Dutchman brings no points and no tile at once. It is never beaten: the crates of all attacks add up.',
  'NAS-DUTCH-14':
    'At the end of the round, the player with the most crates on its Dutchman tile scores the points printed on it.',
  'NAS-DUTCH-15': 'If several players tie for the most crates on the Dutchman tile, each of them scores all its points.',
  'NAS-DUTCH-16': 'If you win a Dutchman tile, move 1 of your crates to the small quay below it.',
  'NAS-DUTCH-17': 'All other crates on the Dutchman tile move to the large quay at the lower right.',
  'NAS-DUTCH-18': 'Crates on the Dutchman’s quays stay there until the end. Their owners cannot use them any more.',
  'NAS-DUTCH-19': 'If there is no crate on the Dutchman tile, nobody scores its points.',
  'NAS-DUTCH-20':
    'In phase III the next Dutchman tile is revealed and the Flying Dutchman moves to its zone. After round 4 there is none.',
  'NAS-DUTCH-21':
    'At the end of the game, players are ranked by their crates on the large quay: 25 points for first place, 15 for second, 10 for third and 5 for fourth.',
  'NAS-DUTCH-22':
    'Players who tie on the large quay all score the place they share, and the next places are skipped accordingly: after two firsts comes the third.',
  'NAS-DUTCH-23': 'Without a crate on the large quay you are not ranked and score nothing.',
  'NAS-DUTCH-24': 'Crates on the Dutchman’s small quays do not count in the ranking.',
  'NAS-DUTCH-25':
    'The Dutchman is not an opponent. It brings no tale in the home port, meets no condition of a tale and does not count among your opponents at the end.',
  'NAS-DUTCH-26': 'A compass can take you to the Dutchman’s zone.',
  'NAS-DUTCH-27':
    'To attack the Dutchman you need at least 1 crate in your holds and 1 pair. Every pair you make fires a crate, as far as your crates go; you only choose how many pirates you lay down. A table option lets you choose the number of crates.',
  'NAS-DUTCH-28': 'A crate the Dutchman dodges goes to your reserve and counts nowhere on its board.',
  'NAS-DUTCH-29':
    'Each round’s Dutchman tile is scored once, in phase III, after the comparison of tales and before the next one is revealed. In round 4 this comes before the final scoring.',

  'NAS-FELD-01':
    'In this variant the Stefan Feld pawn is a travelling merchant in the town, and the dolphin marks the first player.',
  'NAS-FELD-02': 'The merchant begins on a random space of the lower left district.',
  'NAS-FELD-03': 'If the captain starts in the lower left district, the merchant begins in the upper right one.',
  'NAS-FELD-04':
    'If you move the captain onto the merchant’s space, you get the equipment there and a bonus of your choice: 1 provision, 1 rum or 1 crate.',
  'NAS-FELD-05': 'When you meet the merchant, you may pay 1 doubloon for another of the three bonuses.',
  'NAS-FELD-06': 'The merchant gives you at most two bonuses per meeting.',
  'NAS-FELD-07': 'After meeting the merchant, you put the pawn on a space of your choice in the next corner district clockwise.',
  'NAS-FELD-08':
    'The merchant does not move otherwise, not even between rounds. Putting a stuck captain on the merchant’s space does not count as a meeting.',
};
