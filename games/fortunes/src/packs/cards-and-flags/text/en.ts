import type { PackText } from '@boucan/kernel';
import type { Deed } from '../../../content/deed.ts';
import type { Acceptance, Mission, MissionReward, Task } from '../../../content/missions/mission.ts';
import type { NpcCard } from '../../../content/npc-captains.ts';
import { NPCS } from '../../../content/npcs.ts';
import type { Rumour } from '../../../content/rumours.ts';
import { en as content } from '../../../text/content/en.ts';
import type { NEW_ABILITIES, NEW_CAPTAINS } from '../captains.ts';
import { type NEW_EVENTS, NEW_NAVY, NEW_PIRATES, RECEPTION_GOLD } from '../events.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from '../ventures.ts';
import { calledBy, captains, each } from './alike.ts';
import { rules } from './rules.en.ts';

const NAMES: { readonly [id: string]: string } = content.names;
const name = (id: string): string => NAMES[id] ?? id;
const listed = (ids: readonly string[], and: string): string =>
  ids.length < 2 ? ids.map(name).join() : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;

// ── Rumours ──

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'gain':
      return `take ${deed.gold} gold`;
    case 'deposit':
      return `put ${deed.gold} gold from the bank into your chest`;
    case 'draw':
      return deed.cards === 1 ? 'draw another Glory card' : `draw ${deed.cards} more Glory cards`;
    case 'mend':
      return `all damage to ${listed(deed.sections, 'and')} is repaired`;
    case 'restore':
      return 'a Reinforced Hull that was turned over is made good';
    case 'arm':
      return deed.weapons === 'all' ? 'take one special weapon of each kind you lack' : 'take a special weapon you lack';
    case 'modify':
      return 'take the modification of any port';
    case 'enlist':
      return `${deed.types.map(a).join(' or ')} enters your service free, or take 5 gold if you can take none`;
    case 'want':
      return `but ${name(deed.nation)} puts a bounty on you`;
    case 'pardon':
      return `all your bounties of ${name(deed.nation)} are removed; if you had none, take ${deed.orGold} gold`;
    case 'act':
      return `you have ${deed.actions} more actions this turn`;
  }
}
const a = (id: string): string => NAMES[`${id}:a`] ?? name(id);
const rumourText = ({ where, place, does }: Rumour): string => {
  const test =
    where === 'sea'
      ? `At sea ${NAMES[`${place}:at`]}, with a Scouting roll`
      : `In the port of ${name(place)}, with an Influence roll`;
  return `${test}: ${does!.map(deedText).join('; ')}.`;
};

// ── Missions ──

function acceptText({ noBountyOf, bounties, roll, cargo, crew, scouting }: Acceptance): string {
  const all = [
    noBountyOf === undefined
      ? ''
      : noBountyOf === 'any'
        ? 'without a bounty of any nation'
        : `without a bounty of ${name(noBountyOf)}`,
    bounties === undefined ? '' : `with at least ${bounties} bounty`,
    roll === undefined ? '' : `with a successful ${name(roll)} roll`,
    cargo === undefined ? '' : `with a Cargo of at least ${cargo}`,
    crew === undefined ? '' : `with a Crew of at least ${crew}`,
    scouting === undefined ? '' : `with a Scouting value of at least ${scouting}`,
  ].filter((text) => text !== '');
  return all.length === 0 ? '' : `, ${all.join(', ')}`;
}
function taskText(task: Task): string {
  switch (task.do) {
    case 'deliver':
      return `Discard ${task.cards} ${name(task.good)} cards in the port of ${name(task.port)}, in one Port action or several`;
    case 'carry':
      return `Take a Port action in ${name(task.port)}, without beginning a combat or a raid before that${task.spaces > 0 ? `; the load fills ${task.spaces} space of your hold` : ''}`;
    case 'fetch':
      return `At sea ${NAMES[`${task.zone}:at`]}, spend a Scout action and succeed in a Scouting roll, then take a Port action in ${name(task.port)}${task.spaces > 0 ? `; until then it fills ${task.spaces} space of your hold` : ''}`;
    case 'defeat':
      return task.target === 'pirate' ? 'Defeat a pirate, be it a black ship or a player with a bounty' : 'Defeat a naval ship';
    default:
      return '';
  }
}
function rewardText({ gold, repair, crew, specialists, gloryCards, pardon, weapons }: MissionReward): string {
  const all = [
    `${gold} gold`,
    repair === undefined ? '' : `all damage to ${listed(repair, 'and')} is repaired`,
    crew === undefined ? '' : 'all your Crew is restored',
    specialists === undefined
      ? ''
      : `${specialists.map(a).join(' or ')} enters your service free, or 5 gold more if you can take none`,
    gloryCards === undefined ? '' : `${gloryCards} more Glory card`,
    pardon === undefined ? '' : `up to ${pardon.upTo} bounties of ${name(pardon.of)} are removed`,
    weapons === undefined ? '' : 'one special weapon of each kind you lack',
  ].filter((text) => text !== '');
  return all.join('; ');
}
const missionText = ({ port, accept, task, reward }: Mission): string =>
  `Accept in ${name(port)}${acceptText(accept)}. ${taskText(task)}. Reward: ${rewardText(reward)}.`;

