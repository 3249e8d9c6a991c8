export const dutchmanMerchant = {
  'NAS-DUTCH-01':
    'The Flying Dutchman is an expansion. Play it beside the old sea dog or instead, and then there are no meetings and no offerings, and the compass leads to the Dutchman alone.',
  'NAS-DUTCH-02': 'The Dutchman’s board lies next to the old sea dog’s.',
  'NAS-DUTCH-03': 'Four of the 8 Dutchman tiles, drawn at random, lie face down in a row. The other 4 leave the game unseen.',
  'NAS-DUTCH-04': 'Turn up the leftmost Dutchman tile: it names the zone where the Flying Dutchman sails, somewhere from B to I.',
  'NAS-DUTCH-05':
    'Over each of the four Dutchman tiles lies one of the 5 Dutchman weapons, drawn at random and face up: all four rounds’ weapons are known from the start. The fifth is put away.',
  'NAS-DUTCH-06':
    'In phase II there is one action more to choose from: attack the Flying Dutchman. It takes the place of your action for the turn.',
  'NAS-DUTCH-07': 'You can attack the Dutchman only in the zone where it sails.',
  'NAS-DUTCH-08': 'Against the Dutchman, use the weapon over this round’s tile.',
  'NAS-DUTCH-09':
    'Against the Dutchman, each pair of a sailor and a weapon of the type it calls for, the starting weapon included, puts 1 crate from your holds onto this round’s tile.',
  'NAS-DUTCH-10': 'The Dutchman makes you draw 2 combat tokens in round 1, 3 in round 2, 4 in round 3 and 5 in round 4.',
  'NAS-DUTCH-11':
    'The Dutchman’s combat tokens are settled as against any opponent. Rum helps, and so does the crab, with one token fewer; bomb, contract, cat and lizard do not, though the table may allow cat and bomb, or refuse the crab. A bomb then puts 2 crates on the tile, from your reserve or else from your holds.',
  'NAS-DUTCH-12': 'After attacking the Dutchman you get 2 rum, even if not a single crate of yours stayed.',
  'NAS-DUTCH-13':
    'Attacking the Dutchman brings no points on the spot and no tile. It is never beaten: the crates of all attacks pile up.',
  'NAS-DUTCH-14': 'As the round ends, the player with most crates on its Dutchman tile scores the points printed there.',
  'NAS-DUTCH-15': 'If several have equally many crates on the Dutchman tile, each of them scores its points in full.',
  'NAS-DUTCH-16': 'If you win a Dutchman tile, shift 1 of your crates to the small quay under it.',
  'NAS-DUTCH-17': 'All other crates on the Dutchman tile go over to the large quay, at the lower right.',
  'NAS-DUTCH-18': 'Crates on the Dutchman’s quays stay there to the end: they are no use to their owners any more.',
  'NAS-DUTCH-19': 'If there is no crate on the Dutchman tile, nobody scores it.',
  'NAS-DUTCH-20':
    'In phase III the next Dutchman tile is turned up and the Flying Dutchman makes for its zone. Round 4 has none to follow it.',
  'NAS-DUTCH-21':
    'At the end of the game you are ranked by your crates on the large quay: 25 points for the first place, 15 for the second, 10 for the third and 5 for the fourth.',
  'NAS-DUTCH-22':
    'Players level on the large quay all score the place they share, and as many of the places after it go to nobody: after two firsts comes the third.',
  'NAS-DUTCH-23': 'Without a crate on the large quay you have no place in the ranking and score nothing.',
  'NAS-DUTCH-24': 'Crates on the Dutchman’s small quays do not count in the ranking.',
  'NAS-DUTCH-25':
    'The Dutchman is not an opponent. It brings no tale at home, makes no tale true and does not count among your opponents at the end.',
  'NAS-DUTCH-26': 'A compass can take you to the Dutchman’s zone.',
  'NAS-DUTCH-27':
    'To attack the Dutchman you need at least 1 crate in your holds and 1 pair. Every pair you make fires a crate, as far as your crates go; only how many pirates you lay down is up to you. The table may leave the number of crates to you.',
  'NAS-DUTCH-28': 'A crate the Dutchman dodges goes to your reserve and counts nowhere on its board.',
  'NAS-DUTCH-29':
    'Each round’s Dutchman tile is scored once, in phase III, after the comparison of tales and before the next one is turned up. In round 4 it still comes before the final scores.',

  'NAS-FELD-01':
    'In this variant the Stefan Feld pawn is a merchant travelling about the town, and the dolphin marks the first player.',
  'NAS-FELD-02': 'The merchant begins on a space of the lower left district, chosen by chance.',
  'NAS-FELD-03': 'If the captain starts in the lower left district, the merchant begins in the upper right one.',
  'NAS-FELD-04':
    'Move the captain onto the merchant’s space and you get a bonus besides the equipment there: 1 provision, 1 rum or 1 crate, as you choose.',
  'NAS-FELD-05': 'For 1 doubloon the merchant gives you another of the three bonuses as well.',
  'NAS-FELD-06': 'Two bonuses are all the merchant gives at one meeting.',
  'NAS-FELD-07':
    'Having met the merchant, you choose where the pawn goes on to: any space you like of the corner district that comes next clockwise.',
  'NAS-FELD-08':
    'Otherwise the merchant does not move, not even between rounds. Setting a stuck captain onto the merchant’s space is no meeting.',
};
