export const dutchmanMerchant = {
  'NAS-DUTCH-01':
    'The Flying Dutchman is an expansion. Play it beside the old sea dog or in his place; without him there are no meetings and no offerings, and the compass leads to the Dutchman alone.',
  'NAS-DUTCH-02': 'The Dutchman’s board lies next to the old sea dog’s.',
  'NAS-DUTCH-03': 'Four of the 8 Dutchman tiles, drawn at random, lie face down in a row. The other 4 leave the game unseen.',
  'NAS-DUTCH-04': 'Turn up the leftmost tile: the Dutchman sails in the zone it names, somewhere from B to I.',
  'NAS-DUTCH-05':
    'Over each of the four tiles lies one of the 5 Dutchman weapons, drawn at random and face up: all four rounds’ weapons are known from the start. The fifth is put away.',
  'NAS-DUTCH-06':
    'In phase II there is one action more to choose from: attack the Flying Dutchman. It takes the place of your action for the turn.',
  'NAS-DUTCH-07': 'You can attack the Dutchman only in his zone.',
  'NAS-DUTCH-08': 'The weapon to use is the one over this round’s tile.',
  'NAS-DUTCH-09':
    'For each pair of a sailor and a weapon of that type, the starting weapon included, 1 crate goes from your holds onto this round’s tile.',
  'NAS-DUTCH-10': 'The Dutchman makes you draw 2 combat tokens in round 1, 3 in round 2, 4 in round 3 and 5 in round 4.',
  'NAS-DUTCH-11':
    'The tokens are settled as against any opponent. Rum helps, and so does the crab, with one token fewer; bomb, contract, cat and lizard do not, though the table may allow cat and bomb, or refuse the crab.',
  'NAS-DUTCH-12': 'When it is over you get 2 rum, even if not a single crate of yours stayed.',
  'NAS-DUTCH-13':
    'Attacking brings no points on the spot and no tile. The Dutchman is never beaten: the crates of all attacks pile up.',
  'NAS-DUTCH-14': 'As the round ends, whoever has most crates on its tile scores the points printed there.',
  'NAS-DUTCH-15': 'If several have equally many, each of them scores the points in full.',
  'NAS-DUTCH-16': 'Each winner shifts 1 of his crates to the small quay under the tile.',
  'NAS-DUTCH-17': 'All other crates on the tile go over to the large quay, at the lower right.',
  'NAS-DUTCH-18': 'Crates on the Dutchman’s quays stay there to the end: they are no use to their owners any more.',
  'NAS-DUTCH-19': 'If there is no crate on the tile, nobody scores it.',
  'NAS-DUTCH-20': 'In phase III the next tile is turned up and the Dutchman makes for its zone. Round 4 has none to follow it.',
  'NAS-DUTCH-21':
    'At the end of the game you are ranked by your crates on the large quay: 25 points for the first place, 15 for the second, 10 for the third and 5 for the fourth.',
  'NAS-DUTCH-22':
    'Players who are level all score the place they share, and as many of the places after it go to nobody: after two firsts comes the third.',
  'NAS-DUTCH-23': 'Without a crate on the large quay you have no place in the ranking and score nothing.',
  'NAS-DUTCH-24': 'Crates on the small quays do not count in the ranking.',
  'NAS-DUTCH-25':
    'The Dutchman is not an opponent. He brings no tale at home, makes no tale true and does not count among your opponents at the end.',
  'NAS-DUTCH-26': 'A compass can take you to the Dutchman’s zone.',
  'NAS-DUTCH-27':
    'To attack you need at least 1 crate in your holds and 1 pair. Every pair you make fires a crate, as far as your crates go; only how many pirates you lay down is up to you. The table may leave the number of crates to you.',
  'NAS-DUTCH-28': 'A crate lost to a dodge goes to your reserve and counts nowhere on the Dutchman’s board.',
  'NAS-DUTCH-29':
    'Each round’s tile is scored once, in phase III, after the comparison of tales and before the next tile is turned up. In round 4 it still comes before the final scores.',

  'NAS-FELD-01':
    'In this variant the Stefan Feld pawn is a merchant travelling about the town, and the dolphin marks the first player.',
  'NAS-FELD-02': 'The merchant begins on a space of the lower left district, chosen by chance.',
  'NAS-FELD-03': 'If the captain starts in that district, the merchant begins in the upper right one.',
  'NAS-FELD-04':
    'Move the captain onto the merchant’s space and you get a bonus besides the equipment there: 1 provision, 1 rum or 1 crate, as you choose.',
  'NAS-FELD-05': 'For 1 doubloon the merchant gives you another of the three bonuses as well.',
  'NAS-FELD-06': 'Two bonuses are all the merchant gives at one meeting.',
  'NAS-FELD-07':
    'Having met him, you send the merchant on: to any space you like of the corner district that comes next clockwise. He skips the district the captain is in.',
  'NAS-FELD-08':
    'Otherwise the merchant does not move, not even between rounds. Setting a stuck captain onto his space is not meeting him.',
};