// ── non-player captains ──

const npcText = ({ npc, zone, manoeuvre, scouting, leadership }: NpcCard, id: keyof typeof captains): string => {
  const { nation, reward } = NPCS[npc];
  const who = nation === null ? NAMES[`${npc}:the`] : `a frigate of ${name(nation)}`;
  const prize = reward === null ? '' : ` A non-pirate who defeats it gets ${reward} gold.`;
  return `At the end of the round, ${who} enters under ${captains[id]} ${NAMES[`${zone}:at`]}. Manoeuvre ${manoeuvre}, Scouting ${scouting}, Leadership ${leadership}.${prize}`;
};
const names = {
  'grace-osborne': 'Grace Osborne',
  'inigo-zubiri': 'Íñigo Zubiri',
  'nathaniel-crewe': 'Nathaniel Crewe',
  'obadiah-finch': 'Obadiah Finch',
  'marie-brisac': 'Marie Brisac',
  'etienne-carcan': 'Étienne Carcan',
  'ines-de-zarate': 'Inés de Zárate',
  'diego-salazar': 'Diego Salazar',
  'willem-blok': 'Willem Blok',
  'catalina-rivero': 'Catalina Rivero',
  'tomas-arrieta': 'Tomás Arrieta',
  'piet-cornelisz': 'Piet Cornelisz',
  'jeanne-de-kerros': 'Jeanne de Kerros',
  'samuel-thorne': 'Samuel Thorne',
  'hester-lyle': 'Hester Lyle',
  'bernal-ruiz': 'Bernal Ruiz',
  'hawks-eye': 'Hawk’s Eye',
  'arsenal-friends': 'Friends at the Arsenal',
  'prize-court': 'The Prize Court',
  weatherwise: 'Weatherwise',
  'open-hand': 'An Open Hand',
  'boarders-lead': 'First Over the Rail',
  'good-name': 'A Good Name',
  'old-soldier': 'Old Soldier',
  'two-ledgers': 'Two Ledgers',
  'planters-daughter': 'Planter’s Daughter',
  'close-stowage': 'Close Stowage',
  'grey-sails': 'Grey Sails',
  'tavern-credit': 'Credit at the Tavern',
  'deep-soundings': 'Deep Soundings',
  'sugar-scales': 'Sugar Scales',
  'keen-watch': 'Keen Watch',
  'the-burning-beacon': 'The Burning Beacon',
  'salvage-off-the-saints': 'Salvage off the Saints',
  'the-empty-longboat': 'The Empty Longboat',
  'wreckers-lanterns': 'Wreckers’ Lanterns',
  'the-viceroys-yacht': 'The Viceroy’s Yacht',
  'pitch-for-the-taking': 'Pitch for the Taking',
  'a-chest-in-the-mangroves': 'A Chest in the Mangroves',
  'floating-casks': 'Floating Casks',
  'the-hermit-carpenter': 'The Hermit Carpenter',
  'guns-on-the-sandbar': 'Guns on the Sandbar',
  'turtle-hunters-camp': 'The Turtle Hunters’ Camp',
  'the-dutch-surveyor': 'The Dutch Surveyor',
  'the-sunken-battery': 'The Sunken Battery',
  'the-discreet-notary': 'The Discreet Notary',
  'a-widows-secret': 'A Widow’s Secret',
  'the-idle-gunsmith': 'The Idle Gunsmith',
  'the-garrisons-pay': 'The Garrison’s Pay',
  'a-bankers-slip': 'A Banker’s Slip',
  'the-governors-mistress': 'The Governor’s Mistress',
  'men-without-a-ship': 'Men Without a Ship',
  'the-cocoa-broker': 'The Cocoa Broker',
  'a-friend-of-the-intendant': 'A Friend of the Intendant',
  'the-drunken-armourer': 'The Drunken Armourer',
  'the-planters-daughters-dowry': 'The Dowry',
  'the-yards-best-timber': 'The Yard’s Best Timber',
  'flour-for-nassau': 'Flour from Nassau',
  'timber-for-the-arsenal': 'Timber for the Arsenal',
  'molasses-for-the-distillers': 'Molasses for the Distillers',
  'powder-for-the-privateers': 'Something for the Privateers',
  'cloth-for-the-brethren': 'Cloth for the Brethren',
  'the-boucaniers-salt-meat': 'The Boucaniers’ Salt Meat',
  'spices-for-the-cathedral': 'Spices for the Cathedral',
  'the-audiencias-papers': 'The Audiencia’s Papers',
  'the-companys-factor': 'The Company’s Factor',
  'the-bishops-books': 'The Bishop’s Books',
  'the-planters-family': 'The Planter’s Family',
  'salt-for-the-fleet': 'Stores for the Fleet',
  'the-intendants-wine': 'The Intendant’s Cellar',
  'the-new-chaplain': 'The New Chaplain',
  'the-assemblys-petition': 'The Assembly’s Petition',
  'the-lost-survey-party': 'The Lost Survey Party',
  'a-bell-for-the-mission': 'A Bell for the Mission',
  'the-stranded-company': 'The Stranded Company',
  'the-wreck-of-the-concord': 'The Wreck of the Concord',
  'the-drowned-ledger': 'The Drowned Ledger',
  'a-price-on-a-black-flag': 'A Price on a Black Flag',
  'clear-the-windward-passage': 'Clear the Windward Passage',
  'the-kings-frigate': 'The King’s Frigate',
  'the-blockade-runner': 'The Blockade Runner',
  'tobacco-for-the-garrison': 'Tobacco for the Garrison',
  'navy-england-nevill': 'John Nevill (English naval ship)',
  'navy-spain-torres': 'Rodrigo de Torres (Spanish naval ship)',
  'navy-france-ducasse': 'Jean du Casse (French naval ship)',
  'navy-holland-binckes': 'Jacob Binckes (Dutch naval ship)',
  'pirate-sloop-vane': 'Charles Vane (pirate sloop)',
  'pirate-frigate-bellamy': 'Samuel Bellamy (pirate frigate)',
  'following-seas': 'Following Seas',
  'sickness-ashore': 'Sickness Ashore',
  'governors-reception': 'The Governor’s Reception',
  shortages: 'Shortages',
  'convoy-season': 'Convoy Season',
  shipworm: 'Shipworm',
  'quiet-night': 'A Quiet Night',
  ...calledBy,
} as const satisfies {
  readonly [id in
    | Carded
    | keyof typeof NEW_CAPTAINS
    | keyof typeof NEW_RUMOURS
    | keyof typeof NEW_MISSIONS
    | keyof typeof captains]: string;
};

