export const diceCaptains = {
  'FDM-DICE-01':
    'Every die has the numbers 1 to 4 and two skulls on its six faces, and no face is likelier than another: on average, one die in three shows a skull.',
  'FDM-DICE-02':
    'To test one of your captain’s skills, roll as many dice as it has points. A single skull is enough; without one you have failed.',
  'FDM-DICE-03': 'Some rules ask how well you did, not just whether you did: then every skull counts as one success.',
  'FDM-DICE-04':
    'The numbers 1 to 4 are never successes. In a fight they show, among other things, where a shot lands, and their sum can settle a tie; in a plain test they are worth nothing.',

  'FDM-CAPTAIN-01': 'Your captain has four skills, worth 1 to 4 each: Manoeuvre, Scouting, Leadership and Influence.',
  'FDM-CAPTAIN-02': 'Your captain belongs to the nation of the home port named on the card.',
  'FDM-CAPTAIN-03':
    'What is special about your captain is written on that card and serves that captain alone: nobody else has it. A hit sent elsewhere by such an ability may go to any section; if that one is destroyed, the Hull takes it.',
  'FDM-CAPTAIN-04':
    'Manoeuvre decides fights between ships and raids on merchants; Scouting finds ships, and whatever a rumour promises at sea. Leadership drives your crew in a fight and fills its ranks; Influence gets you rumours and wins over those who hand out missions.',

  'FDM-SHIP-01':
    'Five values from 1 to 5 describe a ship: Resistance, Cargo, Crew, Cannons and Manoeuvrability. Those of flute, galleon and man-o’-war come from public sources, and one is left to the table: the galleon’s Manoeuvrability is 2, or 1 if you want it slower.',
  'FDM-SHIP-02':
    'Five is the ceiling: whatever you bolt onto your ship, none of its values rises above it, and anything more is wasted.',
  'FDM-SHIP-03':
    'Five sections have a cube to show their state: Hull and Masts, both starting at the Resistance, then Cargo, Crew and Cannons. Manoeuvrability has none, and no shot can lower it.',
  'FDM-SHIP-04': 'You command one ship, never two and never none: to take another, you part with the one you have.',
  'FDM-SHIP-05': 'At sea your hold takes as many cargo cards as your Cargo value, and not one more.',
  'FDM-SHIP-06': 'With no Crew left you cannot board anyone, and a crew combat is lost as soon as it begins.',
  'FDM-SHIP-07': 'All ships travel at the same pace: the type of yours makes no difference to a Move.',
  'FDM-SHIP-08':
    'If your ship’s Manoeuvrability beats the other’s by 2 or more, you roll one extra die each time you roll Manoeuvre in that combat, as long as your Masts stand. A lead of 1 brings nothing.',
};
