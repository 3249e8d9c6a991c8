export const portsOfCall = {
  'NAS-OUTPOST-01': 'You can capture an outpost in your zone that nobody holds yet.',
  'NAS-OUTPOST-02':
    'To capture an outpost, move one pirate onto it from your upper deck, standing or lying. With no pirate there, you cannot capture anything.',
  'NAS-OUTPOST-03': 'An outpost pays you its reward as soon as you capture it.',
  'NAS-OUTPOST-04': 'The pirate you put on an outpost holds it to the end of the game and does not come back in phase III.',
  'NAS-OUTPOST-05': 'Nobody can take an outpost from its holder.',
  'NAS-OUTPOST-06': 'In later rounds you may begin phase II at the quay of an outpost you hold, and not in the port of Nassau.',
  'NAS-OUTPOST-07': 'A start from an outpost brings 2 provisions and nothing else.',

  'NAS-TOWER-01': 'You can occupy a watch tower in your zone. It shows the type of weapon it calls for.',
  'NAS-TOWER-02':
    'For each pair of a sailor and a weapon of the type the watch tower shows, the starting weapon included, you may place 1 crate from your holds on it.',
  'NAS-TOWER-03': 'On an empty watch tower, a single crate is enough.',
  'NAS-TOWER-04':
    'If there are crates on the watch tower, another’s or your own, you must place at least one more than are there. If you cannot, the action is not open to you.',
  'NAS-TOWER-05': 'The crates driven off a watch tower go back to their owner’s reserve, not to the holds.',
  'NAS-TOWER-06': 'The owner of crates driven off a watch tower scores 2 points, even if it is you.',
  'NAS-TOWER-07': 'A watch tower does not fight back, so no combat tokens are drawn, and it pays nothing on the spot.',
  'NAS-TOWER-08':
    'A watch tower thus bears the crates of one player only, and never more than 5. With 5 on it, nobody can take it any more.',

  'NAS-TRADE-01': 'You can plunder a trading post in your zone if a good is lying on it.',
  'NAS-TRADE-02':
    'To plunder, you need 2 weapons or more of the type the trading post shows, your starting weapon counting as one.',
  'NAS-TRADE-03': 'To plunder a trading post you need 2 sailors or more as well. Pirates you lay down count.',
  'NAS-TRADE-04': 'The good you plunder goes into an empty hold of yours.',
  'NAS-TRADE-05':
    'If no hold can be left empty by restowing, you must first clear one, whatever lies in it; otherwise you cannot plunder. The rat may find it room beside another load.',
  'NAS-TRADE-06': 'Plundering costs no crates, and no combat tokens are drawn.',
  'NAS-TRADE-07': 'A plundered trading post stays empty until phase III.',

  'NAS-SEADOG-01': 'You can meet the old sea dog in one zone only, where the pawn stands.',
  'NAS-SEADOG-02': 'A meeting with the old sea dog brings you 2 rum.',
  'NAS-SEADOG-03': 'The old sea dog tells you a tale as well: draw 1 card from the deck of your choice.',
  'NAS-SEADOG-04':
    'While you are with the old sea dog you may trade: 1 doubloon for one of the equipments on this round’s offering. Others can still buy the same, so long as the supply has it.',
  'NAS-SEADOG-05':
    'You trade with the old sea dog once a round. When you have your equipment, a crate from your reserve marks it on the offering; with an empty reserve it comes from a hold.',
  'NAS-SEADOG-06': 'Meet the old sea dog again in the same round and you get the rum and the tale again, but no second trade.',

  'NAS-TALE-01': 'As your action you may draw 1 tale, from the Arrr deck or the B deck.',
  'NAS-TALE-02':
    'Drawing a tale is possible in every zone, so that you always have something to do. An empty deck is renewed from its discards; if there are none, you draw from the other.',
};
