// The named moments of the game, where an ability, a card or a token may speak. Who is asked there stands with the step that opens it.

export interface MomentRow {
  /** Of a combat: only its two captains are asked. */
  readonly combat: boolean;
}

export const MOMENTS = {
  // the round
  'round.begin': { combat: false }, // after the end check and the merchants’ return, before the event
  'npc.move': { combat: false }, // an icon is about to move a ship; target or border are known
  'event.text': { combat: false }, // the icons are done and the text is carried out
  'war.begun': { combat: false }, // the pair is put on the At war space
  'war.ended': { combat: false }, // and taken off it
  'round.end': { combat: false }, // all turns are done

  // a turn
  'turn.begin': { combat: false }, // after the decision to retire, before hostile searches
  'turn.free': { combat: false }, // any time in the own turn outside combat, raid and an unfinished activity
  'turn.end': { combat: false }, // the active player has stopped

  // moving and searching
  'move.before': { combat: false }, // a Move is announced, and whether it is lawful is being checked
  'move.after': { combat: false }, // the ship stands in its new place, before arrival searches
  'npc.searching': { combat: false }, // a hostile captain is about to roll; the number of dice is being fixed
  'npc.search': { combat: false }, // that roll has a skull; before the combat
  'scout.announced': { combat: false }, // the target is named, the dice are not rolled; their number is being fixed
  'scout.rolled': { combat: false }, // the dice are known, the result is not applied; a sea rumour’s roll too
  'bounty.gaining': { combat: false }, // a bounty for attacking is about to be written down
  'bounty.gained': { combat: false }, // it has been written down

  // raids
  'merchant.met': { combat: false }, // token off the zone, nationality shown, attack or release being chosen
  'raid.declared': { combat: false }, // attack chosen, nationality fixed, before bounty and cards
  'raid.drawn': { combat: false }, // the first cards lie face up
  'raid.rolled': { combat: false }, // the Manoeuvre dice are known, before weapons
  'raid.ended': { combat: false }, // hits applied, success or failure known, gold not yet counted

  // naval combat
  'naval.opening': { combat: true }, // sides fixed, attack bounty written, before long-range guns
  'naval.declaring': { combat: false }, // the list of lawful declarations of one side is being made
  'naval.declared': { combat: true }, // both declarations open, before chasers and dice
  'naval.manoeuvred': { combat: true }, // contest dice known, after grapples
  'naval.aimed': { combat: true }, // location dice of a volley rolled, before weapons and skull choices
  'naval.located': { combat: true }, // weapons decided, numbers tallied, skulls placed, nothing applied
  'naval.struck': { combat: true }, // damage of the combat round applied, before boarding or the next one
  'naval.parting': { combat: true }, // both declared Flee
  'naval.ended': { combat: true }, // over without a crew combat, before Glory and plunder

  // crew combat
  'crew.opening': { combat: true }, // it begins, before swivel guns and dice
  'crew.rolled': { combat: true }, // both Leadership rolls known, before damage
  'crew.ended': { combat: true }, // one Crew at 0 or a full tie, before plunder

  // in port
  'port.begin': { combat: false }, // a Port action starts; the modification has been turned up
  'port.sell': { combat: false }, // Sell chosen, batch not yet announced; prices being fixed
  'port.sold': { combat: false }, // the batch is paid, before the Demand token changes
  'port.buying': { combat: false }, // Buy chosen, before the first card; the size of the offer is being fixed
  'port.buy': { combat: false }, // the final offer is known, prices being fixed
  'port.yard': { combat: false }, // inside the Shipyard activity
  'port.recruit': { combat: false }, // Recruit chosen, before the Leadership roll
  'port.rumour': { combat: false }, // Acquire rumour chosen, before payment and roll
  'rumour.tested': { combat: false }, // the roll for a held rumour is known
  'port.mission': { combat: false }, // a mission is named for acceptance, before its conditions are checked
  'mission.checked': { combat: false }, // something happened that may advance or complete a held mission
  'port.stash': { combat: false }, // inside Stash, or a Port action where a text allows stashing

  // Glory and the end of a captain
  'glory.gained': { combat: false }, // a point and its card were taken, hand limit settled
  'glory.announced': { combat: false }, // Glory cards are announced, before the first is resolved
  'captain.died': { combat: false }, // before the discards
} as const satisfies { readonly [moment: string]: MomentRow };

export type Moment = keyof typeof MOMENTS;
export const MOMENT_IDS = Object.keys(MOMENTS) as readonly Moment[];

/** Effects that need no decision act in this order at one moment. */
export const EFFECT_ORDER = ['zone', 'event', 'captain', 'specialist', 'modification', 'rumour', 'card'] as const;
