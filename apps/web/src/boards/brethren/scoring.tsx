// A scoring, step by step, at a pace one can follow; and to be skipped.
import type { BoardId, Card } from '@boucan/brethren';
import type { Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { motion } from 'motion/react';
import { useEffect, useMemo, useState } from 'react';
import { CardFace, SeatShape } from './pieces.tsx';
import type { Say } from './words.ts';

const STEPS = new Set([
  'galleon.attacked',
  'galleon.scored',
  'colony.scored',
  'card.revealed',
  'cannon.hit',
  'cannons.missed',
  'musket.hit',
  'muskets.missed',
  'fleet.destroyed',
  'attack.idle',
  'marked.given',
  'card.taken',
  'treasure.boxed',
  'colony.shown',
]);
const PACE = 800;
const LINGER = 1600;

export interface Step extends Told {
  readonly key: string;
  readonly board: BoardId | null;
}

/** The steps of scorings among these notices, each with the board that is being scored; `last` was scored before them. */
export function scoringSteps(notices: readonly Notice[], last: BoardId | null): Step[] {
  let board = last;
  return notices.flatMap(({ n, events }) =>
    events.flatMap((told, i) => {
      if (!STEPS.has(told.event)) return [];
      if (told.event.endsWith('.scored') || told.event === 'galleon.attacked') board = told.with.board as BoardId;
      return [{ ...told, key: `${n}.${i}`, board }];
    }),
  );
}

interface SceneProps {
  readonly steps: readonly Step[];
  readonly speaker: Speaker;
  readonly say: Say;
  readonly done: () => void;
}

/** Shows one step after the other, then goes away by itself. */
export function ScoringScene({ steps, speaker, say, done }: SceneProps) {
  const [shown, setShown] = useState(1);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  useEffect(() => {
    const last = shown >= steps.length;
    const timer = setTimeout(() => (last ? done() : setShown((s) => s + 1)), last ? LINGER : still ? 200 : PACE);
    return () => clearTimeout(timer);
  }, [shown, steps.length, done, still]);
  const now = steps[Math.min(shown, steps.length) - 1];
  const visible = steps.slice(0, shown).filter((s) => s.board === now?.board);
  return (
    <div className="bre-scene" role="status">
      <div className="bre-scene-head">
        <h3>{now?.board ? say('scoring', { board: speaker.name(now.board) }) : ''}</h3>
        <button type="button" onClick={done}>
          {say('skip')}
        </button>
      </div>
      <ol>
        {visible.map((step) => (
          <motion.li
            key={step.key}
            initial={{ opacity: 0, x: -16 }}
            animate={{ opacity: 1, x: 0 }}
            transition={{ duration: still ? 0 : 0.3 }}
            className={`bre-step bre-step-${step.event.split('.')[0]}`}
          >
            {typeof step.with.seat === 'number' && <SeatShape seat={step.with.seat} />}
            {typeof step.with.card === 'string' && <CardFace card={step.with.card as Card} />}
            <span>{speaker.event(step)}</span>
          </motion.li>
        ))}
      </ol>
    </div>
  );
}
