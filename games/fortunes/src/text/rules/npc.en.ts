export const npc = {
  'FDM-NPC-01':
    'Non-player captains come in two sorts: naval ships, brown and standing on the token of their nation, and pirates, black and without token, one sloop and one frigate.',
  'FDM-NPC-02':
    'Events bring the non-player captains: 12 admirals, three to a nation, 3 pirates in sloops and 3 in frigates. The card then stays face up on the board, with the captain’s skills on it.',
  'FDM-NPC-03':
    'The ship of a non-player captain turns up when the round closes and everyone has played, in the zone its card gives. Before that it makes no move and no search.',
  'FDM-NPC-04': 'The sea never holds more than one naval ship of a nation, nor a second pirate sloop or a second pirate frigate.',
  'FDM-NPC-05':
    'If a card comes up for a ship that is out already, it is laid over the old one as the round closes, and the ship is put in the zone the new card gives.',
  'FDM-NPC-06': 'Until the new captain takes over as the round closes, the old one carries on, wherever the ship is.',
  'FDM-NPC-07':
    'When the captain on top is beaten, by sinking or in crew combat, that card is discarded and the ship is removed from the board. If there is another card underneath, its captain comes back at the end of the round, in the zone of that captain’s home port.',
  'FDM-NPC-08':
    'With several cards under that of a beaten captain, chance picks who comes back and the others stay covered. If a new captain for that ship was drawn in the same round, that one enters and nobody comes back.',
  'FDM-NPC-09': 'With nothing under the card of a beaten captain, the ship stays away until an event brings it out again.',
  'FDM-NPC-10': 'Any number of non-player captains may be in the same zone.',
  'FDM-NPC-11': 'Non-player captains are never in port: if a card names their home port, it means the zone around it.',
  'FDM-NPC-12': 'When a non-player captain survives a combat, all damage is repaired as soon as it ends.',
  'FDM-NPC-13':
    'For a fight, the brown cubes show the values of that type of ship: a frigate has 3 in each of the five sections. The skills are on the captain’s card.',
  'FDM-NPC-14':
    'In combat, a player who takes no part in it plays the non-player captain, makes all its decisions, declarations and skull hits included, and must try to win. The table may leave this to the game, which also replaces a bot.',
  'FDM-NPC-15':
    'The player to the left of the one fighting plays the non-player captain. Around a table this only settles disputes; here it is always so.',
  'FDM-NPC-16':
    'A non-player captain may declare Flee only with fewer Cannons, or less Crew, than its opponent. All else is up to the player who plays it.',
  'FDM-NPC-17': 'Non-player captains have neither Glory cards nor special weapons, neither modifications nor specialists.',
  'FDM-NPC-18': 'An admiral who comes by an ordinary event sails a frigate. Only a war brings out the men-o’-war.',

  'FDM-HUNT-01': 'First on the list of a naval ship: captains with a bounty from its own nation.',
  'FDM-HUNT-02':
    'Second on the list of a naval ship: captains wanted by other nations. So there is none that would not hunt a pirate player.',
  'FDM-HUNT-03':
    'Third on the list of a naval ship, and only when its nation is at war: captains of the enemy, whether pirates or not.',
  'FDM-HUNT-04':
    'First on the list of a non-player pirate: players who are no pirates and carry gold. Among pirates there is a truce, and pirate players have nothing to fear.',
  'FDM-HUNT-05': 'Second on the list of a non-player pirate: players who are no pirates and carry cargo.',
  'FDM-HUNT-06':
    'Third on the list of a non-player pirate: players who are no pirates and carry neither gold nor cargo. So no honest captain is safe.',
  'FDM-HUNT-07': 'A non-player captain is hostile to you if at least one of its three lines fits you.',
  'FDM-HUNT-08':
    'Come into a zone, from another or out of port, and every hostile captain there searches for you on the spot. You alone are searched for: other players there are left until their own turn.',
  'FDM-HUNT-09': 'Start your turn at sea with a hostile captain in your zone, and you are searched for before you can act.',
  'FDM-HUNT-10':
    'You are not searched for in port, nor when a non-player captain sails into your zone: that waits for your turn.',
  'FDM-HUNT-11': 'To search, a non-player captain rolls Scouting: one skull, and you are under attack.',
  'FDM-HUNT-12':
    'An admiral searches with the Scouting on the card or with one die per bounty the admiral’s own nation has on you, whichever makes more dice.',
  'FDM-HUNT-13': 'A non-player pirate searches with the Scouting on the card, and that is all.',
  'FDM-HUNT-14': 'With a naval ship in its zone, a non-player pirate does not search. It still moves by its icons.',
  'FDM-HUNT-15': 'Two men-o’-war in the same zone do not search for anyone.',
  'FDM-HUNT-16': 'If several hostile captains find you, their cards are shuffled, and chance sets the order in which you fight.',
  'FDM-HUNT-17':
    'If several have found you, you face them one by one, as long as your captain lives and has not left. Your damage goes with you into the next fight.',
  'FDM-HUNT-18': 'Each time you come into a zone or start a turn at sea there, every hostile captain has one roll and no more.',

  'FDM-NPCMOVE-01':
    'Half of the events show three icons. Each stands for a naval ship, the pirate sloop or the pirate frigate, and gives it a point of the compass.',
  'FDM-NPCMOVE-02': 'Take the icons in the order printed. If its ship is not out, an icon does nothing.',
  'FDM-NPCMOVE-03': 'With nobody to hunt, a non-player ship sails one zone, over the border that bears its letter.',
  'FDM-NPCMOVE-04':
    'If there is no border on that side, the ship takes the first one to be found clockwise among the eight points of the compass: north, north-east, east and so on, all the way round.',
  'FDM-NPCMOVE-05':
    'If a player whom a non-player captain hunts is in the same zone or a neighbouring one, the letter is forgotten: the ship joins that player, or stays if they are together already.',
  'FDM-NPCMOVE-06':
    'Lying in port does not throw non-player captains off: they come all the same, though they cannot search for you there. The table may decide that nobody is followed to port.',
  'FDM-NPCMOVE-07':
    'A non-player captain who could make for several players compares them on the first line of the list, then, if they are level, on the second, then on the third. Distance does not count.',
  'FDM-NPCMOVE-08':
    'A naval ship weighs how many bounties its nation has on you, then how many the others have in all, then whether or not you are an enemy in its war.',
  'FDM-NPCMOVE-09': 'A pirate weighs the gold you carry, then how many cargo cards; beyond that you are all alike.',
  'FDM-NPCMOVE-10': 'If a non-player captain still cannot decide between players, one of their captain cards is drawn blind.',
  'FDM-NPCMOVE-11':
    'At a table, gold is compared with a few vague questions; here the game does it, and all you see is where the pirate goes.',
  'FDM-NPCMOVE-12': 'An icon takes its ship one zone further and no more, or leaves it where it is.',
  'FDM-NPCMOVE-13':
    'The arrival of a non-player ship starts no fight: it only searches when you come into its zone or begin a turn there.',
  'FDM-NPCMOVE-14': 'Gold in a chest is not on board: pirates leave it out of their reckoning.',
};
