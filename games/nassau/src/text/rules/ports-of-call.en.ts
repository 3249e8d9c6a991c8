export const portsOfCall = {
  'NAS-OUTPOST-01': 'You can capture an outpost in your zone that nobody holds yet.',
  'NAS-OUTPOST-02':
    'To capture an outpost, move one pirate onto it from your upper deck, standing or lying. With no pirate there, you cannot capture anything.',
  'NAS-OUTPOST-03': 'You get the outpost’s reward as soon as you capture it.',
  'NAS-OUTPOST-04': 'The pirate you put on an outpost stays there until the end of the game. It does not come back in phase III.',
  'NAS-OUTPOST-05': 'Nobody can take an outpost from the player who holds it.',
  'NAS-OUTPOST-06': 'In later rounds you may begin phase II at the quay of an outpost you hold instead of the port of Nassau.',
  'NAS-OUTPOST-07': 'The quay of an outpost gives 2 provisions and nothing else.',

  'NAS-TOWER-01': 'You can occupy a watch tower in your zone. It shows the type of weapon you need.',
  'NAS-TOWER-02':
    'For each pair of a sailor and a weapon of the type the watch tower shows, the starting weapon included, you may place 1 crate from your holds on it.',
  'NAS-TOWER-03': 'One crate is enough for an empty watch tower.',
  'NAS-TOWER-04':
    'If there are already crates on the watch tower, another player’s or your own, you must place at least one more than are there. Otherwise the action is not possible.',
  'NAS-TOWER-05': 'When a watch tower is taken, the crates that were on it go back to their owner’s reserve, not to the holds.',
  'NAS-TOWER-06': 'When a watch tower is taken, the owner of the crates that leave it scores 2 points, even if it is you.',
  'NAS-TOWER-07': 'No Combat tokens are drawn for a watch tower, and it gives no reward at once.',
  'NAS-TOWER-08':
    'A watch tower therefore has the crates of only one player, and never more than 5. With 5 on it, nobody can take it any more.',

  'NAS-TRADE-01': 'You can plunder a trading post in your zone if a good is lying on it.',
  'NAS-TRADE-02': 'To plunder, you need at least 2 weapons of the type the trading post shows, your starting weapon included.',
  'NAS-TRADE-03': 'To plunder a trading post you also need at least 2 sailors. Pirates you lay down count.',
  'NAS-TRADE-04': 'The good you plunder goes into an empty hold of yours.',
  'NAS-TRADE-05':
    'If no hold can be left empty by rearranging, you must first empty one, whatever is in it. Otherwise you cannot plunder. The rat may make room beside another load.',
  'NAS-TRADE-06': 'Plundering costs no crates, and no Combat tokens are drawn.',
  'NAS-TRADE-07': 'A plundered trading post stays empty until phase III.',

  'NAS-SEADOG-01': 'You can meet the old sea dog only in the zone where he stands.',
  'NAS-SEADOG-02': 'Meeting the old sea dog gives you 2 rum.',
  'NAS-SEADOG-03': 'Meeting the old sea dog also gives you 1 tale from the deck of your choice.',
  'NAS-SEADOG-04':
    'When you meet the old sea dog you may trade: pay 1 doubloon for one piece of equipment of this round’s offer. Others can still buy the same as long as the supply has it.',
  'NAS-SEADOG-05':
    'You can trade with the old sea dog once per round. A crate from your reserve marks it on the offer; if your reserve is empty, it comes from a hold.',
  'NAS-SEADOG-06':
    'If you meet the old sea dog again in the same round, you get the rum and the tale again but cannot trade a second time.',

  'NAS-TALE-01': 'As your action you may draw 1 tale, from the Arrr deck or the B deck.',
  'NAS-TALE-02':
    'You can draw a tale in every zone, so an action is always possible. An empty deck is renewed from its discard pile; if there is none, you draw from the other deck.',
};
