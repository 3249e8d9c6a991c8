// A scoring, step by step, at a pace one can follow; and to be skipped.
import type { BoardId, Card } from '@boucan/brethren';
import type { Speaker } from '@boucan/words';
import type { Fresh } from '../../table/source.ts';
import { SeatShape } from '../parts/seat-mark.tsx';
import { latelyTold, stepsIn, type ToldStep } from '../parts/tale.ts';
import { type Pace, seatIn, Teller, TellerStep, type Telling } from '../parts/teller.tsx';
import { CardFace } from './pieces.tsx';
import './scoring.css';
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

export interface Step extends ToldStep {
  readonly board: BoardId | null;
}

/** The steps of scorings among these notices, each with the board that is being scored; `last` was scored before them. */
export function scoringSteps(lines: readonly Fresh[], last: BoardId | null): Step[] {
  let board = last;
  return stepsIn(lines, ({ event }) => STEPS.has(event)).map((step) => {
    if (step.event.endsWith('.scored') || step.event === 'galleon.attacked') board = step.with.board as BoardId;
    return { ...step, board };
  });
}

/** At a pace one can follow. */
export const PACE: Pace<Step> = {
  stepsOf: (lines, last) => scoringSteps(lines, last?.board ?? null),
  shows: () => 800,
  lingers: 1600,
};

const GRAVE = /^(cannon|musket|fleet)\./u;

interface SceneProps {
  readonly telling: Telling<Step>;
  /** Where there is room for it: on the left, and on a small table below, if the board that is scored is among the first. */
  readonly left: boolean;
  readonly early: boolean;
  readonly speaker: Speaker;
  readonly say: Say;
}

/** Shows one step after the other, of one board after the other, and goes away when all is told. Another board has a panel of its own: none jumps across. */
export function ScoringScene({ telling, left, early, speaker, say }: SceneProps) {
  const now = telling.told.at(-1);
  const told = latelyTold(telling).filter(({ board }) => board === now?.board);
  return (
    <Teller
      key={now?.board}
      telling={{ ...telling, told }}
      look="panel"
      inSlot={false}
      className={`bre-scene${left ? ' bre-scene-left' : ''}${early ? ' bre-scene-early' : ''}`}
      kept={told.length}
      head={<h3>{now?.board ? say('scoring', { board: speaker.name(now.board) }) : ''}</h3>}
      show={(step) => {
        const seat = seatIn(step);
        return (
          <TellerStep
            grave={GRAVE.test(step.event)}
            words={speaker.event(step)}
            picture={
              <>
                {seat !== null && <SeatShape seat={seat} />}
                {typeof step.with.card === 'string' && <CardFace card={step.with.card as Card} />}
              </>
            }
          />
        );
      }}
    />
  );
}
