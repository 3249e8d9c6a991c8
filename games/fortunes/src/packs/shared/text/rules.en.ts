export const rules = {
  'SEA-TURN-01':
    'The event phase, modules included: if no event is left the game is over; wind and storm; the event; icons, then the treasure galleon; its text; Loyalty lost to a non-player captain’s card. Merchants return before the event, or after it if the table so chose.',
  'SEA-TURN-02':
    'Your turn, modules included: retirement; searches; the storm; your actions; Loyalty lost by idling in port. Cards of others for your turn come at the moment each names.',
  'SEA-TURN-03': 'Your actions are Move, Scout and Port; with Locations, also Visit a Location and Assault a Location.',
  'SEA-TURN-04': 'When the last player has finished, the round’s non-player captains enter, with their upgrades.',
  'SEA-TURN-05':
    'Every module can be played by itself. A few pieces stay in the box without another: smuggler’s holds without Contraband, planks without Loyalty, upgrades with new weapons without those weapons, the two black ships without both more cards and new ships.',
};
