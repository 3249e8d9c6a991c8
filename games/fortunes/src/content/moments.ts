// The named moments of the game: where an ability, a card or a token may speak, and who is asked there, in which order.

/** Whose optional effects and Glory cards are offered. `nobody`: effects that need no decision act, and nothing else. */
export type AskedAt =
  | 'nobody'
  | 'active'
  | 'active-then-others'
  | 'others'
  | 'all'
  | 'searched'
  | 'attacker'
  | 'attacker-then-defender'
  | 'shooter'
  | 'winner-then-loser'
  | 'finder'
  | 'raider';

export interface MomentRow {
  readonly asked: AskedAt;
  /** No zone, captain, event, Glory card or rumour of the base set speaks here: kept for rules, tokens, missions and packs. */
  readonly host?: true;
}

export const MOMENTS = {
  // the round
  'round.begin': { asked: 'nobody', host: true }, // after the end check and the merchants’ return, before the event
  'npc.move': { asked: 'nobody', host: true }, // an icon is about to move a ship; target or border are known
  'event.text': { asked: 'all' }, // the icons are done and the text is carried out
  'war.begun': { asked: 'nobody', host: true }, // the pair is put on the At war space
  'war.ended': { asked: 'nobody', host: true }, // and taken off it
  'round.end': { asked: 'nobody' }, // all turns are done

  // a turn
  'turn.begin': { asked: 'active' }, // after the decision to retire, before hostile searches
  'turn.free': { asked: 'active' }, // any time in the own turn outside combat, raid and an unfinished activity
  'turn.end': { asked: 'active-then-others' }, // the active player has stopped

  // moving and searching
  'move.before': { asked: 'active' }, // a Move is announced, and whether it is lawful is being checked
  'move.after': { asked: 'active-then-others' }, // the ship stands in its new place, before arrival searches
  'npc.searching': { asked: 'nobody' }, // a hostile captain is about to roll; the number of dice is being fixed
  'npc.search': { asked: 'searched' }, // that roll has a skull; before the combat
  'scout.announced': { asked: 'active' }, // the target is named, the dice are not rolled; their number is being fixed
  'scout.rolled': { asked: 'active-then-others' }, // the dice are known, the result is not applied; a sea rumour’s roll too
  'bounty.gaining': { asked: 'attacker' }, // a bounty for attacking is about to be written down
  'bounty.gained': { asked: 'nobody', host: true }, // it has been written down

  // raids
  'merchant.met': { asked: 'finder' }, // token off the zone, nationality shown, attack or release being chosen
  'raid.declared': { asked: 'raider' }, // attack chosen, nationality fixed, before bounty and cards
  'raid.drawn': { asked: 'raider' }, // the first cards lie face up
  'raid.rolled': { asked: 'raider', host: true }, // the Manoeuvre dice are known, before weapons
  'raid.ended': { asked: 'raider' }, // hits applied, success or failure known, gold not yet counted

  // naval combat
  'naval.opening': { asked: 'attacker-then-defender' }, // sides fixed, attack bounty written, before long-range guns
  'naval.declaring': { asked: 'nobody' }, // the list of lawful declarations of one side is being made
  'naval.declared': { asked: 'attacker-then-defender' }, // both declarations open, before chasers and dice
  'naval.manoeuvred': { asked: 'attacker-then-defender' }, // contest dice known, after grapples
  'naval.aimed': { asked: 'shooter' }, // location dice of a volley rolled, before weapons and skull choices
  'naval.located': { asked: 'attacker-then-defender' }, // weapons decided, numbers tallied, skulls placed, nothing applied
  'naval.struck': { asked: 'attacker-then-defender' }, // damage of the combat round applied, before boarding or the next one
  'naval.parting': { asked: 'attacker-then-defender', host: true }, // both declared Flee
  'naval.ended': { asked: 'attacker-then-defender' }, // over without a crew combat, before Glory and plunder

  // crew combat
  'crew.opening': { asked: 'attacker-then-defender' }, // it begins, before swivel guns and dice
  'crew.rolled': { asked: 'attacker-then-defender' }, // both Leadership rolls known, before damage
  'crew.ended': { asked: 'winner-then-loser' }, // one Crew at 0 or a full tie, before plunder

  // in port
  'port.begin': { asked: 'active', host: true }, // a Port action starts; the modification has been turned up
  'port.sell': { asked: 'active' }, // Sell chosen, batch not yet announced; prices being fixed
  'port.sold': { asked: 'active' }, // the batch is paid, before the Demand token changes
  'port.buying': { asked: 'active' }, // Buy chosen, before the first card; the size of the offer is being fixed
  'port.buy': { asked: 'active-then-others' }, // the final offer is known, prices being fixed
  'port.yard': { asked: 'active' }, // inside the Shipyard activity
  'port.recruit': { asked: 'active' }, // Recruit chosen, before the Leadership roll
  'port.rumour': { asked: 'active' }, // Acquire rumour chosen, before payment and roll
  'rumour.tested': { asked: 'active' }, // the roll for a held rumour is known
  'port.mission': { asked: 'active' }, // a mission is named for acceptance, before its conditions are checked
  'mission.checked': { asked: 'nobody' }, // something happened that may advance or complete a held mission
  'port.stash': { asked: 'active' }, // inside Stash, or a Port action where a text allows stashing

  // Glory and the end of a captain
  'glory.gained': { asked: 'others' }, // a point and its card were taken, hand limit settled
  'glory.announced': { asked: 'all' }, // Glory cards are announced, before the first is resolved
  'captain.died': { asked: 'nobody', host: true }, // before the discards
} as const satisfies { readonly [moment: string]: MomentRow };

export type Moment = keyof typeof MOMENTS;
export const MOMENT_IDS = Object.keys(MOMENTS) as readonly Moment[];

/** Effects that need no decision act in this order at one moment. */
export const EFFECT_ORDER = ['zone', 'event', 'captain', 'specialist', 'modification', 'rumour', 'card'] as const;
