export const moveScout = {
  'FDM-MOVE-01': 'A Move is a single step: to a neighbouring zone, from a zone into its port, or out of a port into its zone.',
  'FDM-MOVE-02': 'From one port to that of the next zone takes you three actions: one Move to leave, one to cross, one to enter.',
  'FDM-MOVE-03':
    'As long as a nation has even one bounty on you, its ports are shut to you. War alone shuts none, unless the card that started it says so or the table has chosen to close enemy ports.',
  'FDM-MOVE-04': 'Your home port never turns you away, whatever is on your head.',
  'FDM-MOVE-05':
    'Port Royal looks the other way for a captain England wants: pay the toll written in its zone, 3 gold on our map, or pass an Influence roll. If you roll and fail, you stay at sea, the action is gone, and paying or trying again takes another Move.',
  'FDM-MOVE-06': 'A grudge is a nation’s own affair: its bounties close no port of another.',
  'FDM-MOVE-07':
    'As you leave port, throw cargo away until the rest fits your Cargo as it now stands, damage included. You choose what goes.',
  'FDM-MOVE-08':
    'The moment you come into a zone, from another zone or out of port, every hostile captain there searches for you. Slipping into port sets off no search.',
  'FDM-MOVE-09': 'A battered ship still sails: destroyed sections neither stop a Move nor slow it down.',
  'FDM-MOVE-10':
    'If a nation puts a bounty on you while you lie in one of its ports, nobody throws you out: stay and act as you like. But once you have left, the port is shut to you.',
  'FDM-MOVE-11':
    'Most zones help or hinder in a way of their own, written on the board. It holds in that zone and its port and nowhere else, and for those it names.',

  'FDM-SCOUT-01':
    'To Scout, first name your quarry, which must be in your zone: another player’s captain at sea, a non-player captain or the merchant. Only then do the dice roll.',
  'FDM-SCOUT-02': 'Nobody can scout for a player who lies in port.',
  'FDM-SCOUT-03': 'Roll Scouting: with a skull you have found your quarry, without one the action is over.',
  'FDM-SCOUT-04':
    'Find a player or a non-player captain and you fight on the spot, as the attacker. There is no thinking better of it.',
  'FDM-SCOUT-05': 'Find a merchant and you go on to the raid, where you may still let it pass.',
  'FDM-SCOUT-06':
    'You get one try per turn at the same target, found or not, whatever happens in between. Scouting for a rumour or a mission has no target and is limited to once per turn in each place.',
  'FDM-SCOUT-07':
    'A further action lets you look for someone else where you are, or go hunting in a zone you have just sailed to.',
  'FDM-SCOUT-08': 'Instead of looking for a ship, you can use a Scout to put a rumour of the sea to the test.',
  'FDM-SCOUT-09': 'There is no scouting from port: your ship has to be at sea.',
};
