import { OTHER_EVENTS, type OtherEventId, type WarId } from '../../../content/events.ts';
import type { Nation } from '../../../content/map.ts';
import { NAVY, type NavyId, PIRATES, type PirateId } from '../../../content/npc-captains.ts';
import { NPCS } from '../../../content/npcs.ts';
import { type Entries, type Entry, each, namesOf, textsOf } from '../entry.ts';
import { zones } from './zones.ts';

// ── the non-player captains ──

const navy: Readonly<Record<NavyId, string>> = {
  'navy-england-benbow': 'John Benbow',
  'navy-england-wager': 'Charles Wager',
  'navy-england-wright': 'Lawrence Wright',
  'navy-spain-pez': 'Andrés de Pez',
  'navy-spain-huidobro': 'Mateo Alonso de Huidobro',
  'navy-spain-casa-alegre': 'José Fernández de Santillán, conde de Casa Alegre',
  'navy-france-du-casse': 'Jean-Baptiste du Casse',
  'navy-france-pointis': 'Bernard de Pointis',
  'navy-france-blenac': 'Charles de Courbon, comte de Blénac',
  'navy-holland-almonde': 'Philips van Almonde',
  'navy-holland-callenburgh': 'Gerard Callenburgh',
  'navy-holland-evertsen': 'Cornelis Evertsen the Youngest',
};
const FLAG: Readonly<Record<Nation, { readonly ship: string; readonly land: string }>> = {
  england: { ship: 'English naval ship', land: 'England' },
  spain: { ship: 'Spanish naval ship', land: 'Spain' },
  france: { ship: 'French naval ship', land: 'France' },
  holland: { ship: 'Dutch naval ship', land: 'Holland' },
};
const flag = (id: NavyId) => FLAG[NPCS[NAVY[id].npc].nation];

const navyText = (id: NavyId): string => {
  const { zone, manoeuvre, scouting, leadership } = NAVY[id];
  const { land } = flag(id);
  return `At the end of the round, a frigate under ${navy[id]} enters for ${land} ${zones[`${zone}:at`]}. Manoeuvre ${manoeuvre}, Scouting ${scouting}, Leadership ${leadership}. It searches for you with one die per bounty ${land} has on you, if that is more than its Scouting. If ${land} has a naval ship in play already, that ship moves there under this captain. The card stays until the captain is beaten.`;
};

const pirates: Readonly<Record<PirateId, string>> = {
  'pirate-sloop-rackham': 'John Rackham',
  'pirate-sloop-hamlin': 'Jean Hamlin',
  'pirate-sloop-willems': 'Jan “Yankey” Willems',
  'pirate-frigate-teach': 'Edward Teach',
  'pirate-frigate-roberts': 'Bartholomew Roberts',
  'pirate-frigate-levasseur': 'Olivier Levasseur',
};
const SHIP = {
  'pirate-sloop': { title: 'pirate sloop', ship: 'pirate sloop' },
  'pirate-frigate': { title: 'pirate frigate', ship: 'pirate frigate' },
} as const;

const pirateText = (id: PirateId): string => {
  const { npc, zone, manoeuvre, scouting, leadership } = PIRATES[id];
  const { ship } = SHIP[npc];
  return `At the end of the round, a ${ship} under ${pirates[id]} enters ${zones[`${zone}:at`]}. Manoeuvre ${manoeuvre}, Scouting ${scouting}, Leadership ${leadership}. It hunts players who are no pirates; defeat it without a bounty on you, and the reward is ${NPCS[npc].reward} gold. If the ${ship} is in play already, it moves there under this captain. The card stays until the captain is beaten.`;
};

// ── wars ──

const war = (id: WarId, name: string): Entry => {
  const { manoeuvre, scouting, leadership } = OTHER_EVENTS[id];
  return {
    name,
    text: `Two nations drawn at random go to war; a war already on ends first. At the end of the round, each sends its man-o’-war to sea: England at Port Royal, Spain at La Habana, France at Petit-Goâve, Holland at Curaçao. Both captains have Manoeuvre ${manoeuvre}, Scouting ${scouting} and Leadership ${leadership}, and search with one die per bounty their nation has on you, if that is more. A naval ship their nation had in play leaves the board, its card beneath; a naval captain drawn later takes the man-o’-war over, in the zone of that card. Each nation’s ships also hunt captains of the other, and neither pays a reward to them. The war ends with a Peace Congress, with another War card, or at the end of a round in which both men-o’-war are lost. This card stays until then.`,
  };
};

// ── the rest ──

