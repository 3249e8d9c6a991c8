export const raid = {
  'FDM-RAID-01': 'A merchant that leaves its zone goes onto the merchant track, face down.',
  'FDM-RAID-02':
    'If 8 tokens or more lie on the track when a round opens, they all put to sea again before the event: dealt blind, flags hidden, one to each zone that has none, until every zone has its merchant.',
  'FDM-RAID-03':
    'With fewer than 8 merchants on the track, none returns. The table may prefer to fill the empty zones every round, right after the event.',
  'FDM-RAID-04': 'If your Scout for the merchant succeeds, take the token from its zone and turn it over: now you know its flag.',
  'FDM-RAID-05': 'If your Scout for the merchant fails, it stays, its flag still hidden.',
  'FDM-RAID-06': 'You say which flag the merchant flies: the one on its token, or that of the port in your zone.',
  'FDM-RAID-07': 'In the Caribbean Sea there is no port and so no choice: the token alone decides.',
  'FDM-RAID-08': 'With the merchant before you, make up your mind: attack it, or let it pass.',
  'FDM-RAID-09': 'If you let a merchant pass you draw no cards and get no bounty, but its token joins the track all the same.',
  'FDM-RAID-10':
    'You cannot raid with a destroyed section. You may still scout for a merchant, but you will have to let it pass.',
  'FDM-RAID-11':
    'Attacking a merchant gets you 1 bounty from the nation you chose, straight away, before any card or die. You keep it even if the raid comes to nothing.',
  'FDM-RAID-12': 'A raid starts with 3 cargo cards laid out face up.',
  'FDM-RAID-13': 'With the first cards of a raid laid out, roll your Manoeuvre and count the successes.',
  'FDM-RAID-14':
    'From the roll of a raid on, right up to the verdict, you may spend special weapons, even after seeing what your first successes drew: each token, of whatever kind, changes a failed die to a success.',
  'FDM-RAID-15': 'However many special weapons you spend in a raid, you never have more successes than dice.',
  'FDM-RAID-16':
    'In a raid, use your successes one by one, each for one of three things: drawing one card more, discarding a card, or exchanging one for a new card from the deck.',
  'FDM-RAID-17': 'In a raid you may spend a success on a card that an earlier one brought in.',
  'FDM-RAID-18': 'Nothing forces you to use all the successes of a raid, or any.',
  'FDM-RAID-19': 'Cards you discard or exchange in a raid no longer count; they are put on the cargo discard.',
  'FDM-RAID-20': 'Now the merchant answers: every Hit icon on the cards still in place costs the section it names 1 point.',
  'FDM-RAID-21': 'In a raid, a section at 0 passes further hits on to the Hull, even if it fell only a moment ago.',
  'FDM-RAID-22': 'If a raid costs you your Hull, your ship goes down and takes your captain along, and nothing is plundered.',
  'FDM-RAID-23': 'If any other section falls to 0, the raid has failed, but your captain lives.',
  'FDM-RAID-24':
    'Count the Flight icons on the cards still in place. If they match or exceed your Manoeuvrability, the merchant slips away and the raid has failed.',
  'FDM-RAID-25': 'A merchant that slips away has hurt you all the same: its hits count.',
  'FDM-RAID-26': 'A raid succeeds if the merchant did not slip away and none of your sections was destroyed.',
  'FDM-RAID-27':
    'A successful raid brings you, in gold, the plunder values of all cards still in place added together, whether you keep those cards or not.',
  'FDM-RAID-28':
    'After a successful raid you may also keep any of its remaining cards, as far as your Cargo goes after the damage it did. Drop goods you already had if you need the room.',
  'FDM-RAID-29': 'A failed raid brings neither gold nor goods, and its cards are all discarded.',
  'FDM-RAID-30': 'A raid for 12 gold or more earns you 1 Glory point and a Glory card. At 11 you get nothing.',
  'FDM-RAID-31': 'However a raid ends, the token of the merchant finishes on the track.',
  'FDM-RAID-32':
    'In a raid, hammocks, hold, gun port and rigging count through the values they raise, and you may use a reinforced hull against one Hit icon, unless the table rules that out. Swivel guns, chasers and long-range guns are of no use.',
  'FDM-RAID-33':
    'In a raid, hits on your Cargo come first: what no longer fits is discarded at random, and after that you load your plunder.',
  'FDM-RAID-34': 'A raid is no won combat: its 12 gold are the only way it can earn you Glory.',
  'FDM-RAID-35': 'Plundered gold is on your ship as soon as you have taken it.',
  'FDM-RAID-36': 'A merchant has no Manoeuvrability to compare with yours, so there is never an extra die in a raid.',
};
