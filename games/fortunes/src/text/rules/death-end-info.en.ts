export const deathEndInfo = {
  'FDM-DEATH-01':
    'Your captain dies when your Hull is destroyed, in a fight, in a raid or in any other way, or when you lose a crew combat.',
  'FDM-DEATH-02':
    'Once a winner has had the plunder, you discard your captain, all your cards, your ship with what it carries (weapons, cargo, gold) and every bounty on you.',
  'FDM-DEATH-03': 'When your captain dies your Glory points stay, and so does your chest.',
  'FDM-DEATH-04': 'The chest follows your new captain: it now stands in that home port.',
  'FDM-DEATH-05': 'When your captain dies you draw a new one straight away. If none is left, the game stops there.',
  'FDM-DEATH-06':
    'The new captain enters as your next turn starts; if you died on someone else’s turn, that can be in this very round. The table may have the new captain set up without waiting.',
  'FDM-DEATH-07': 'A new captain starts afresh: a sloop or a flute in perfect order, lying in the home port, and 1 Glory card.',
  'FDM-DEATH-08':
    'If a non-player pirate is in the zone of your new home port, you must draw another captain, and the one you drew is shuffled back afterwards. If that rules out all who are left, the last one drawn sails anyway; the table may let you decide whether to draw again.',
  'FDM-DEATH-09': 'With an empty chest, your new captain gets 10 gold from the bank.',
  'FDM-DEATH-10':
    'With 1 to 9 gold in your chest, all of it goes on board with your new captain and the bank makes it up to 10, leaving the chest empty. The table may prefer to leave the chest alone and pay you the difference only.',
  'FDM-DEATH-11': 'With 10 gold or more in your chest, your new captain gets nothing from the bank and the chest stays as it is.',
  'FDM-DEATH-12': 'If your captain dies on your own turn, that turn is over.',
  'FDM-DEATH-13': 'A new captain can score all over again for the purchase of a frigate or galleon.',
  'FDM-DEATH-14': 'You yourself spread the modifications of the ship you lost over the ports, unless it was captured.',

  'FDM-RETIRE-01':
    'If you start your turn in port, you may retire your captain before you act. You may not when there is no captain left to draw.',
  'FDM-RETIRE-02':
    'A retired captain leaves the board at once, ship and all, and you have no actions that turn. Until your next one, nothing of that captain’s, be it cards, gold on board or the ship, can be plundered, hunted or put to use.',
  'FDM-RETIRE-03':
    'On the turn after retiring, you go through the steps that follow a death, and your new captain then plays that turn like any other.',
  'FDM-RETIRE-04': 'Retiring costs you all that dying would; you keep your Glory points and your chest.',

  'FDM-WAR-01': 'The At war space shows which two nations are at war. There is never more than one war.',
  'FDM-WAR-02':
    'War does three things: naval ships hunt captains of the enemy nation, no reward comes to you from a nation that yours is fighting, and men-o’-war put to sea.',
  'FDM-WAR-03':
    'A war card draws two nations by lot; as the round closes, each puts a man-o’-war to sea, covering any admiral it had out. The war lasts until a peace card, a new war card, or the end of a round by which both men-o’-war have been beaten.',

  'FDM-END-01': 'You are playing for 10 Glory points, counting the hidden ones, unless the table has set another target.',
  'FDM-END-02':
    'The moment you reach the target you declare it and open your chest; here the game does that for you. The table may let you keep quiet as long as it takes hidden points to get you there.',
  'FDM-END-03':
    'Once someone has declared, the round runs its course: those still to play take their turns, and no new event is drawn.',
  'FDM-END-04': 'If only one of you has reached the target, that player wins.',
  'FDM-END-05':
    'If several of you have reached the target, the most points on the track win, hidden ones left out, even against a higher total. After that comes the most gold in the chest, counted to the last coin; failing that, you share the victory.',
  'FDM-END-06': 'If no event is left when a round should start, the game ends at once.',
  'FDM-END-07': 'If a captain dies and no captain card is left, the game ends at once, even in the middle of a round.',
  'FDM-END-08':
    'When the game stops for want of events or captains, all chests are opened and the highest total wins, hidden points and all. A tie is settled by the track, then by the chest; failing that, the victory is shared.',
  'FDM-END-09':
    'Before the game you may agree on another target: a higher one for a longer game, a lower one for a shorter game.',
  'FDM-END-10':
    'A declaration stands: this round is the last, and you are among those who made it, whatever becomes of your chest or your captain. A tie is judged by what track and chest show when the round closes.',

  'FDM-INFO-01':
    'Everyone sees what you receive and what you spend, when it happens. What passes between ship and chest stays out of sight.',
  'FDM-INFO-02':
    'How much gold you carry is secret, unless an effect says otherwise. The others may keep count of what they saw, but the game does not show it.',
  'FDM-INFO-03':
    'All your gold on board lies on your own board, stacked or tucked under your cargo if you like. None may be put aside.',
  'FDM-INFO-04': 'How much lies in your chest is secret; how often you have put gold there is not.',
  'FDM-INFO-05': 'Hidden points stay hidden until they are declared, or the game ends.',
  'FDM-INFO-06': 'Your cargo lies face down: others can count the cards but not see the goods.',
  'FDM-INFO-07': 'The offer you buy from is for your eyes only. What you turn down, and what you sell, lies open on the discard.',
  'FDM-INFO-08': 'Nobody knows your rumour until you test it.',
  'FDM-INFO-09':
    'Open to all are your captain, the state of your ship, its modifications, your hired specialists, your mission, your bounties, your Glory on the track and any proven rumour that stays.',
  'FDM-INFO-10': 'Only you see the Glory cards in your hand.',
  'FDM-INFO-11': 'Your captain and your first ship are secret until all are revealed together.',
  'FDM-INFO-12': 'A merchant’s flag is hidden in its zone and on the track; it is revealed when a player finds it.',
  'FDM-INFO-13': 'The modification of a port is hidden until a player takes a Port action there.',
  'FDM-INFO-14': 'What each port demands is open; what lies in the reserve is not.',
  'FDM-INFO-15': 'The missions to be had and the cards of non-player captains are open.',
  'FDM-INFO-16':
    'The gold a new captain gets from the bank tells something about the chest: whether it was empty, whether it held 10 or more, or, if less, exactly how much.',
  'FDM-INFO-17': 'An announced Glory card stays unseen until it is carried out or held back.',
  'FDM-INFO-18': 'When pirates compare your gold, nobody learns more than whom they follow.',
  'FDM-INFO-19': 'What you declare in a fight is open, and one speaks after the other: the defender hears the attacker first.',
  'FDM-INFO-20': 'What is drawn in a raid lies face up before everyone.',
  'FDM-INFO-21': 'What is written in the zones is there for everyone to read.',
};
