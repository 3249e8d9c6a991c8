// What has just happened, step by step, with the dice it was rolled with.
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import type { Fresh } from '../../../table/source.ts';
import { CardRow } from '../../parts/card.tsx';
import { stepsIn } from '../../parts/tale.ts';
import {
  type Pace,
  seatIn,
  Teller,
  TellerStep,
  TellingProvider,
  type ToldStep,
  useTelling,
  useTold,
} from '../../parts/teller.tsx';
import { CargoFace, EventFace } from '../cards/cards.tsx';
import { CARGO, type CargoId, EVENTS, type EventId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { Dice } from './dice.tsx';
import './news.css';
import { diceOf, rolledWords } from './rolled.ts';

/** Nobody needs to be shown what the board shows by itself. */
const QUIET =
  /^(turn\.began|ship\.sailed|port\.(entered|left|visited)|cargo\.dropped|npc\.(sailed|waited)|glory\.drawn|card\.announced)$/u;
const STEP = 700;
const HURRY = 260; // with much to tell
const MUCH = 10;
const DICE = 1200;
const READ = 2600; // a card is to be read

export const stepsOf = (lines: readonly Fresh[]): ToldStep[] => stepsIn(lines, ({ event }) => !QUIET.test(event));

const paceOf = (step: ToldStep): number => (step.event === 'event.drawn' ? READ : diceOf(step).length > 0 ? DICE : STEP);

const PACE: Pace<ToldStep> = {
  stepsOf,
  shows: (step, waiting) => (waiting >= MUCH ? HURRY : paceOf(step)),
  lingers: 2200,
};

interface NewsbearerProps {
  readonly fresh: readonly Fresh[];
  readonly atRest: ((n: number) => void) | undefined;
  /** Skips what is still to be told. */
  readonly hush: Ref<() => void>;
  readonly children: ReactNode;
}

/** Tells the news to whatever shows it, and to nothing else: the chart is not drawn again at every step. */
export function Newsbearer({ fresh, atRest, hush, children }: NewsbearerProps) {
  const telling = useTelling(fresh, PACE, atRest);
  const { skip } = telling;
  useImperativeHandle(hush, () => skip, [skip]);
  return <TellingProvider value={telling}>{children}</TellingProvider>;
}

/**
 * What is being told: over the chart it comes and goes, with cards to look at until one is asked something; in a scene it has a line of its
 * own.
 */
export function News({ inScene = false }: { readonly inScene?: boolean }) {
  const { question } = useDeck();
  return (
    <Teller
      telling={useTold()}
      look={inScene ? 'line' : 'panel'}
      className="fdm-news"
      show={(step, latest) => <Step step={step} latest={latest} cards={!inScene && question === null} />}
    />
  );
}

interface StepProps {
  readonly step: ToldStep;
  readonly latest: boolean;
  readonly cards: boolean;
}

function Step({ step, latest, cards }: StepProps) {
  const { speaker, say } = useDeck();
  const { told } = useTold();
  const before = told.slice(0, told.indexOf(step));
  const seat = seatIn(step);
  const dice = diceOf(step);
  const rolled = rolledWords(step, say, before);
  const cargo = Array.isArray(step.with.cards)
    ? (step.with.cards as readonly string[]).filter((card): card is CargoId => card in CARGO)
    : [];
  const { event } = step.with;
  return (
    <TellerStep picture={seat !== null && <SeatBadge seat={seat} size={22} />} words={speaker.event(step)}>
      {latest && dice.length > 0 && <Dice dice={dice} count={rolled === null} />}
      {latest && rolled !== null && <b className="fdm-rolled">{rolled}</b>}
      {latest && cards && cargo.length > 0 && (
        <CardRow>
          {cargo.map((card) => (
            <CargoFace key={card} card={card} />
          ))}
        </CardRow>
      )}
      {latest && cards && step.event === 'event.drawn' && typeof event === 'string' && event in EVENTS && (
        <EventFace card={event as EventId} />
      )}
    </TellerStep>
  );
}
