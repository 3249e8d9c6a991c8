// What is being played out now, and needs a scene of its own.
import type { ReactNode } from 'react';
import { varsOf } from '../../parts/at-table.ts';
import type { ClassId, EventId } from '../content.ts';
import type { AtSea } from '../table.tsx';
import { AshoreScene } from './ashore.tsx';
import { BoardingScene } from './boarding.tsx';
import { DraftScene } from './draft.tsx';
import { EventScene } from './event.tsx';
import { HarbourScene } from './harbour.tsx';
import { MutinyScene } from './mutiny.tsx';
import { NavalScene } from './naval.tsx';
import { PlotScene, SoloPlotScene } from './plot.tsx';
import { PlunderScene } from './plunder.tsx';
import type { Target } from './salvo.ts';
import type { Volley } from './volley.ts';

export interface Played {
  /** Another key is another scene: one that was folded away stays so. */
  readonly key: string;
  readonly title: string;
  readonly show: (fold: () => void) => ReactNode;
}

/** Chosen on the chart or on the ship, whatever scene it belongs to. */
const ON_THE_BOARD = new Set([
  'hold.stow',
  'chart.gem',
  'plunder.gem',
  'event.tower',
  'event.old-chart',
  'spawn.distance',
  'mission.maw',
  'maelstrom.pull',
]);

/** Guns speak, or are about to: what is told of them, or whom somebody aims at. */
export interface Guns {
  readonly told: Volley | null;
  readonly aimed: Target | null;
}

export function sceneOf({ board, view, say, speaker, question }: AtSea, { told, aimed }: Guns): Played | null {
  if (board.people.length === 0) return { key: 'draft', title: say('draft'), show: (fold) => <DraftScene fold={fold} /> };
  if (question !== null && ON_THE_BOARD.has(question)) return null;
  const plot = varsOf<{ readonly who: number }>(view, 'plot');
  if (plot !== null) {
    const who: ClassId = board.people[plot.who]!.cls;
    return { key: 'plot', title: say('plot'), show: (fold) => <PlotScene who={who} fold={fold} /> };
  }
  const plotter = varsOf(view, 'solo-plot') === null ? undefined : board.people.find((p) => p.post === 'plot');
  if (plotter !== undefined)
    return { key: 'plot', title: say('plot'), show: (fold) => <SoloPlotScene who={plotter.cls} fold={fold} /> };
  const mutiny = varsOf(view, 'mutiny') ?? varsOf(view, 'solo-mutiny');
  if (mutiny !== null || question === 'mutiny.rise')
    return { key: 'mutiny', title: say('mutiny'), show: (fold) => <MutinyScene fold={fold} /> };
  const { boarding, card } = board;
  const salvo = varsOf<{ readonly target: Target }>(view, 'salvo');
  const target = salvo?.target ?? (told?.foe as Target | undefined) ?? (question === 'move.sail' ? aimed : null);
  if (target !== null && target !== undefined)
    return {
      key: `guns-${target}`,
      title: say('gunsAt', { foe: speaker.name(`${target}:the`) }),
      show: (fold) => <NavalScene target={target} volley={told} fold={fold} />,
    };
  if (varsOf(view, 'plunder') !== null)
    return { key: 'plunder', title: speaker.name('plunder'), show: (fold) => <PlunderScene fold={fold} /> };
  if (boarding !== null)
    return { key: 'boarding', title: say('theFray'), show: (fold) => <BoardingScene fray={boarding} fold={fold} /> };
  if (varsOf(view, 'docking') !== null)
    return { key: 'ashore', title: say('theShore'), show: (fold) => <AshoreScene fold={fold} /> };
  if (varsOf(view, 'harbour') !== null)
    return { key: 'harbour', title: say('harbour'), show: (fold) => <HarbourScene fold={fold} /> };
  const shown: EventId | null = card ?? board.peek?.card ?? null;
  if (shown !== null && varsOf(view, 'event-turn') !== null)
    return { key: `event-${board.round}-${shown}`, title: say('event'), show: (fold) => <EventScene card={shown} fold={fold} /> };
  return null;
}
