import type { Lang, Seat } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import {
  CARGO,
  type CaribbeanView,
  missionCard,
  NATIONS,
  type NpcId,
  type PlayerView,
  SECTIONS,
  type Ship,
  type Side,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from './content.ts';
import { npcAt, npcsOf, preyOf } from './map/berths.ts';
import { merchantWords } from './map/merchants.ts';
import { facesOf, tokensBeside } from './packs.ts';
import { figuresOf } from './ships/figures.ts';
import { type Say, sayIn } from './words.ts';

/** A ship of nobody's, its captain, whom he hunts, and what lies beside it. */
export function npcShip(
  b: CaribbeanView,
  npc: NpcId,
  speaker: Speaker,
  lang: Lang,
  names: readonly string[],
  beside: readonly string[],
): string {
  const { captain, ship } = npcAt(b, npc)!;
  const prey = preyOf(b, npc).map((seat) => names[seat] ?? '');
  return sayIn(lang)('npcShip', {
    npc: speaker.name(npc),
    captain: speaker.name(captain).replace(/\s\([^)]*\)$/u, ''), // his card names the ship, too
    ship: speaker.name(ship),
    prey: prey.length,
    names: new Intl.ListFormat(lang).format(prey),
    aboard: beside.length,
    tokens: new Intl.ListFormat(lang, { style: 'narrow' }).format(beside.map(speaker.name)),
  });
}

/** The whole board in sentences: the round, what is being resolved, a line a player, a line a zone. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const say = sayIn(lang);
  const { match } = view;
  const b = match.board as CaribbeanView;
  const list = new Intl.ListFormat(lang, { style: 'narrow' });
  const all = (words: readonly string[]): string => (words.length === 0 ? say('dNone') : list.format(words));
  const named = (ids: readonly string[]): string => all(ids.map((id) => speaker.name(id)));
  const ship = (s: Ship, seat: Seat | null): string => {
    const { full, manoeuvrability } = figuresOf(b, s, seat);
    return say('dShip', {
      ship: speaker.name(s.type),
      sections: all(
        SECTIONS.map((section) => say('dSection', { section: speaker.name(section), n: s[section], of: full[section] })),
      ),
      man: manoeuvrability.value,
    });
  };

  const weather = [
    ...(b.inForce.length > 0 ? [say('dInForce', { events: named(b.inForce.map(({ event }) => event)) })] : []),
    `${b.war === null ? say('peace') : say('war', { one: speaker.name(b.war.nations[0]), other: speaker.name(b.war.nations[1]) })}.`,
    ...(b.declared.length > 0 ? [`${say('final', { names: all(b.declared.map((seat) => names[seat] ?? '')) })}.`] : []),
  ].join(' ');
  const lines = [
    say('dRound', { n: b.round, events: say('events', { n: b.events }), weather }),
    say('dTrack', {
      target: b.house.target,
      points: all(b.players.map(({ points }, seat) => `${names[seat] ?? ''} ${points}`)),
    }),
  ];
  if (b.turn.seat >= 0 && view.phase === 'playing')
    lines.push(say('dTurn', { name: names[b.turn.seat] ?? '', actions: say('actionsLeft', { n: b.turn.actions }) }));
  lines.push(...resolved(b, say, speaker, names, all, ship));
  lines.push(
    ...b.players.map((p, seat) =>
      say('dPlayer', {
        name: names[seat] ?? '',
        facts: belongings(p, say, speaker, (s) => ship(s, seat), all, named).join(say('dAnd')),
      }),
    ),
  );
  lines.push(
    ...ZONE_IDS.map((zone) =>
      say('dZone', { zone: speaker.name(zone), facts: zoneFacts(match, zone, speaker, lang, names).join(say('dAnd')) }),
    ),
  );
  lines.push(...b.offers.map((card) => say('dOffer', { port: speaker.name(missionCard(card).port), card: speaker.name(card) })));
  return lines;
}

/** What there is in a zone: its port, what it asks for and sells, merchants, captains, the ships of nobody's, and what packs put there. */
export function zoneFacts(
  match: NonNullable<TableView['match']>,
  zone: ZoneId,
  speaker: Speaker,
  lang: Lang,
  names: readonly string[],
): string[] {
  const say = sayIn(lang);
  const b = match.board as CaribbeanView;
  const at = ZONE_IDS.indexOf(zone);
  const { nation } = ZONES[zone];
  const [demand, yard] = [b.demand[at]!, b.yards[at]!];
  return [
    nation === null ? say('openSea') : say('portOf', { nation: speaker.name(nation) }),
    ...(demand === null ? [] : [say('demand', { good: speaker.name(demand) })]),
    ...(yard === null ? [] : [yard === 'hidden' ? say('yardHidden') : say('yard', { mod: speaker.name(yard) })]),
    ...(b.merchants[at] === null ? [] : [merchantWords(b, zone, say, speaker)]),
    ...b.players.flatMap((p, seat) =>
      p.captain !== null && !p.retired && p.zone === zone
        ? [say(p.inPort ? 'seatShipPort' : 'seatShip', { name: names[seat] ?? '', ship: speaker.name(p.ship.type) })]
        : [],
    ),
    ...npcsOf(b).flatMap((npc) =>
      npcAt(b, npc)?.zone === zone ? [npcShip(b, npc, speaker, lang, names, tokensBeside(match, npc))] : [],
    ),
    ...facesOf(match).flatMap(({ facts }) => facts?.(match, zone, speaker, lang).map(({ words }) => words) ?? []),
  ];
}

