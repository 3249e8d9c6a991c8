export const moveScout = {
  'FDM-MOVE-01': 'A Move is a single step: to a neighbouring zone, from a zone into its port, or out of a port into its zone.',
  'FDM-MOVE-02': 'From one port to that of the next zone takes you three actions: one Move to leave, one to cross, one to enter.',
  'FDM-MOVE-03':
    'As long as a nation has a bounty on you, its ports are closed to you. War alone closes no ports, unless its card says so or the table has chosen to close enemy ports.',
  'FDM-MOVE-04': 'Your home port is always open to you, whatever your bounties.',
  'FDM-MOVE-05':
    'A captain wanted by England may still enter Port Royal: pay the toll written in its zone, 3 gold on our map, or succeed in an Influence roll. If the roll fails, you stay at sea, the action is spent, and paying or trying again takes another Move.',
  'FDM-MOVE-06': 'A nation’s bounties close only its own ports.',
  'FDM-MOVE-07': 'When you leave port, discard cargo of your choice until the rest fits your present Cargo, damage included.',
  'FDM-MOVE-08':
    'When you enter a zone, from another zone or from port, every hostile captain there searches for you. Entering port causes no search.',
  'FDM-MOVE-09': 'Destroyed sections neither stop nor slow a Move.',
  'FDM-MOVE-10':
    'If a nation puts a bounty on you while you are in one of its ports, you may stay and act there. Once you have left, the port is closed to you.',
  'FDM-MOVE-11':
    'Most zones have an advantage or a drawback of their own, written on the board. It applies in that zone and its port only, to the captains it names.',

  'FDM-SCOUT-01':
    'To Scout, first name a target in your zone: another player’s captain at sea, a non-player captain or the merchant. Then roll.',
  'FDM-SCOUT-02': 'A player in port cannot be scouted for.',
  'FDM-SCOUT-03': 'Roll Scouting: with a skull you find the target, without one the action is over.',
  'FDM-SCOUT-04': 'If you find a player or a non-player captain, you attack at once. You cannot decline.',
  'FDM-SCOUT-05': 'If you find a merchant, you may attack it or let it go.',
  'FDM-SCOUT-06':
    'You get one try per turn at the same target, found or not, whatever happens in between. Scouting for a rumour or a mission has no target and is limited to once per turn in each place.',
  'FDM-SCOUT-07':
    'With another action, you may scout for another target in the zone, or for any target in a zone you have moved to.',
  'FDM-SCOUT-08': 'Instead of looking for a ship, you can use a Scout action to test a rumour at sea.',
  'FDM-SCOUT-09': 'You cannot scout from port: your ship must be at sea.',
};
