export const diceCaptains = {
  'FDM-DICE-01': 'A die has the numbers 1 to 4 and two skulls on its six faces. On average, one die in three shows a skull.',
  'FDM-DICE-02':
    'To test a skill, roll as many dice as your captain has points in it. A single skull is a success; without one, the roll fails.',
  'FDM-DICE-03': 'When a rule counts successes, each skull is one success.',
  'FDM-DICE-04':
    'The numbers 1 to 4 are never successes. In a fight they show, among other things, where a shot lands, and their sum can settle a tie; in a plain test they are worth nothing.',

  'FDM-CAPTAIN-01': 'Your captain has four skills, worth 1 to 4 each: Manoeuvre, Scouting, Leadership and Influence.',
  'FDM-CAPTAIN-02': 'Your captain belongs to the nation of the home port named on the card.',
  'FDM-CAPTAIN-03':
    'The abilities on your captain’s card are for that captain alone. A hit that such an ability moves may go to any section; if that one is destroyed, the Hull takes it.',
  'FDM-CAPTAIN-04':
    'Manoeuvre decides naval combats and raids; Scouting finds ships and tests rumours at sea; Leadership is for crew combats and recruiting; Influence is for rumours and missions.',

  'FDM-SHIP-01':
    'Five values from 1 to 5 describe a ship: Resistance, Cargo, Crew, Cannons and Manoeuvrability. Those of flute, galleon and man-o’-war come from public sources, and one is left to the table: the galleon’s Manoeuvrability is 2, or 1 if you want it slower.',
  'FDM-SHIP-02': 'No value of a ship ever rises above 5; anything beyond that is lost.',
  'FDM-SHIP-03':
    'Five sections have a cube to show their state: Hull and Masts, both starting at the Resistance, then Cargo, Crew and Cannons. Manoeuvrability has none, and no shot can lower it.',
  'FDM-SHIP-04': 'You always have exactly one ship. To take another, you give up the one you have.',
  'FDM-SHIP-05': 'At sea your hold takes as many cargo cards as your Cargo value, and not one more.',
  'FDM-SHIP-06': 'Without Crew you cannot board, and you lose any crew combat as soon as it begins.',
  'FDM-SHIP-07': 'All ships move at the same speed: the type of your ship makes no difference to a Move.',
  'FDM-SHIP-08':
    'If your ship’s Manoeuvrability beats the other’s by 2 or more, you roll one extra die each time you roll Manoeuvre in that combat, as long as your Masts stand. A lead of 1 brings nothing.',
};
