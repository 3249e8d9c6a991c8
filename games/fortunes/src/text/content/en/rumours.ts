import type { RumourId } from '../../../content/rumours.ts';
import type { Entries } from '../entry.ts';

export const rumours: Entries<RumourId> = {
  'silver-in-the-shoals': {
    name: 'Silver in the Shoals',
    text: 'At sea off Cartagena, with a Scouting roll: take 12 gold.',
  },
  'marooned-gunner': {
    name: 'The Marooned Gunner',
    text: 'At sea off Old Providence, with a Scouting roll: a Master Gunner or a Gun Captain, as you choose, enters your service free, from the Glory deck or its discard. If you can take neither, take 5 gold.',
  },
  'drifting-flute': {
    name: 'The Drifting Flute',
    text: 'At sea off Bridgetown, with a Scouting roll: draw 4 cargo cards. Keep as many as your hold has room for, dropping cargo if you like, and take 2 gold for each one you do not keep.',
  },
  'hidden-cove': {
    name: 'The Hidden Cove',
    text: 'At sea off Nassau, with a Scouting roll: all your sections are repaired, all your Crew is restored, and a Reinforced Hull that was turned over is made good.',
  },
  'cave-of-bones': {
    name: 'The Cave of Bones',
    text: 'At sea off Tortuga, with a Scouting roll: guards with Crew 2 and Leadership 2 bar your way, in a crew combat ashore. Win it, and take 18 gold. Decline it, or end it in a full tie, and take 4 gold. Lose it, and your captain dies, without any Glory.',
  },
  'masterless-men': {
    name: 'Masterless Men',
    text: 'At sea off San Juan, with a Scouting roll: all your Crew is restored, and you receive 1 special weapon of each kind you do not have.',
  },
  'pearl-bank': {
    name: 'The Pearl Bank',
    text: 'At sea off Trinidad, with a Scouting roll: take 6 gold, and 3 gold more for each success of that roll.',
  },
  'corsairs-logbook': {
    name: 'A Corsair’s Logbook',
    text: 'In the Caribbean Sea, with a Scouting roll: draw 2 Glory cards besides the one that comes with the point. Your hand limit applies after each.',
  },
  'unmarked-channel': {
    name: 'The Unmarked Channel',
    text: 'At sea off La Habana, with a Scouting roll: take 5 gold; then you may put your ship into any zone, unseen: nobody searches for you there on arrival.',
  },
  'gutted-warship': {
    name: 'The Gutted Warship',
    text: 'At sea off Port Royal, with a Scouting roll: choose the Modification token of any port, face up or face down, and put it on your ship free. Not of a kind you already have: if a face-down one turns out to be, put it back and choose again.',
  },
  'signal-fires': {
    name: 'Signal Fires',
    text: 'At sea off Curaçao, with a Scouting roll: name a good and take up to 3 cards of it, first from the cargo discard, then from the deck, as many as your hold has room for. You may drop cargo.',
  },
  'salvage-rights': {
    name: 'Salvage Rights',
    text: 'At sea off St. John, with a Scouting roll: take 6 gold and 1 special weapon of your choice that you do not have.',
  },
  ambergris: {
    name: 'Grey Amber',
    text: 'At sea off St. Maarten, with a Scouting roll: take 10 gold.',
  },
  'pilots-rutter': {
    name: 'The Pilot’s Rutter',
    text: 'At sea off Petit-Goâve, with a Scouting roll: from now on, your Scout actions for merchants have 1 die more. The card stays open before you and does not count as the rumour you hold.',
  },
  'bishops-chest': {
    name: 'The Bishop’s Chest',
    text: 'At sea off Santo Domingo, with a Scouting roll: take 15 gold, and 1 Spanish bounty with it.',
  },
  'forged-documents': {
    name: 'Forged Documents',
    text: 'In the port of Port Royal, with an Influence roll: from now on you may enter any port in spite of your bounties. The card stays open before you and does not count as the rumour you hold.',
  },
  'spanish-clerk': {
    name: 'The Spanish Clerk',
    text: 'In the port of Curaçao, with an Influence roll: all your Spanish bounties are removed. If you had none, take 8 gold.',
  },
  'heir-in-hiding': {
    name: 'The Heir in Hiding',
    text: 'In the port of Basse-Terre, with an Influence roll: all your English bounties are removed. If you had none, take 8 gold.',
  },
  'ruined-shipwright': {
    name: 'The Ruined Shipwright',
    text: 'In the port of St. John, with an Influence roll: you may exchange your ship here at once, by the rules of the shipyard and with the Glory for buying, and the new one costs 15 gold less; only your best discount on a ship counts. If you do not, take 6 gold.',
  },
  'private-auction': {
    name: 'The Private Auction',
    text: 'In the port of Bridgetown, with an Influence roll: sell up to 4 cargo cards at once for 5 gold each. This is not the Sell activity: it earns no Glory, changes no Demand token, and you may still sell this turn.',
  },
  'doctor-in-debt': {
    name: 'The Doctor in Debt',
    text: 'In the port of Petit-Goâve, with an Influence roll: a Surgeon or a Purser, as you choose, enters your service free, from the Glory deck or its discard. If you can take neither, take 5 gold.',
  },
  'lenders-ledger': {
    name: 'The Lender’s Ledger',
    text: 'In the port of Santo Domingo, with an Influence roll: 10 gold from the bank go into your chest, for all to see.',
  },
  'navy-timetable': {
    name: 'The Navy’s Timetable',
    text: 'In the port of Caracas, with an Influence roll: the card stays open before you and does not count as the rumour you hold. When a naval ship’s search has found you, you may discard it: that search fails.',
  },
  'loaded-dice': {
    name: 'Loaded Dice',
    text: 'In the port of Tortuga, with an Influence roll: take 3 gold from each other player whose ship is in a port and 2 from each other one, as far as they have it on board, and 4 from the bank.',
  },
  'captured-signal-book': {
    name: 'The Captured Signal Book',
    text: 'In the port of Old Providence, with an Influence roll: move each naval ship 0 or 1 zone, as you choose. Then draw 1 extra Glory card and take 4 gold.',
  },
};
