// What stands on cards, sheets and tokens.
import type { Cards } from './named.ts';

export const cards = {
  'patrol-sails': 'A Coastguard appears.',
  'treasure-escort': 'A Galleon appears.',
  'fat-trader': 'A Merchant Ship appears.',
  'spout-on-the-bow': 'A Sperm Whale appears.',
  'arms-from-the-deep': 'The Sea Monster appears.',
  'lights-without-crew': 'The Ghost Ship appears.',
  'the-sea-opens': 'The Maelström opens under the ship and stays until the end of the voyage.',
  'royal-navy':
    '4 enemy groups board the ship and hit on 5–6 (3 groups by day, if someone is in the crow’s nest). Victory raises morale by 3.',
  nightmares:
    'At night 3 enemy groups board the ship and hit on 5–6; the lines cannot be cut, and victory raises morale by 2. By day morale falls by 1.',
  'canoes-in-the-dark': '3 enemy groups board the ship and hit on 6. Victory brings a random good.',
  'stone-crab':
    'It clings to the ship with Defence 3 and costs 1 movement point per turn. In each enemy turn it rolls a die: 5–6 is an impact in the hold. Beating it raises morale by 2 and brings a random good.',
  watchtower:
    'It stands on the nearest land within 5 cells, with Defence 3. In each enemy turn within 3 cells it rolls 2 dice: each 5–6 is an impact. Beating it raises morale by 1 and brings 6 doubloons.',
  'following-wind': 'Weather. In the next crew turn the ship gets 2 more movement points if someone is at the helm.',
  'head-wind': 'Weather. In the next crew turn the load index is 1 higher.',
  'dead-calm': 'Weather. In the next crew turn the rigging gives no dice. Morale falls by 1.',
  squall:
    'Weather. Someone in the rigging rolls Agility 4. On a failure the ship is driven 2 cells in the direction of the clock.',
  'black-storm':
    'Weather. The helm rolls Strength 4. On a success the ship is driven 1 cell in a random direction, on a failure 3 cells, and it takes an impact.',
  'fog-bank':
    'Weather. The crow’s nest rolls Perception 4. On a failure the ship is driven 1 cell ahead, and enemies appear as at night until the next event.',
  waterspout: 'Weather. The helm rolls Agility 4. On a failure the rigging takes an impact.',
  'masthead-fire':
    'Weather. The crow’s nest rolls Agility 4. A success raises morale by 1, a failure wounds the character. If nobody is there, the rigging takes an impact.',
  'sweet-rain': 'Weather. Dirt falls by 1 level, and every crew group that is not exhausted loses 1 fatigue.',
  brawl:
    'Someone on the main deck rolls Strength 4. A success raises morale by 1. On a failure a crew group is wounded and morale falls by 1.',
  rats: 'Someone on the main deck rolls Agility 4. On a failure a provisions marker is lost; if there is none, morale falls by 2.',
  'ship-fever': 'Someone on the main deck rolls Intelligence 4. On a failure a crew group is out of action.',
  'loose-cannonballs': 'Someone on the gun deck rolls Strength 4. On a failure the leftmost marker in the hold is lost.',
  'sprung-plank': 'Someone on the main deck rolls Intelligence 4. On a failure the hold takes an impact.',
  'hands-overboard':
    'Someone at the rail rolls Agility 4. On a success a character gains 2 trust; a crew group raises morale by 1. On a failure a crew group outside the cabins is eliminated.',
  'hungry-mouths': 'The crew demands provisions.',
  shanty: 'The bridge rolls Charisma 4. A success raises morale by 2.',
  grumbling: 'The bridge rolls Charisma 4. On a failure morale falls by 3.',
  flotsam: 'The crow’s nest rolls Perception 4. A success brings a random good, or wood.',
  'old-chart': 'The forecastle rolls Intelligence 4. A success puts a gem on an objective marker.',
  'thief-below': 'A thief takes as many doubloons from the crew’s loot as a die shows, unless a crew group is on guard.',
  'fever-breaks': 'The patient who has been longest in the infirmary is healed; if it is empty, morale rises by 1.',
  'black-flag-rival': 'The Privateer Sloop appears.',

  'sealed-letters': 'Dock at Bell Rock for 10 doubloons and 2 prestige.',
  'rum-for-the-garrison': 'Leave 2 rum at Ember Isle for 24 doubloons.',
  'timber-debt': 'Leave 2 wood at Jaguar Point for 24 doubloons and 1 prestige.',
  'marooned-pilot':
    'Fetch the pilot from Fever Sands and bring him to Tortuga, or to the end of the voyage, for 12 doubloons. While he is aboard, the helm has 1 more die.',
  'gallows-debt': 'Dock at Gallows Head at night for 20 doubloons and 3 prestige.',
  'whale-oil': 'One more whale is in the deck. Kill a Sperm Whale, then dock at Cutlass Cay for 18 doubloons.',
  'break-the-blockade': 'Beat a Coastguard, then dock at Iron Tooth for 4 prestige.',
  'silver-ledger': 'The ledger is at Anvil Key or Cutlass Cay; nobody knows which. Dock there for 15 doubloons and 2 prestige.',
  'calm-the-maw':
    'End two rounds in a row within 2 cells of the Maelström, then dock at Hollow Hill for 4 prestige. The Maelström moves 3 cells.',
  'fever-remedy': 'A character makes a find at Hollow Hill. Everyone leaves the infirmary, and you gain 2 prestige.',

  helmsman: 'Rolls 1 more die at the helm.',
  'weather-nose': 'Once per day, may put a Weather card under the deck and draw another.',
  'cats-leap': 'Once per boarding, a failed jump costs nothing.',
  'first-blade': 'Rolls 1 more die when fighting in the turn of the jump.',
  'eagle-eye': 'In the crow’s nest by day, sees one cell further.',
  'sure-foot': 'May reroll 1 die of an event roll in the crow’s nest or the rigging.',
  'master-gunner': 'Rolls 1 more die at the swivel gun. On the gun deck, may reroll 1 die of the crew group once per turn.',
  'powder-saver': 'Once per voyage, if special ammunition is fired from the gun deck: on 4–6 that lot is kept after the voyage.',
  'field-medicine': 'Rolls 1 more die to heal. May instead bandage a wounded crew group at any post.',
  'ships-log': 'May reroll 1 die if charting brings no success.',
  'second-sight': 'Once per day, may look at the top event card and put it under the deck.',
  'grave-charm': 'Once per voyage, may cancel a character’s wound.',
  'deck-officer': 'On the main deck, the first crew group that cleans or repairs each turn gains no fatigue.',
  'strong-back': 'Rolls 1 more die in the rigging.',
  'wind-master': 'From anywhere aboard, adds 1 die to the speed roll, after all others.',
  'still-the-sky': 'Once per day, may roll Intelligence (more than 4 succeeds) to discard a Weather card.',
  topman: 'Rolls 1 more die in the rigging.',
  'light-fingers': 'Theft brings 2 more doubloons.',
  'hot-stew': 'When provisions are spent at the end of a day, morale rises by 2 and a crew group loses 1 fatigue.',
  'rum-ration': 'Rum raises morale by 1 more.',
  'old-name': 'Starts with 2 trust.',
  'rallying-voice': 'Gives 1 more command point on the bridge.',
  vendetta: 'Once per boarding, may reroll all failed dice of a fight.',
  'dead-reckoner': 'At the helm, a load index of 4 counts as 3 for the own die. A head wind is added after that.',

  pump: 'A crew group on the main deck can remove all dirt, or add 1 to each die of a character who cleans.',
  'diving-bell':
    'Enemy ships you sink leave a wreck. On its cell, the main deck can bring up a random good on 4–6, at most 2 per wreck.',
  ram: 'When your ship comes to board, the enemy first takes an impact in the hold.',
  'signal-book': 'Once per voyage, when a Coastguard or a Galleon would appear, roll a die: on 4–6 it does not.',
  'spare-canvas': 'The ship has 1 more sail.',
  'deep-frames': 'The hold has 1 more column.',
  'sick-bay': 'Characters roll 1 more die to regain consciousness.',
  'copper-sheathing': 'Running aground or colliding in forced movement costs 1 impact less.',
  grapeshot: 'Only at a distance of 1 cell. Each impact lowers combat capacity by 1 on 1–4.',
  'chain-shot': 'Each impact lowers speed by 1 on 1–4.',
  spyglass: 'Perception is 1 higher in the crow’s nest.',
  'good-pistol': 'The ranged value is 1 higher, at most 4.',
  'boarding-axe': 'The melee value is 1 higher, at most 4.',
  'lucky-coin': 'Gives 1 more destiny for one voyage.',
  'surgeons-kit': 'Gives 1 more die to heal.',

  'ghost-ship': 'It cannot be fought. Each of its turns costs 1 morale; in its zone it is night.',
  whale:
    'It does nothing until it is hit; then it charges and deals 2 impacts to the hold. Killing it brings 2 provisions and a random good.',
  'sea-monster': 'It has no heading. On the ship’s cell it rolls a die per tentacle: each 5–6 is an impact.',
  merchant: 'It flees and is safe once it reaches its island.',
  galleon: 'A hostile ship, heavily armed. It brings 12 doubloons besides the plunder.',
  coastguard: 'A hostile ship that patrols the sea lanes.',
  privateer: 'A hostile ship, and fast. It brings 6 doubloons besides the plunder.',
} as const satisfies Cards;