/** What stands on them in words of its own; the others follow from what they do. */
type Carded = keyof typeof NEW_ABILITIES | keyof typeof NEW_EVENTS;
const cards = {
  'hawks-eye': 'You roll 1 die more when you scout for a merchant.',
  'arsenal-friends': 'Modifications cost you 1 gold each.',
  'prize-court': 'Each successful raid brings you 1 gold more.',
  weatherwise: 'You roll 1 Manoeuvre die more in storms and squalls of events.',
  'open-hand': 'Hired sailors cost you 1 gold each.',
  'boarders-lead': 'You roll 1 die more in the Manoeuvre contest when you have declared Board.',
  'good-name': 'You roll 1 Influence die more to accept a mission.',
  'old-soldier': 'You roll 1 Leadership die more to recruit.',
  'two-ledgers': 'When you buy goods, the offer has 1 card more.',
  'planters-daughter': 'Rum and Sugar cost you 1 gold per card.',
  'close-stowage': 'Your hold takes 1 card more than its Cargo.',
  'grey-sails': 'While you sail a flute, non-player captains search for you with 1 die fewer, but at least 1.',
  'tavern-credit': 'An attempt to acquire a rumour costs you 1 gold.',
  'deep-soundings': 'Your raids begin with 1 cargo card more.',
  'sugar-scales': 'Sugar that is not in demand pays you 5 gold per card.',
  'keen-watch': 'You roll 1 die more when you scout for a ship.',
  'following-seas': 'This round, each player’s first Move from zone to zone that would cost an action is free.',
  'sickness-ashore': 'Each player in port loses 1 Crew, unless it is the last.',
  'governors-reception': `Each player in a port rolls Influence and gains ${RECEPTION_GOLD} gold with a skull; with Favours in play, 1 Favour instead.`,
  shortages: 'A nation is drawn at random: all its ports get new Demand tokens.',
  'convoy-season': 'All merchants on the track return to zones without one.',
  shipworm: 'Each player at sea takes 1 damage to the Hull, unless it is the last point.',
  'quiet-night': 'The next event is drawn and carried out too.',
} satisfies { readonly [id in Carded]: string };

export const en = {
  name: 'More cards and flags',
  blurb:
    'Twice as many captains, rumours and missions, and more events than one game can use. Flags mark home ports and the zones where captains will enter.',
  with: {
    'new-ships': 'With New ships, two more pirate ships appear.',
    contraband: 'With Contraband, the customs appear too.',
  },
  rules,
  events: {
    'sickness.took': '{seat} loses a sailor to the sickness (Crew {crew}).',
    'worm.gnawed': 'Shipworm damages {seat}’s Hull ({hull} left).',
    'reception.held':
      '{seat} rolls {dice} for Influence at the reception and {gold, plural, =0 {gets nothing} other {gets # gold}}.',
    'reception.favoured': '{seat} rolls {dice} for Influence at the reception and succeeds.',
    'shortage.felt': 'The shortages strike the ports of {nation}.',
    'shortage.of': '{zone} now demands {good_a}.',
  },
  names,
  cards: {
    ...cards,
    ...each(NEW_RUMOURS, rumourText),
    ...each(NEW_MISSIONS, missionText),
    ...each({ ...NEW_NAVY, ...NEW_PIRATES }, npcText),
  },
} satisfies PackText;
