export const setupTurn = {
  'FDM-SETUP-01':
    'Each of you chooses a colour and takes its 6 cubes and its ships, along with a treasure chest. Two, three or four can play.',
  'FDM-SETUP-02': 'Chance deals you a captain, and for the moment only you know who it is.',
  'FDM-SETUP-03': 'Then pick a sloop or a flute, in secret too, going by your own captain and nothing else.',
  'FDM-SETUP-04': 'When everyone has chosen, captains and ships are turned up all at once.',
  'FDM-SETUP-05': 'Your ship begins in your captain’s home port: tied up at the quay, not out in the zone.',
  'FDM-SETUP-06': 'You start with one Glory card, without the point that usually comes along.',
  'FDM-SETUP-07':
    'Set a cube in each section on the value your ship card gives, Resistance counting for both Hull and Masts. A sloop begins with 2 everywhere except for 1 in Cannons; a flute has 3 in Hull and Masts, 4 in Cargo, 1 in Crew and 1 in Cannons.',
  'FDM-SETUP-08': 'You put to sea with 10 gold on board.',
  'FDM-SETUP-09': 'One of your captain cards is drawn blind, and its player goes first.',
  'FDM-SETUP-10': 'From the first player on, turns pass clockwise, in an order that holds to the end of the game.',
  'FDM-SETUP-11': 'Every deck is shuffled and laid face down, save for the ship cards, which you simply pick from.',
  'FDM-SETUP-12':
    'Every one of the 16 ports gets a demand token, drawn at random and laid face up; the 8 left over lie face down as the reserve. The Caribbean Sea has no port and gets none.',
  'FDM-SETUP-13': 'The 16 ports receive a modification token each as well, drawn blind and left face down.',
  'FDM-SETUP-14': 'In all 17 zones, the Caribbean Sea among them, a merchant drawn at random is waiting with its flag hidden.',
  'FDM-SETUP-15': 'Two missions are turned up and read out, and each goes to the place its card gives.',
  'FDM-SETUP-16': 'Your Glory cube begins at 0. The 5 brown cubes wait beside the Enemy table.',
  'FDM-SETUP-17': 'You set out in peace and on empty seas: no war, no naval ship and no pirate until an event brings them.',

  'FDM-TURN-01':
    'A round opens with its checks; then comes an event, then a turn for each player in order. It closes, always in this order, with effects of the round lapsing, the business of war, non-player captains entering or returning, and a look at who has won.',
  'FDM-TURN-02': 'If no event card is left when a round is due to start, the game is over on the spot.',
  'FDM-TURN-03':
    'Before the event is drawn, see whether the merchants return: 8 tokens or more on their track, and all of them put to sea again.',
  'FDM-TURN-04': 'It is the first player who turns up the event of each round.',
  'FDM-TURN-05': 'If the card shows icons, the non-player captains sail first; only then is the text carried out.',
  'FDM-TURN-06':
    'Everyone hears the text, and it takes effect when it says so: on the spot, in the course of each turn, or as the round closes.',
  'FDM-TURN-07':
    'Once carried out, an event is discarded unless its text keeps it in play. The cards of non-player captains stay on the board.',
  'FDM-TURN-08':
    'Spent events never go back into the deck: with 34 of them a game lasts 34 rounds at the very most, and fewer if one event draws another.',
  'FDM-TURN-09':
    'Your turn holds up to three actions, each of your choice: a Move, a Scout or a Port action. You may stop whenever you please, even before the first.',
  'FDM-TURN-10': 'Within your three actions, repeat any of them as often as you like. Port is the exception: one per turn.',
  'FDM-TURN-11':
    'A turn always opens like this: in port you may retire your captain; at sea, hostile captains in your zone search for you; after that, you act.',
  'FDM-TURN-12':
    'A fight that grows out of a search or a Scout costs you no action of its own. If you live through it you go on with the actions still unused, however many fights there were.',
  'FDM-TURN-13':
    'When someone reaches the target, the round is played out, so that everyone has had as many turns as anyone else.',
  'FDM-TURN-14':
    'No gifts and no bargains across the table: gold, cargo and cards never pass from player to player by agreement.',
};
