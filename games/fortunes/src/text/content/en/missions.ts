import type { MissionId } from '../../../content/missions.ts';
import type { Entries } from '../entry.ts';

export const missions: Entries<MissionId> = {
  // deliveries
  'masts-for-the-squadron': {
    name: 'Masts for the Squadron',
    text: 'Accept in St. John, without an English bounty. Discard 3 Wood cards in the port of Port Royal, in one Port action or several. Reward: 11 gold, and all damage on your Hull and Masts is repaired.',
  },
  'chocolate-for-the-viceroy': {
    name: 'Chocolate for the Viceroy',
    text: 'Accept in Caracas, without a Spanish bounty. Discard 2 Cocoa cards in the port of La Habana, in one Port action or several. Reward: 10 gold.',
  },
  'sailcloth-run': {
    name: 'The Sailcloth Run',
    text: 'Accept in Curaçao, with an Influence roll. Discard 3 Textiles cards in the port of Tortuga, in one Port action or several. Reward: 13 gold.',
  },
  'bread-for-the-sick': {
    name: 'Bread for the Sick',
    text: 'Accept in Santo Domingo, without a bounty of any nation. Discard 3 Food cards in the port of San Juan, in one Port action or several. Reward: 8 gold, and a Surgeon enters your service free, or 5 gold more if you can take none.',
  },
  'rum-ration': {
    name: 'The Rum Ration',
    text: 'Accept in Bridgetown, with a Cargo of at least 3. Discard 3 Rum cards in the port of Nassau, in one Port action or several. Reward: 11 gold, and all your Crew is restored.',
  },
  'three-letters': {
    name: 'Three Letters',
    text: 'Accept in Basse-Terre, with an Influence roll. Take a Port action in one port of each of the 3 nations other than France. Reward: 12 gold, and all bounties of one nation, as you choose, are removed.',
  },

  // escorts
  'the-bishops-passage': {
    name: 'The Bishop’s Passage',
    text: 'Accept in Cartagena, without a Spanish bounty and with an Influence roll; the passenger comes aboard. Take a Port action in San Juan. If you begin a combat or a raid before that, the mission is discarded. Reward: 15 gold.',
  },
  'the-surveyor': {
    name: 'The Surveyor',
    text: 'Accept in Basse-Terre, with a Manoeuvre roll; the passenger comes aboard. Take a Port action in Nassau. If you begin a combat or a raid before that, the mission is discarded. Reward: 10 gold, and a Lookout or a Sailmaker, as you choose, enters your service free, or 5 gold more if you can take neither.',
  },
  'company-bullion': {
    name: 'Company Bullion',
    text: 'Accept in St. Maarten, without a bounty of any nation; the casks fill 1 space of your hold. Take a Port action in Curaçao. Until then, pirates search for you with 1 die more, and if you begin a combat or a raid the mission is discarded. Reward: 16 gold.',
  },

  // smuggling
  'night-cargo': {
    name: 'Night Cargo',
    text: 'Accept in Nassau, with a Cargo of at least 2; two sealed crates fill 2 spaces of your hold. As a Port action of yours begins in Caracas, roll Influence: success completes the mission. Failure brings you 1 Spanish bounty; the crates stay, and you have one new try in each later Port action there. Reward: 16 gold.',
  },
  'powder-on-the-beach': {
    name: 'Powder on the Beach',
    text: 'Accept in Trinidad, with at least 2 Crew; the crate fills 1 space of your hold. At sea off Cartagena, spend a Scout action and roll Scouting: success completes the mission. Failure costs you 1 damage on the Cannons if you have at least 2, and the crate stays. Reward: 10 gold, and one special weapon of each kind you do not have.',
  },
  'forbidden-books': {
    name: 'Forbidden Books',
    text: 'Accept in Curaçao, with an Influence roll; the crate fills 1 space of your hold. As a Port action of yours begins in La Habana, roll Influence: success completes the mission. After a failure the mission is discarded, and you gain 1 Spanish bounty. Reward: 11 gold, and a Purser enters your service free, or 5 gold more if you can take none.',
  },

  // hunts
  'a-rope-for-a-rogue': {
    name: 'A Rope for a Rogue',
    text: 'Accept in Port Royal, with an Influence roll. Defeat a pirate, be it a black ship or a player with a bounty. Reward: 10 gold, and up to 2 English bounties are removed.',
  },
  'break-the-blockade': {
    name: 'Break the Blockade',
    text: 'Accept in Tortuga, with at least 1 bounty. Defeat a naval ship of any nation, sunk or beaten in crew combat. Reward: 16 gold and 1 extra Glory card.',
  },
  'prize-quota': {
    name: 'The Prize Quota',
    text: 'Accept in Petit-Goâve, with a Leadership roll. Succeed in 2 raids on merchants not taken as French. Reward: 8 gold, and all bounties of one nation, as you choose, are removed.',
  },
  'captains-ransom': {
    name: 'A Captain’s Ransom',
    text: 'Accept in Old Providence, without conditions. Defeat another player’s captain, no matter who attacked. Reward: 12 gold, and a Master-at-Arms or a Gun Captain, as you choose, enters your service free, or 5 gold more if you can take neither.',
  },

  // rescues
  'castaways-of-the-reef': {
    name: 'Castaways of the Reef',
    text: 'Accept in La Habana, without conditions. First, at sea off Old Providence, spend a Scout action and succeed in a Scouting roll. Then take a Port action in La Habana. Reward: 11 gold, and all your Crew is restored.',
  },
  'the-fort-prisoners': {
    name: 'The Fort’s Prisoners',
    text: 'Accept in Bridgetown, with a Leadership roll. At sea off Trinidad, spend a Scout action and succeed in a Scouting roll: you gain 1 Spanish bounty and face guards with Crew 3 and Leadership 2, in a crew combat ashore. Win it to complete the mission. Decline it, and you keep the mission, and the bounty. Lose it, and your captain dies. Reward: 20 gold.',
  },
  'the-lost-packet': {
    name: 'The Lost Packet',
    text: 'Accept in San Juan, without conditions. First, in the Caribbean Sea, spend a Scout action and succeed in a Scouting roll. Then take a Port action in San Juan. Reward: 12 gold and 1 extra Glory card.',
  },
  'guns-from-the-wreck': {
    name: 'Guns from the Wreck',
    text: 'Accept in Old Providence, with a Cargo of at least 3. First, at sea off Cartagena, spend a Scout action and succeed in a Scouting roll: the guns come aboard and fill 2 spaces of your hold. Then take a Port action in Tortuga. Reward: 9 gold, and an Extra Gun Port, free, if one lies in any port and you have none, or else 6 gold more.',
  },

  // explorations
  'chart-the-leewards': {
    name: 'Chart the Leewards',
    text: 'Accept in St. John, with a Scouting roll. Be at sea off each of these 4, in any order: Basse-Terre, Bridgetown, St. Maarten and San Juan. What counts is to move there or to begin a turn there. Reward: 11 gold.',
  },
  'round-the-main': {
    name: 'Round the Main',
    text: 'Accept in Caracas, with a Scouting value of at least 2. End a turn at sea off each of these 3, in any order: Trinidad, Curaçao and Cartagena. Reward: 10 gold, and the Modification token of any port, free, not of a kind you already have.',
  },
  'the-old-channel': {
    name: 'The Old Channel',
    text: 'Accept in La Habana, with a Manoeuvre roll. Be at sea off each of these 4, in any order: Nassau, Tortuga, Petit-Goâve and Port Royal. What counts is to move there or to begin a turn there. Reward: 11 gold.',
  },

  // duels
  'affair-of-honour': {
    name: 'An Affair of Honour',
    text: 'Accept in Santo Domingo, with an Influence roll. As a Port action of yours begins in Cartagena, you may fight guards with Crew 2 and Leadership 3, in a crew combat ashore. Win it to complete the mission; lose it, and your captain dies. If that port is closed to you, no other will do. Reward: 14 gold, and up to 3 bounties of one nation are removed.',
  },
  'duel-on-the-sands': {
    name: 'Duel on the Sands',
    text: 'Accept in Tortuga, without conditions. At sea off Nassau, spend a Scout action, without a roll: you may fight guards with Crew 3 and Leadership 2, in a crew combat ashore. Win it to complete the mission; lose it, and your captain dies. Reward: 12 gold, and a Master-at-Arms enters your service free, or 5 gold more if you can take none.',
  },
};
