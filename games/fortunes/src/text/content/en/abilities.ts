import type { CaptainAbilityId } from '../../../content/captain-abilities.ts';
import type { ZoneAbilityId } from '../../../content/zone-abilities.ts';
import type { Entries } from '../entry.ts';

export const zoneAbilities: Entries<ZoneAbilityId> = {
  'shallow-banks': {
    name: 'Shallow Banks',
    text: 'At sea here in a sloop, you are out of reach of men-o’-war: they do not search for you. Any other non-player captain searches for you with 1 die less, but never with fewer than 1.',
  },
  'royal-arsenal': {
    name: 'Royal Arsenal',
    text: 'In this port a frigate or a galleon costs you 4 gold less: 31 instead of 35. Your Glory for buying her is untouched. Only your best discount on a ship counts.',
  },
  'blind-eyed-harbour': {
    name: 'Blind-Eyed Harbour',
    text: 'With at least 1 English bounty you may still Move from the zone into this port: pay 3 gold, or roll Influence. If the roll succeeds you enter; if it fails you stay at sea, the action is spent, and it is too late to pay with that Move. Each Move is one attempt. If this is your home port, you enter freely.',
  },
  'quiet-cove': {
    name: 'Quiet Cove',
    text: 'When you sell in this port, 1 card of a good that is not in demand pays 5 gold instead of 3.',
  },
  'brethrens-tables': {
    name: 'Brethren’s Tables',
    text: 'If you have at least 1 bounty, of whatever nation, you recruit in this port without a Leadership roll: it counts as a success.',
  },
  'buccaneers-gossip': {
    name: 'Buccaneers’ Gossip',
    text: 'In this port an attempt to learn a rumour costs you 1 gold instead of 2, and your Influence roll for it has 1 die more.',
  },
  'silver-road': {
    name: 'Silver Road',
    text: 'If you raid a merchant here and take it as Spanish, the raid begins with 4 cargo cards instead of 3, but the attack brings you 2 Spanish bounties instead of 1.',
  },
  'seat-of-the-audiencia': {
    name: 'Seat of the Audiencia',
    text: 'If you have no bounty of any nation, every roll that a mission of this port asks of you before you may accept it has 1 die more.',
  },
  'free-market': {
    name: 'Free Market',
    text: 'When you buy in this port, the offer has 1 card more: 7, or 4 if you bought here on your previous turn as well.',
  },
  'guns-of-the-morro': {
    name: 'Guns of the Morro',
    text: 'A drawback. When a combat begins at sea here, each player in it with at least 1 Spanish bounty takes 1 hit, placed by a location die, before anything else happens in that combat. It can sink a ship.',
  },
  'cocoa-coast': {
    name: 'Cocoa Coast',
    text: 'When you buy in this port, Cocoa and Tobacco cost you 1 gold per card, whatever their number in the offer.',
  },
  'haze-over-the-salt-pans': {
    name: 'Haze over the Salt Pans',
    text: 'When you Move from this port into its zone, no non-player captain searches for you on arrival. If you begin a later turn at sea here, you are searched for as usual.',
  },
  'lee-anchorage': {
    name: 'Lee Anchorage',
    text: 'If the first action of your turn is the Move from this port into its zone, it does not count as an action. You are searched for on arrival as usual.',
  },
  'master-shipwrights': {
    name: 'Master Shipwrights',
    text: 'When you exchange ships here, you may move any modifications of the old ship to the new one, never a second of one kind, and no value above 5. Those you move do not add their 1 gold to the price of the old ship; the others are spread over the ports as usual.',
  },
  'sugar-exchange': {
    name: 'Sugar Exchange',
    text: 'When you sell in this port, Sugar and Rum that are not in demand pay 4 gold per card instead of 3.',
  },
  'pitch-lake': {
    name: 'Pitch Lake',
    text: 'In this port, repairs of Hull and Masts cost you 1 gold per point instead of 2.',
  },
};

