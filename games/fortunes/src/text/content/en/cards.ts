// The cards that players hold, Glory cards and Rumours: what each is called and what it says.
import type { SpecialistCardId } from '../../../content/glory/specialists.ts';
import type { GloryId } from '../../../content/glory.ts';
import type { RumourId } from '../../../content/rumours.ts';
import type { Entries } from '../entry.ts';

export const glory: Entries<Exclude<GloryId, SpecialistCardId>> = {
  // battle
  'weather-gauge': {
    name: 'Weather Gauge',
    text: 'In a naval combat of yours, after the Manoeuvre contest is rolled: re-roll any of your own dice. The new result stands.',
  },
  'brace-for-impact': {
    name: 'Brace for Impact',
    text: 'In a naval combat, when at least 1 hit has found its section on your ship: cancel 1 of these hits. Not in storms or raids.',
  },
  'smoke-on-the-water': {
    name: 'Smoke on the Water',
    text: 'At the opening of a naval combat in which you are the defender, before long-range guns and the first combat round: the combat ends without a winner. Bounties already given stay, and the guns of San Juan have already fired.',
  },
  'fortune-of-the-deck': {
    name: 'Fortune of the Deck',
    text: 'In a crew combat of yours, after both sides have rolled Leadership: re-roll any of these dice, yours, your opponent’s or both.',
  },
  'cutlass-charge': {
    name: 'Cutlass Charge',
    text: 'In a crew combat of yours, after both sides have rolled Leadership: roll 2 more dice and add them to your roll of this combat round.',
  },
  'raking-fire': {
    name: 'Raking Fire',
    text: 'After the Manoeuvre contest, if you declared Fire, are winning and have at least 1 Cannon: your volley has 2 hits more, even beyond your Cannons. If a later card takes the win from you, they are lost.',
  },
  'below-the-waterline': {
    name: 'Below the Waterline',
    text: 'When the location dice of your volley show at least 1 number: 1 numbered hit goes to the enemy Hull instead.',
  },
  'slip-the-cable': {
    name: 'Slip the Cable',
    text: 'After the Manoeuvre contest, if you declared Flee, are winning and have Masts of at least 1: you escape, however many successes your opponent has. If the opponent fired, the loser’s volley comes first.',
  },
  'fouled-rudder': {
    name: 'Fouled Rudder',
    text: 'In a naval combat of yours, when both declarations are known and your opponent has declared Board or Flee: that declaration becomes Fire for this combat round.',
  },
  'second-broadside': {
    name: 'Second Broadside',
    text: 'After the damage of a combat round in which you fired, if nobody has sunk or escaped and you have at least 1 Cannon: score hits at once for half your Cannons, rounded up. Chain and grapeshot cannot be used. If a boarding is about to follow, check again that the boarder is afloat and has Crew.',
  },
  'boarding-nets': {
    name: 'Boarding Nets',
    text: 'When you have been boarded at sea, before the crew combat: roll 2 dice. Each skull costs the enemy 1 Crew.',
  },
  'no-quarter': {
    name: 'No Quarter',
    text: 'In a crew combat of yours, after both sides have rolled Leadership: your own Crew does not limit the damage you do in this combat round.',
  },
  'stand-fast': {
    name: 'Stand Fast',
    text: 'In a crew combat of yours, after both sides have rolled Leadership: your Crew takes 1 damage less in this combat round.',
  },
  'single-combat': {
    name: 'Single Combat',
    text: 'When a crew combat between you and a player or a non-player captain begins, with at least 1 Crew on each side: one Leadership roll each decides it. More successes win, then the higher sum of the other dice; the loser’s Crew falls to 0, the winner’s is unchanged. If all is equal, an ordinary crew combat follows. Cards for Leadership rolls in crew combat may be played on this one.',
  },

  // trade
  'bulk-contract': {
    name: 'Bulk Contract',
    text: 'When you buy goods and the offer is final: every card of it costs you 1 gold.',
  },
  'whispered-shortage': {
    name: 'Whispered Shortage',
    text: 'When you sell, before you announce the batch: draw 2 Demand tokens from the reserve, for all to see. Put one of them in place of the port’s token; the other and the old one go back to the reserve.',
  },
  'second-buyer': {
    name: 'Second Buyer',
    text: 'When you sell: up to 3 cards of this batch that are not in demand pay 5 gold each.',
  },
  'full-warehouses': {
    name: 'Full Warehouses',
    text: 'When you buy goods, before the first card is drawn: the offer has 4 cards more.',
  },
  'builders-favour': {
    name: 'Builder’s Favour',
    text: 'At the shipyard, when you buy a ship: it costs you 8 gold less. Only your best discount on a ship counts.',
  },
  'strongbox-courier': {
    name: 'Strongbox Courier',
    text: 'During your Port action, in a port other than your home port: move up to 15 gold from your ship into your chest. Say that you do so; the amount stays secret.',
  },
  'chandlers-debt': {
    name: 'Chandler’s Debt',
    text: 'At the shipyard: up to 4 points on Hull, Cargo, Masts and Cannons are repaired free.',
  },

  // at sea
  'fair-wind': {
    name: 'Fair Wind',
    text: 'On your turn: make 1 Move at once, without using an action.',
  },
  'all-hands': {
    name: 'All Hands',
    text: 'On your turn: you have 1 more action this turn, though never a second Port action.',
  },
  'secret-careenage': {
    name: 'Secret Careenage',
    text: 'On your turn, at sea, with at least 1 action left and no hostile non-player captain in the zone: spend 1 action to repair up to 3 points on Hull, Masts, Cargo and Cannons.',
  },
  'false-colours': {
    name: 'False Colours',
    text: 'When you attack a merchant, or a player who is no pirate: this attack brings you no bounty. If you were no pirate, you are none now.',
  },
  'pick-of-the-convoy': {
    name: 'Pick of the Convoy',
    text: 'In a raid, when the first cards lie face up: discard them all and draw as many again.',
  },
  'rich-prize': {
    name: 'Rich Prize',
    text: 'When your raid has succeeded: draw 1 cargo card and add its plunder value to the gold of the raid; this counts towards the 12 gold that earn Glory. Ignore its icon. You may load the card if there is room.',
  },
  castaways: {
    name: 'Castaways',
    text: 'On your turn, at sea, if your Crew is below its value: restore up to 2 Crew.',
  },
  'letter-of-marque': {
    name: 'Letter of Marque',
    text: 'On your turn, in a port, if your nation is at war and has no bounty on you: lay this card open before you. Attacks on merchants taken as the enemy’s and on the enemy’s ships bring you no bounty; defeating an enemy naval ship still does. The card stays until that war ends, then it is discarded.',
  },

  // intrigue
  'bought-pardon': {
    name: 'Bought Pardon',
    text: 'On your turn, in any port, if you have a bounty: pay 3 gold per bounty to remove up to 3 bounties of one nation.',
  },
  'tavern-informant': {
    name: 'Tavern Informant',
    text: 'When you set out to learn a rumour in port: it costs you nothing and succeeds without a roll.',
  },
  'letter-of-introduction': {
    name: 'Letter of Introduction',
    text: 'When you try to accept a mission whose conditions include a roll: that roll counts as a success. You must still meet the other conditions.',
  },
  'open-secret': {
    name: 'Open Secret',
    text: 'On your turn: choose another player who has at least 1 Glory card. You alone look at that player’s Glory cards and rumour, and you discard 1 of the Glory cards.',
  },
  'harbour-bribe': {
    name: 'Harbour Bribe',
    text: 'When you want to enter a port that your bounties close to you: pay 2 gold, and this time you may enter.',
  },
  'quick-witted': {
    name: 'Quick-witted',
    text: 'When another Glory card has been resolved, at this moment of a combat or, outside combat, in this turn: carry out the text of the last one as if it were your own card. Its conditions must hold for you. In combat, either captain may play this; outside combat, the active player, or a player reacting at that same moment. It copies no specialist, no card that stays, no Counter-order and not itself.',
  },

  // reactions
  'tip-off': {
    name: 'Tip-off',
    text: 'On another player’s turn, when that player’s Scouting roll for a ship or a merchant has at least 1 skull: all dice of that roll are rolled again.',
  },
  'sudden-squall': {
    name: 'Sudden Squall',
    text: 'On another player’s turn, when that player has just moved into a sea zone, before any search: that player rolls Manoeuvre, and without a skull the ship takes 1 hit, placed by a location die.',
  },
  'borrowed-glory': {
    name: 'Borrowed Glory',
    text: 'When another player has gained a point on the Glory track: draw 1 Glory card, without a point. Your hand limit applies.',
  },
  outbid: {
    name: 'Outbid',
    text: 'On another player’s turn, when that player’s offer of goods is final: pay 3 gold. Then 2 random cards of the offer are discarded, and prices follow from what is left.',
  },
  'out-of-the-sun': {
    name: 'Out of the Sun',
    text: 'When a search for you, by a player or a non-player captain, has rolled at least 1 skull: the search fails. Against a non-player captain you may play this on your own turn too.',
  },
  'word-to-the-admiral': {
    name: 'A Word to the Admiral',
    text: 'At the end of another player’s turn, if a naval ship is in play: move 1 naval ship to an adjacent zone of your choice. No search follows.',
  },
  'counter-order': {
    name: 'Counter-order',
    text: 'When your opponent in a combat has announced a Glory card, or another player has announced a reaction on your turn: name one such player. This card is resolved first. If the named player then plays the announced card, it has no effect and is discarded; if the player withholds it, Counter-order returns to your hand. The hiring of a specialist cannot be stopped.',
  },
};

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
