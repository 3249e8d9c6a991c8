export const setupTurn = {
  'FDM-SETUP-01':
    'Each player chooses a colour and takes its 6 cubes, its ships and a treasure chest. The game is for two, three or four players.',
  'FDM-SETUP-02': 'You are dealt a captain at random. For now only you know who it is.',
  'FDM-SETUP-03': 'Then you secretly choose a sloop or a flute, knowing only your own captain.',
  'FDM-SETUP-04': 'When everyone has chosen, all captains and ships are revealed together.',
  'FDM-SETUP-05': 'Your ship starts in your captain’s home port: in the port itself, not in the sea zone.',
  'FDM-SETUP-06': 'You start with one Glory card, without a point for it.',
  'FDM-SETUP-07':
    'Set a cube in each section on the value your ship card gives, Resistance counting for both Hull and Masts. A sloop begins with 2 everywhere except for 1 in Cannons; a flute has 3 in Hull and Masts, 4 in Cargo, 1 in Crew and 1 in Cannons.',
  'FDM-SETUP-08': 'You start with 10 gold aboard.',
  'FDM-SETUP-09': 'One of the players’ captain cards is drawn at random, and its player goes first.',
  'FDM-SETUP-10': 'Turns go clockwise from the first player, in the same order until the end of the game.',
  'FDM-SETUP-11': 'All decks are shuffled and placed face down, except the ship cards, which you choose from.',
  'FDM-SETUP-12':
    'Each of the 16 ports gets a random Demand token, face up; the other 8 form the reserve, face down. The Caribbean Sea has no port and gets none.',
  'FDM-SETUP-13': 'Each of the 16 ports also gets a random modification token, face down.',
  'FDM-SETUP-14': 'Each of the 17 zones, the Caribbean Sea included, gets a random merchant with its flag hidden.',
  'FDM-SETUP-15': 'Two missions are drawn, read out and placed in the ports their cards name.',
  'FDM-SETUP-16': 'Your Glory cube starts at 0. The 5 brown cubes lie beside the Enemy table.',
  'FDM-SETUP-17': 'The game starts without a war and without any naval ship or pirate: events bring them.',

  'FDM-TURN-01':
    'A round has four parts: the checks at its start, an event, a turn for each player in order, and its end. At its end, in this order, effects of the round lapse, war is dealt with, non-player captains enter or return, and victory is checked.',
  'FDM-TURN-02': 'If no event card is left when a round should start, the game ends at once.',
  'FDM-TURN-03':
    'Before the event is drawn, merchants may return: if 8 tokens or more are on their track, all of them put to sea again.',
  'FDM-TURN-04': 'The first player draws the event of each round.',
  'FDM-TURN-05': 'If the card shows icons, the non-player captains move first. Then its text is carried out.',
  'FDM-TURN-06': 'The text is read to all and takes effect when it says: at once, during each turn, or at the end of the round.',
  'FDM-TURN-07':
    'Once carried out, an event is discarded unless its text keeps it in play. The cards of non-player captains stay on the board.',
  'FDM-TURN-08':
    'Discarded events are never reshuffled. With 34 of them, a game lasts 34 rounds at most, and fewer if one event draws another.',
  'FDM-TURN-09':
    'On your turn you take up to three actions, each a Move, a Scout or a Port action. You may stop at any time, even before the first.',
  'FDM-TURN-10': 'You may choose the same action several times in a turn, except Port, which is allowed once per turn.',
  'FDM-TURN-11':
    'A turn always begins in this order: in port, you may retire your captain; at sea, hostile captains in your zone search for you; then you take your actions.',
  'FDM-TURN-12':
    'A combat that follows a search or a Scout action costs no further action. If your captain survives, you go on with the actions you have left.',
  'FDM-TURN-13':
    'When a player reaches the target, the round is played to its end, so that all players have had the same number of turns.',
  'FDM-TURN-14': 'Players never trade with each other or give each other gold, cargo or cards.',
};
