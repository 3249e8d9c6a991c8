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
import { captains, each } from './alike.ts';
import { rules } from './rules.en.ts';

const NAMES: { readonly [id: string]: string } = content.names;
const name = (id: string): string => NAMES[id] ?? id;
const listed = (ids: readonly string[], or: string): string => ids.map(name).join(` ${or} `);

// ── Rumours ──

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'gain':
      return `gain ${deed.gold} gold`;
    case 'deposit':
      return `${deed.gold} gold go into your chest`;
    case 'draw':
      return deed.cards === 1 ? 'draw another Glory card' : `draw ${deed.cards} more Glory cards`;
    case 'mend':
      return `all damage is repaired here: ${deed.sections.map(name).join(', ')}`;
    case 'restore':
      return 'a turned Reinforced Hull works again';
    case 'arm':
      return deed.weapons === 'all' ? 'take one special weapon of each kind you lack' : 'take a special weapon you lack';
    case 'modify':
      return 'take the modification of any port';
    case 'enlist':
      return `one of these enters your service free: ${listed(deed.types, 'or')}; or 5 gold if you can take none`;
    case 'want':
      return `but ${name(deed.nation)} puts ${deed.bounties} bounty on you`;
    case 'pardon':
      return `all bounties of ${name(deed.nation)} are removed, or ${deed.orGold} gold if there are none`;
    case 'act':
      return `${deed.actions} more actions this turn`;
  }
}
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const rumourText = ({ where, place, does }: Rumour): string => {
  const test = where === 'sea' ? `Scouting, at sea off ${name(place)}` : `Influence, in the port of ${name(place)}`;
  return `${test}. If it is true: ${sentence(does!.map(deedText).join('; '))}`;
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
    roll === undefined ? '' : `with a roll of ${name(roll)}`,
    cargo === undefined ? '' : `with a Cargo of at least ${cargo}`,
    crew === undefined ? '' : `with a Crew of at least ${crew}`,
    scouting === undefined ? '' : `with a Scouting of at least ${scouting} on your card`,
  ].filter((text) => text !== '');
  return all.length === 0 ? '' : `, ${all.join(', ')}`;
}
function taskText(task: Task): string {
  switch (task.do) {
    case 'deliver':
      return `Discard ${task.cards} ${name(task.good)} cards in the port of ${name(task.port)}, in one Port action or several`;
    case 'carry':
      return `Take a Port action in ${name(task.port)}, without beginning a combat or raid before${task.spaces > 0 ? `; it fills ${task.spaces} space of your hold` : ''}`;
    case 'fetch':
      return `Take a Scout action with a Scouting roll off ${name(task.zone)}, then a Port action in ${name(task.port)}${task.spaces > 0 ? `; until then it fills ${task.spaces} space of your hold` : ''}`;
    case 'defeat':
      return task.target === 'pirate' ? 'Defeat a pirate: a black ship, or a player with a bounty' : 'Defeat a naval ship';
    default:
      return '';
  }
}
function rewardText({ gold, repair, crew, specialists, gloryCards, pardon, weapons }: MissionReward): string {
  const all = [
    `${gold} gold`,
    repair === undefined ? '' : `all damage is repaired here: ${repair.map(name).join(', ')}`,
    crew === undefined ? '' : 'all your Crew is restored',
    specialists === undefined ? '' : `one of these enters your service free: ${listed(specialists, 'or')}, or 5 gold more`,
    gloryCards === undefined ? '' : `${gloryCards} more Glory card`,
    pardon === undefined ? '' : `up to ${pardon.upTo} bounties of ${name(pardon.of)} are removed`,
    weapons === undefined ? '' : 'one special weapon of each kind you lack',
  ].filter((text) => text !== '');
  return all.join('; ');
}
const missionText = ({ port, accept, task, reward }: Mission): string =>
  `Accept in ${name(port)}${acceptText(accept)}. ${taskText(task)}. Reward: ${rewardText(reward)}.`;

// ── captains of nobody's ──

