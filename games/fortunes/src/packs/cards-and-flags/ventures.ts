// Twenty-five further Rumours and as many Missions. All speak the vocabulary of the base.   SEA-m1-02, SEA-m1-07, SEA-SET-02, SEA-SET-03

import type { Good } from '../../content/cargo.ts';
import type { Deeds } from '../../content/deed.ts';
import type { PortId, ZoneId } from '../../content/map.ts';
import type { Acceptance, Mission, MissionReward, Task } from '../../content/missions/mission.ts';
import type { Promised, Rumour } from '../../content/rumours.ts';

/** What deeds promise, for whoever weighs a Rumour up. */
function promised(does: Deeds): Promised {
  let gold = 0;
  let all: Promised = {};
  for (const deed of does) {
    if (deed.do === 'gain' || deed.do === 'deposit') gold += deed.gold;
    if (deed.do === 'enlist') all = { ...all, specialists: deed.types };
    if (deed.do === 'draw') all = { ...all, gloryCards: deed.cards };
    if (deed.do === 'pardon') all = { ...all, pardon: deed.nation };
    if (deed.do === 'want') all = { ...all, bounty: deed.nation };
  }
  return gold > 0 ? { ...all, gold } : all;
}

const atSea = (place: ZoneId, ...does: Deeds): Rumour => ({
  where: 'sea',
  place,
  skill: 'scouting',
  promise: promised(does),
  does,
  after: 'discard',
  source: 'designed',
});
const ashore = (place: PortId, ...does: Deeds): Rumour => ({
  where: 'port',
  place,
  skill: 'influence',
  promise: promised(does),
  does,
  after: 'discard',
  source: 'designed',
});

/** Thirteen of the sea, twelve of ports. */
export const NEW_RUMOURS = {
  'the-burning-beacon': atSea('caracas', { do: 'gain', gold: 9 }),
  'salvage-off-the-saints': atSea('basse-terre', { do: 'gain', gold: 7 }, { do: 'arm', weapons: 'one' }),
  'the-empty-longboat': atSea('caribbean-sea', { do: 'mend', sections: ['crew'] }, { do: 'gain', gold: 5 }),
  'wreckers-lanterns': atSea('nassau', { do: 'gain', gold: 13 }, { do: 'want', nation: 'england', bounties: 1 }),
  'the-viceroys-yacht': atSea('la-habana', { do: 'gain', gold: 14 }, { do: 'want', nation: 'spain', bounties: 1 }),
  'pitch-for-the-taking': atSea('trinidad', { do: 'mend', sections: ['hull', 'masts'] }, { do: 'restore' }),
  'a-chest-in-the-mangroves': atSea('old-providence', { do: 'gain', gold: 11 }),
  'floating-casks': atSea('san-juan', { do: 'gain', gold: 8 }),
  'the-hermit-carpenter': atSea('st-maarten', { do: 'enlist', types: ['carpenter', 'sailmaker'] }),
  'guns-on-the-sandbar': atSea('cartagena', { do: 'arm', weapons: 'all' }, { do: 'gain', gold: 4 }),
  'turtle-hunters-camp': atSea('tortuga', { do: 'mend', sections: ['crew'] }, { do: 'draw', cards: 1 }),
  'the-dutch-surveyor': atSea('curacao', { do: 'gain', gold: 6 }, { do: 'draw', cards: 1 }),
  'the-sunken-battery': atSea('port-royal', { do: 'arm', weapons: 'all' }, { do: 'mend', sections: ['cannons'] }),
  'the-discreet-notary': ashore('la-habana', { do: 'pardon', nation: 'spain', orGold: 8 }),
  'a-widows-secret': ashore('cartagena', { do: 'gain', gold: 10 }),
  'the-idle-gunsmith': ashore('trinidad', { do: 'arm', weapons: 'all' }, { do: 'gain', gold: 5 }),
  'the-garrisons-pay': ashore('san-juan', { do: 'gain', gold: 13 }, { do: 'want', nation: 'spain', bounties: 1 }),
  'a-bankers-slip': ashore('st-maarten', { do: 'deposit', gold: 9 }),
  'the-governors-mistress': ashore('nassau', { do: 'pardon', nation: 'england', orGold: 8 }),
  'men-without-a-ship': ashore('old-providence', { do: 'mend', sections: ['crew'] }, { do: 'draw', cards: 1 }),
  'the-cocoa-broker': ashore('caracas', { do: 'gain', gold: 9 }),
  'a-friend-of-the-intendant': ashore('basse-terre', { do: 'pardon', nation: 'france', orGold: 8 }),
  'the-drunken-armourer': ashore('santo-domingo', { do: 'enlist', types: ['master-gunner', 'master-at-arms'] }),
  'the-planters-daughters-dowry': ashore('bridgetown', { do: 'gain', gold: 11 }),
  'the-yards-best-timber': ashore('st-john', { do: 'modify' }),
} satisfies { readonly [id: string]: Rumour };

