// Scenes in port: anne is in a port of her choice, with nothing on offer there that a scene does not name.
import { type Caribbean, ZONE } from '../src/board.ts';
import type { CaptainId } from '../src/content/captains.ts';
import type { Good } from '../src/content/cargo.ts';
import type { PortId } from '../src/content/map.ts';
import { portAction } from '../src/rules/port/port.ts';
import { afloat, type Change, inPort, offered, scenario } from './kit.ts';

/** Anne, Felipe Barrios of Cartagena, is in this port and about to do business. No Mission is offered there. */
export const ashore = (name: string, port: PortId) =>
  scenario(name)
    .given(offered('the-lost-packet', 'the-surveyor'))
    .given((b) => {
      for (const p of b.players) b.glory.push(...p.hand.splice(0));
    })
    .given(inPort('anne', port));

/** She takes her Port action. */
export const inBusiness = <S extends ReturnType<typeof scenario>>(scene: S): S =>
  scene.start(portAction, (seat) => ({ seat: seat('anne') })) as S;

/** This is what the cargo deck holds, and nothing else is left to draw. */
export const onlyCargo =
  (...cards: readonly string[]) =>
  (b: Caribbean): void => {
    const wanted = new Set<string>(cards);
    const others = b.cargo.filter((card) => !wanted.has(card));
    b.cargo = b.cargo.filter((card) => wanted.has(card));
    b.players[1]!.cargo.push(...others);
  };

/** Anne is this captain, with a new Sloop, in this port. */
export const anneAs =
  (captain: CaptainId, port: PortId): Change =>
  (b, seat) => {
    afloat('anne', captain, 'sloop', port)(b, seat);
    inPort('anne', port)(b, seat);
  };

/** The reserve holds at least one token of each of these goods; this port keeps its own. */
export const reserveHolds =
  (port: PortId, ...goods: readonly Good[]): Change =>
  (b) => {
    for (const good of goods) {
      if (b.reserve.includes(good)) continue;
      const from = b.demand.findIndex((g, zone) => g === good && zone !== ZONE[port]);
      const spare = b.reserve.findIndex((g, i) => !goods.includes(g) || b.reserve.indexOf(g) < i);
      b.demand[from] = b.reserve[spare]!;
      b.reserve[spare] = good;
    }
  };