const STORM =
  'Location dice place the hits, and a skull lets you choose the section; a Reinforced Hull may cancel 1 hit, but combat cards and the abilities of captains are of no use. A ship can sink. Ships in port and non-player captains are unharmed.';

const others: Entries<OtherEventId> = {
  'war-broken-treaties': war('war-broken-treaties', 'War of the Broken Treaties'),
  'war-two-flags': war('war-two-flags', 'War of the Two Flags'),
  'war-sugar-islands': war('war-sugar-islands', 'War for the Sugar Islands'),
  'peace-congress': {
    name: 'Peace Congress',
    text: 'If there is a war, it ends at once. If there is none, each player in turn order may pay 5 gold to remove 1 bounty, wherever the ship may be.',
  },
  'storm-windward': {
    name: 'Gale in the Windward Isles',
    text: `In turn order, each player at sea off San Juan, St. Maarten, St. John, Basse-Terre, Bridgetown or Trinidad rolls Manoeuvre and takes 3 hits, less 1 for each success. ${STORM}`,
  },
  'storm-jamaica-channel': {
    name: 'Gale in the Jamaica Channel',
    text: `In turn order, each player at sea off Nassau, La Habana, Port Royal, Old Providence, Tortuga or Petit-Goâve rolls Manoeuvre and takes 3 hits, less 1 for each success. ${STORM}`,
  },
  'great-hurricane': {
    name: 'Great Hurricane',
    text: `One of the 17 zones, drawn at random, is the eye. In turn order, each player at sea there rolls Manoeuvre and takes 3 hits, less 1 for each success; in the zones adjacent to it, 2 hits, less 1 for each success. ${STORM} This round, nobody sells or buys goods in the port of the eye, and non-player captains in the eye do not search.`,
  },
  'dead-calm': {
    name: 'Dead Calm',
    text: 'This round, each player has at most 2 actions in a turn. Effects that give an extra action still add theirs.',
  },
  'steady-trades': {
    name: 'Steady Trades',
    text: 'This round, in each turn, the first Move from zone to zone that would cost an action is free.',
  },
  'yellow-jack': {
    name: 'Yellow Jack',
    text: 'This round, if you begin your turn in a port with at least 2 Crew, roll Leadership: if it fails, you lose 1 Crew. If you have a Surgeon, it succeeds.',
  },
  'plate-fleet': {
    name: 'The Plate Fleet Gathers',
    text: 'This round, a successful raid on a merchant taken as Spanish yields 1 gold more for each remaining card, and this counts towards the 12 gold that earn Glory. The Spanish naval ship has 1 die more in every search.',
  },
  'colonial-boom': {
    name: 'Boom in the Colonies',
    text: 'A Demand token drawn at random from the reserve is shown and put back. This round, every card of that good pays 6 gold in every port. Only cards of the good that a port itself demands count for Glory and change its token.',
  },
  'new-fashions': {
    name: 'New Fashions',
    text: 'Of all ports, 4 are drawn at random. As many tokens drawn from the reserve replace their Demand tokens; only then do the old ones go back.',
  },
  'royal-pardon': {
    name: 'Royal Pardon',
    text: 'This round, once in your turn and in any port, you may pay 4 gold per bounty to remove as many bounties of one nation as you like.',
  },
  'ill-tidings': {
    name: 'Ill Tidings',
    text: 'The next event is drawn at once and carried out in full, icons first. If no card is left nothing happens, and the game ends when the next round is due to begin.',
  },
  'convoys-make-sail': {
    name: 'Convoys Make Sail',
    text: 'All merchant tokens on the track, however few, are dealt out at random, nationality hidden, to the zones without one.',
  },
};

/** In a sentence a captain is called by name, without the ship. */
const alone = <Id extends string>(names: Readonly<Record<Id, string>>): Readonly<Record<Id, { readonly the: string }>> =>
  Object.fromEntries(
    (Object.keys(names) as Id[]).map((id) => [id, { the: names[id].includes(', ') ? `${names[id]},` : names[id] }]),
  ) as Record<Id, { the: string }>;
export const NAVY_NAMES = alone(navy);
export const PIRATE_NAMES = alone(pirates);

export const eventNames = {
  ...each(Object.keys(navy) as NavyId[], (id) => `${navy[id]} (${flag(id).ship})`),
  ...each(Object.keys(pirates) as PirateId[], (id) => `${pirates[id]} (${SHIP[PIRATES[id].npc].title})`),
  ...namesOf(others),
};
export const eventTexts = {
  ...each(Object.keys(navy) as NavyId[], navyText),
  ...each(Object.keys(pirates) as PirateId[], pirateText),
  ...textsOf(others),
};
