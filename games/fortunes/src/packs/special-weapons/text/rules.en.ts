export const rules = {
  'SEA-m2-01': 'Each of you takes a board extension, the same one as for the further modifications.',
  'SEA-m2-02': 'The extension only gives you room for tokens and cards. Your Glory hand is still four.',
  'SEA-m2-03': 'There are three more special weapons: heated shot, double shot and caltrops.',
  'SEA-m2-04':
    'The new special weapons are bought for 3 gold and sold for 1 in every port, one of each kind. You can have six weapons aboard.',
  'SEA-m2-05': 'In a raid, each of the new special weapons makes a failed die a skull. In a bombardment they are useless.',
  'SEA-m2-06':
    'Heated shot: when you see the location dice of your volley and have hit at least once, discard it to set the enemy ship on fire.',
  'SEA-m2-07':
    'At the end of each combat round at sea, the owner of a burning ship rolls a die: 1 to 4 damages that section, or the Hull if it is destroyed; a skull puts the fire out. A reinforced hull does not stop it.',
  'SEA-m2-08':
    'The fire is out as soon as the fight at sea ends, by boarding, flight or otherwise. A ship already burning does not burn twice.',
  'SEA-m2-09': 'If fire sinks a ship, its opponent has beaten it, provided that one is still afloat.',
  'SEA-m2-10': 'Double shot: after the contest, before the location dice of your volley, discard it to double your hits.',
  'SEA-m2-11':
    'In a volley with heated or double shot, hits on destroyed sections are lost and do not go to the Hull. The owner of the hit ship puts every skull on a section that is not destroyed, the Hull included.',
  'SEA-m2-12':
    'Caltrops: when your opponent has declared Board, discard them before the contest, which your opponent then rolls with 2 dice fewer, but at least 1.',
  'SEA-m2-13': 'Caltrops come before a grapple, which re-rolls only dice that were rolled.',
  'SEA-m2-14':
    'A volley takes a single kind of shot: chain, grape, heated or double. None goes with long-range guns; heated and double shot do not go with chasers either.',
  'SEA-m2-15': 'Once used, the new special weapons go back on sale, and they are plundered like the others.',
};