const npcText = ({ npc, zone, manoeuvre, scouting, leadership }: NpcCard, id: keyof typeof captains): string => {
  const { nation, reward } = NPCS[npc];
  const who = nation === null ? `the ${name(npc)}` : `a frigate of ${name(nation)}`;
  const prize = reward === null ? '' : ` The reward for a non-pirate who beats it is ${reward} gold.`;
  return `At the end of the round ${who} enters under ${captains[id]}: ${name(zone)}. Manoeuvre ${manoeuvre}, Scouting ${scouting}, Leadership ${leadership}.${prize}`;
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
  'navy-england-nevill': 'English Naval Ship: John Nevill',
  'navy-spain-torres': 'Spanish Naval Ship: Rodrigo de Torres',
  'navy-france-ducasse': 'French Naval Ship: Jean du Casse',
  'navy-holland-binckes': 'Dutch Naval Ship: Jacob Binckes',
  'pirate-sloop-vane': 'Pirate Sloop: Charles Vane',
  'pirate-frigate-bellamy': 'Pirate Frigate: Samuel Bellamy',
  'following-seas': 'Following Seas',
  'sickness-ashore': 'Sickness Ashore',
  'governors-reception': 'The Governor’s Reception',
  shortages: 'Shortages',
  'convoy-season': 'Convoy Season',
  shipworm: 'Shipworm',
  'quiet-night': 'A Quiet Night',
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
  'hawks-eye': '1 die more when you scout for a merchant.',
  'arsenal-friends': 'Modifications cost you 1 gold.',
  'prize-court': 'A successful raid brings you 1 gold more.',
  weatherwise: '1 die more on Manoeuvre rolls in storms and squalls of events.',
  'open-hand': 'Hired sailors cost you 1 gold each.',
  'boarders-lead': '1 die more in the contest when you have declared Board.',
  'good-name': '1 die more on Influence rolls to accept a mission.',
  'old-soldier': '1 die more on the Leadership roll to recruit.',
  'two-ledgers': '1 card more when you buy goods.',
  'planters-daughter': 'Rum and Sugar cost you 1 gold.',
  'close-stowage': 'Your hold takes 1 card more than its Cargo.',
  'grey-sails': 'With a flute, captains nobody plays search for you with 1 die fewer, but at least 1.',
  'tavern-credit': 'A try for a rumour costs you 1 gold.',
  'deep-soundings': '1 card more is laid out in your raids.',
  'sugar-scales': 'You sell Sugar for 5 gold where it is not in demand.',
  'keen-watch': '1 die more when you scout for a ship.',
  'following-seas': 'This round, each player’s first Move from zone to zone that would cost an action is free.',
  'sickness-ashore': 'Each player in a port loses 1 Crew, though not the last.',
  'governors-reception': `Each player in a port rolls Influence and gains ${RECEPTION_GOLD} gold with a skull; where Favours are played, 1 Favour instead.`,
  shortages: 'One nation, by lot: the demand of all its ports is drawn anew.',
  'convoy-season': 'All merchants on the track return to zones without one.',
  shipworm: 'Each player at sea takes 1 damage to the Hull, though not the last.',
  'quiet-night': 'The next event is drawn and carried out as well.',
} satisfies { readonly [id in Carded]: string };

export const en = {
  name: 'More cards and flags',
  blurb:
    'Twice as many captains, rumours and missions, and more events than one game can see. Flags mark home ports and where captains will enter.',
  with: {
    'new-ships': 'With new ships two black ships sail too.',
    contraband: 'With Contraband the customs come too.',
  },
  rules,
  events: {
    'sickness.took': 'A man of {seat}’s crew falls sick. Crew: {crew}.',
    'worm.gnawed': 'Shipworm in the planks of {seat}. Hull: {hull}.',
    'reception.held': '{seat} is received with {dice}: {gold, plural, =0 {nobody takes notice} other {# gold}}.',
    'reception.favoured': '{seat} is received with {dice}: somebody will remember.',
    'shortage.felt': 'Shortages in the ports of {nation}.',
    'shortage.of': '{zone} calls for {good} now.',
  },
  names,
  cards: {
    ...cards,
    ...each(NEW_RUMOURS, rumourText),
    ...each(NEW_MISSIONS, missionText),
    ...each({ ...NEW_NAVY, ...NEW_PIRATES }, npcText),
  },
} satisfies PackText;