/** What a player has; what is hidden is called secret. */
function belongings(
  p: PlayerView,
  say: Say,
  speaker: Speaker,
  ship: (s: Ship) => string,
  all: (words: readonly string[]) => string,
  named: (ids: readonly string[]) => string,
): string[] {
  if (p.captain === null) return [say('noCaptain')];
  const zone = speaker.name(p.zone);
  const bounties = NATIONS.flatMap((nation, i) =>
    p.bounties[i]! > 0 ? [say('bountyOf', { nation: speaker.name(nation), n: p.bounties[i]! })] : [],
  );
  return [
    speaker.name(p.captain),
    p.retired ? say('retired') : p.zone === 'caribbean-sea' ? say('atHigh') : say(p.inPort ? 'inPort' : 'atSea', { zone }),
    ship(p.ship),
    p.gold === null || p.chest === null ? say('dSecretGold', { n: p.stashes }) : say('dGold', { gold: p.gold, chest: p.chest }),
    p.cargo === null
      ? say('holdOf', { n: p.cargoCards, of: p.ship.cargo })
      : say('dCargo', { goods: named(p.cargo.map((card) => CARGO[card].good)) }),
    p.hand === null ? say('handOf', { n: p.cards }) : say('dHand', { cards: named(p.hand) }),
    p.rumour === null ? say(p.hasRumour ? 'rumourHeld' : 'noRumour') : say('dRumour', { card: speaker.name(p.rumour) }),
    p.mission === null ? say('noMission') : say('dMission', { card: speaker.name(p.mission) }),
    ...(p.specialists.length > 0 ? [say('dSpecialists', { cards: named(p.specialists) })] : []),
    ...(p.weapons.length > 0 ? [say('dWeapons', { cards: named(p.weapons) })] : []),
    ...(p.ship.mods.length > 0 ? [say('dMods', { cards: named(p.ship.mods) })] : []),
    bounties.length > 0 ? say('dBounties', { bounties: all(bounties) }) : say('noBounty'),
  ];
}

/** A raid, a combat, hits on their way. */
function resolved(
  b: CaribbeanView,
  say: Say,
  speaker: Speaker,
  names: readonly string[],
  all: (words: readonly string[]) => string,
  ship: (s: Ship, seat: Seat | null) => string,
): string[] {
  const faces = (dice: readonly number[]): string => all(dice.map((die) => (die > 4 ? say('skull') : String(die))));
  const lines: string[] = [];
  if (b.raid !== null)
    lines.push(
      say('dRaid', {
        name: names[b.raid.seat] ?? '',
        zone: speaker.name(b.raid.zone),
        nation: speaker.name(b.raid.nation ?? b.raid.token),
        cards: all(b.raid.cards.map((card) => speaker.name(card))),
        dice: faces(b.raid.dice),
        left: say('successesLeft', { n: b.raid.successes }),
      }),
    );
  if (b.fight !== null) {
    const side = (s: Side): string => {
      const own = s.seat === null ? s.ship : b.players[s.seat]!.ship;
      return say('dSide', {
        name: s.seat !== null ? (names[s.seat] ?? '') : s.npc === null ? say('guards') : speaker.name(s.npc),
        ship: own === null ? say('dNone') : ship(own, s.seat),
        declared: s.declared === null ? say('declares') : say(s.declared),
      });
    };
    const { zone, round, sides } = b.fight;
    lines.push(say('dFight', { zone: speaker.name(zone), n: round, one: side(sides[0]), other: side(sides[1]) }));
  }
  for (const { at, sections, cancelled } of b.volleys)
    lines.push(
      say('dVolley', {
        name: typeof at === 'number' ? (names[at] ?? '') : speaker.name(at),
        hits: all(sections.map((s, i) => (cancelled[i] ? say('cancelled') : s === null ? say('toPlace') : speaker.name(s)))),
      }),
    );
  return lines;
}

/** What lies open before a captain, in a line. */
export const standing = (say: Say, p: PlayerView): string =>
  say('standing', {
    points: p.points,
    gold: p.gold === null ? say('goldSecret') : say('goldKnown', { n: p.gold }),
    ship: p.captain === null ? 'none' : p.ship.type,
    cargo: p.cargoCards,
    cards: p.cards,
  });