const mission = (kind: Mission['kind'], port: PortId, accept: Acceptance, task: Task, reward: MissionReward): Mission => ({
  kind,
  port,
  accept,
  task,
  reward,
  source: 'designed',
});
const deliver = (from: PortId, to: PortId, good: Good, cards: number, accept: Acceptance, reward: MissionReward): Mission =>
  mission('deliver', from, accept, { do: 'deliver', port: to, good, cards }, reward);
const carry = (from: PortId, to: PortId, spaces: number, accept: Acceptance, reward: MissionReward): Mission =>
  mission('escort', from, accept, { do: 'carry', port: to, spaces }, reward);
const rescue = (from: PortId, zone: ZoneId, spaces: number, accept: Acceptance, reward: MissionReward): Mission =>
  mission('rescue', from, accept, { do: 'fetch', zone, roll: 'scouting', spaces, port: from }, reward);
const defeat = (from: PortId, target: 'pirate' | 'naval', accept: Acceptance, reward: MissionReward): Mission =>
  mission('hunt', from, accept, { do: 'defeat', target, times: 1, moments: ['crew.ended', 'naval.ended'] }, reward);

/** One for every port, and nine more. */
export const NEW_MISSIONS = {
  'flour-for-nassau': deliver('nassau', 'tortuga', 'food', 2, {}, { gold: 9 }),
  'timber-for-the-arsenal': deliver('la-habana', 'cartagena', 'wood', 3, { noBountyOf: 'spain' }, { gold: 12, repair: ['hull'] }),
  'molasses-for-the-distillers': deliver('port-royal', 'bridgetown', 'sugar', 3, {}, { gold: 12 }),
  'powder-for-the-privateers': deliver(
    'old-providence',
    'petit-goave',
    'tobacco',
    2,
    { bounties: 1 },
    { gold: 10, weapons: true },
  ),
  'cloth-for-the-brethren': deliver('tortuga', 'nassau', 'textiles', 2, {}, { gold: 10, crew: true }),
  'the-boucaniers-salt-meat': deliver('petit-goave', 'port-royal', 'food', 3, { cargo: 3 }, { gold: 12 }),
  'spices-for-the-cathedral': deliver('cartagena', 'santo-domingo', 'spices', 2, { noBountyOf: 'spain' }, { gold: 11 }),
  'the-audiencias-papers': carry('santo-domingo', 'la-habana', 0, { noBountyOf: 'spain' }, { gold: 12 }),
  'the-companys-factor': carry('curacao', 'st-maarten', 1, { roll: 'influence' }, { gold: 13 }),
  'the-bishops-books': carry('san-juan', 'cartagena', 1, { noBountyOf: 'spain' }, { gold: 14 }),
  'the-planters-family': carry('caracas', 'trinidad', 0, {}, { gold: 9 }),
  'salt-for-the-fleet': deliver('st-maarten', 'curacao', 'food', 3, {}, { gold: 11 }),
  'the-intendants-wine': deliver('basse-terre', 'tortuga', 'rum', 2, { noBountyOf: 'france' }, { gold: 11 }),
  'the-new-chaplain': carry('st-john', 'port-royal', 0, { noBountyOf: 'england' }, { gold: 11 }),
  'the-assemblys-petition': carry(
    'bridgetown',
    'st-john',
    0,
    { roll: 'influence' },
    { gold: 9, pardon: { of: 'england', upTo: 2 } },
  ),
  'the-lost-survey-party': rescue('trinidad', 'caracas', 0, {}, { gold: 10, crew: true }),
  'a-bell-for-the-mission': rescue('cartagena', 'old-providence', 1, { noBountyOf: 'spain' }, { gold: 13 }),
  'the-stranded-company': rescue('port-royal', 'nassau', 0, {}, { gold: 11, crew: true }),
  'the-wreck-of-the-concord': rescue('tortuga', 'caribbean-sea', 1, { scouting: 3 }, { gold: 14 }),
  'the-drowned-ledger': rescue('curacao', 'trinidad', 0, { roll: 'influence' }, { gold: 13 }),
  'a-price-on-a-black-flag': defeat('la-habana', 'pirate', { noBountyOf: 'any' }, { gold: 12, gloryCards: 1 }),
  'clear-the-windward-passage': defeat('petit-goave', 'pirate', {}, { gold: 11, specialists: ['gun-captain', 'master-at-arms'] }),
  'the-kings-frigate': defeat('old-providence', 'naval', { bounties: 1 }, { gold: 17 }),
  'the-blockade-runner': defeat('basse-terre', 'naval', { roll: 'leadership' }, { gold: 15, gloryCards: 1 }),
  'tobacco-for-the-garrison': deliver('san-juan', 'trinidad', 'tobacco', 3, {}, { gold: 13 }),
} satisfies { readonly [id: string]: Mission };
