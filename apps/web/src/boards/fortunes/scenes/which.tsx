// Which scene is on. What is being resolved decides; then what is asked. Anything else is done on the chart.
import type { ReactNode } from 'react';
import type { Deck } from '../deck.tsx';
import { CaptainScene } from './captain.tsx';
import { CombatScene } from './combat.tsx';
import { PortScene } from './port.tsx';
import { RaidScene } from './raid.tsx';
import { VentureScene } from './venture.tsx';
import { WindowScene } from './window.tsx';

export interface Showing {
  readonly key: string;
  readonly title: string;
  readonly show: (fold: () => void) => ReactNode;
}

const PORT = /^(port|yard|chest)\./u;
const VENTURE = /^(rumour|mission|venture|spoils|secret)\.|^glory\.discard$|^card\./u;

/** Whatever else goes on, this is asked on the chart. */
const CHART = /^(modification\.place|move\.free|rumour\.slip|venture\.(token|steer)|admiral\.order|turn\.|hunt\.)/u;

export function sceneOf(deck: Deck): Showing | null {
  const { board, view, question, say, speaker, me, packs } = deck;
  const asked = (view.match?.asked ?? []).filter((q) => !q.answered).map((q) => q.question);
  const is = (what: RegExp): boolean => (question === null ? asked.some((q) => what.test(q)) : what.test(question));
  if (view.phase === 'over' || (question !== null && CHART.test(question))) return null;
  if (is(/^(setup\.ship|captain\.(ship|redraw))$/u) && (question !== null || board.round === 0))
    return { key: `captain ${board.round}`, title: say('setupTitle'), show: (fold) => <CaptainScene fold={fold} /> };
  if (board.fight !== null)
    return {
      key: 'fight',
      title: say('fightSea', { zone: speaker.name(board.fight.zone) }),
      show: (fold) => <CombatScene fold={fold} />,
    };
  for (const { scene } of packs) {
    const own = scene?.(deck) ?? null;
    if (own !== null) return own;
  }
  if (board.raid !== null)
    return {
      key: 'raid',
      title: say('raidTitle', { zone: speaker.name(board.raid.zone) }),
      show: (fold) => <RaidScene fold={fold} />,
    };
  if (is(/^announcing\./u) && question !== null)
    return { key: 'window', title: say('windowTitle'), show: (fold) => <WindowScene fold={fold} /> };
  if (question !== null && VENTURE.test(question))
    return { key: question, title: say('choices'), show: (fold) => <VentureScene fold={fold} /> };
  const active = board.players[board.turn.seat];
  if (is(PORT) && (question !== null || me === null) && active?.inPort)
    return {
      key: `port ${board.turn.seat}`,
      title: say('portTitle', { zone: speaker.name(active.zone) }),
      show: (fold) => <PortScene fold={fold} />,
    };
  return null;
}