export const captainAbilities: Entries<CaptainAbilityId> = {
  'sharp-bargain': {
    name: 'Sharp Bargain',
    text: 'Each time you buy goods, before prices are set, you may once discard up to 3 cards of the offer and draw as many. New cards of the good in demand are replaced again.',
  },
  'stolen-charts': {
    name: 'Stolen Charts',
    text: 'Once per turn, when a Scout action of yours rolls no skull, you may re-roll all its dice. Not when the roll tests a rumour.',
  },
  'ear-to-the-wall': {
    name: 'Ear to the Wall',
    text: 'Whenever you learn a rumour, draw 2 instead of 1. Keep one of them, or the one you already hold; the rest is mixed into the deck unseen.',
  },
  'stubborn-belief': {
    name: 'Stubborn Belief',
    text: 'When a rumour of yours fails its test for the first time, mark it for all to see and keep it. If it fails a second time, it is discarded. You test a rumour at most once per turn.',
  },
  'dockyard-cousins': {
    name: 'Dockyard Cousins',
    text: 'In every port, repairs cost you 1 gold per point instead of 2, and restoring a Reinforced Hull costs you 1 gold instead of 3.',
  },
  'gentlemans-purse': {
    name: 'Gentleman’s Purse',
    text: 'A frigate or a galleon costs you 5 gold less: 30 instead of 35. Only your best discount on a ship counts, so that La Habana asks the same of you.',
  },
  'guarda-costa': {
    name: 'Guarda Costa',
    text: 'When a crew combat against a pirate begins, be it a player with a bounty or a black ship, your first Leadership roll in it has 1 die more.',
  },
  'rolling-with-the-blow': {
    name: 'Rolling with the Blow',
    text: 'Once per combat, when the hits on your ship have found their sections, you may move 1 of them to another of your sections. If that one is destroyed, the Hull takes it. A storm is no combat.',
  },
  'friend-at-court': {
    name: 'Friend at Court',
    text: 'Once per turn, you may re-roll all the dice of a failed roll for accepting a mission. Every mission you complete pays you 3 gold more.',
  },
  outfitter: {
    name: 'Outfitter',
    text: 'Special weapons cost you 1 gold each instead of 3.',
  },
  'kings-privateer': {
    name: 'King’s Privateer',
    text: 'Once per combat, when you have just defeated a pirate and have no Spanish bounty, you receive 5 gold from the bank, besides any reward and even if none is due.',
  },
  'planters-credit': {
    name: 'Planter’s Credit',
    text: 'In each sale, 1 card that is not in demand pays you 6 gold. It does not count towards the 3 cards that earn Glory, and it does not change the Demand token.',
  },
  'delta-pilot': {
    name: 'Delta Pilot',
    text: 'When you have declared Flee and win the Manoeuvre contest, you escape if your opponent has no more than 1 success. If the opponent fired and has that 1 success, the shot comes first.',
  },
  'night-tide': {
    name: 'Night Tide',
    text: 'When you have just moved from a port into its zone, non-player captains search for you with 1 die less, but never with fewer than 1.',
  },
  'god-wills-it': {
    name: 'God Wills It',
    text: 'Once per crew combat, after both sides have rolled, you may re-roll any of your own dice.',
  },
  'cool-head': {
    name: 'Cool Head',
    text: 'When both sides have equal successes in the Manoeuvre contest, at least 1 each, you win it without comparing the other dice.',
  },
  'trade-wind-pilot': {
    name: 'Trade-Wind Pilot',
    text: 'Once per turn, if all 3 actions of this turn were Moves, you may make 1 more Move, from a zone to an adjacent zone. You are searched for on arrival as usual.',
  },
  'well-stowed': {
    name: 'Well Stowed',
    text: 'When damage to your Cargo, in combat or in a raid, makes you discard cargo, you choose the cards instead of losing them at random.',
  },
  'paper-flags': {
    name: 'Paper Flags',
    text: 'Once per turn, at sea in a zone with a merchant token, you may look at its nationality before you name the target of a Scout action. You alone see it.',
  },
  featherweight: {
    name: 'Featherweight',
    text: 'While you sail a sloop, non-player captains search for you with 1 die less. This adds to the shallows of Nassau, but they always roll at least 1.',
  },
  'turned-coat': {
    name: 'Turned Coat',
    text: 'Once per turn, when you attack a merchant, you may roll Influence. If it succeeds, this attack brings you no bounty.',
  },
};
