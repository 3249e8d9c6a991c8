export const raid = {
  'FDM-RAID-01': 'A merchant that leaves its zone goes onto the merchant track, face down.',
  'FDM-RAID-02':
    'If 8 tokens or more lie on the track when a round opens, they all put to sea again before the event: dealt blind, flags hidden, one to each zone that has none, until every zone has its merchant.',
  'FDM-RAID-03':
    'With fewer than 8 merchants on the track, none returns. The table may prefer to fill the empty zones every round, right after the event.',
  'FDM-RAID-04': 'If your Scout for the merchant succeeds, its token leaves the zone and is turned over: its flag is revealed.',
  'FDM-RAID-05': 'If your Scout for the merchant fails, it stays, its flag still hidden.',
  'FDM-RAID-06': 'You choose the nation you attack it as: the flag on its token, or that of the port in your zone.',
  'FDM-RAID-07': 'In the Caribbean Sea there is no port and so no choice: the token alone decides.',
  'FDM-RAID-08': 'When you have found the merchant, attack it or let it go.',
  'FDM-RAID-09': 'If you let a merchant go, you draw no cards and get no bounty, but its token goes to the track.',
  'FDM-RAID-10': 'You cannot raid with a destroyed section. You may still scout for a merchant, but must let it go.',
  'FDM-RAID-11':
    'Attacking a merchant gives you 1 bounty of the chosen nation at once, before any card or die. You keep it even if the raid fails.',
  'FDM-RAID-12': 'A raid starts with 3 cargo cards laid out face up.',
  'FDM-RAID-13': 'With the first cards of a raid laid out, roll your Manoeuvre and count the successes.',
  'FDM-RAID-14':
    'From the roll until the end of the raid you may discard special weapons, even after using your first successes: each token, of any kind, turns one failed die into a success.',
  'FDM-RAID-15': 'However many special weapons you spend in a raid, you never have more successes than dice.',
  'FDM-RAID-16':
    'In a raid, use your successes one by one, each for one of three things: drawing one card more, discarding a card, or exchanging one for a new card from the deck.',
  'FDM-RAID-17': 'In a raid you may spend a success on a card that an earlier one brought in.',
  'FDM-RAID-18': 'Nothing forces you to use all the successes of a raid, or any.',
  'FDM-RAID-19': 'Cards you discard or exchange in a raid no longer count; they are put on the cargo discard.',
  'FDM-RAID-20': 'Then every Hit icon on the remaining cards does 1 damage to the section it names.',
  'FDM-RAID-21': 'In a raid, a section at 0 passes further hits on to the Hull, even if it fell only a moment ago.',
  'FDM-RAID-22': 'If a raid destroys your Hull, your ship sinks, your captain dies, and nothing is plundered.',
  'FDM-RAID-23': 'If any other section is destroyed, the raid fails, but your captain lives.',
  'FDM-RAID-24':
    'Count the Flight icons on the remaining cards. If there are at least as many as your Manoeuvrability, the merchant escapes and the raid fails.',
  'FDM-RAID-25': 'The hits count even if the merchant escapes.',
  'FDM-RAID-26': 'A raid succeeds if the merchant has not escaped and no section was destroyed.',
  'FDM-RAID-27': 'A successful raid pays the plunder values of all remaining cards in gold, whether you keep those cards or not.',
  'FDM-RAID-28':
    'After a successful raid you may also keep any of its remaining cards, as far as your Cargo goes after the damage it did. Drop goods you already had if you need the room.',
  'FDM-RAID-29': 'A failed raid brings neither gold nor goods, and its cards are all discarded.',
  'FDM-RAID-30': 'A raid for 12 gold or more earns you 1 Glory point and a Glory card. At 11 you get nothing.',
  'FDM-RAID-31': 'However a raid ends, the token of the merchant finishes on the track.',
  'FDM-RAID-32':
    'In a raid, hammocks, hold, gun port and rigging count through the values they raise, and you may use a reinforced hull against one Hit icon, unless the table rules that out. Swivel guns, chasers and long-range guns are of no use.',
  'FDM-RAID-33':
    'In a raid, hits on your Cargo come first: what no longer fits is discarded at random, and after that you load your plunder.',
  'FDM-RAID-34': 'A raid is not a combat: only its 12 gold can win Glory.',
  'FDM-RAID-35': 'Plundered gold is on your ship as soon as you have taken it.',
  'FDM-RAID-36': 'A merchant has no Manoeuvrability to compare with yours, so there is never an extra die in a raid.',
};
