// The log: the watch, the rope with morale and everybody's trust, the steps of a round, and what the next watch will cost.
import { Icon } from '../../../parts/icon.tsx';
import { owned, SeatShape } from '../../parts/seat-mark.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { FIRST_NIGHT, quantities, SLOTS, scoreIfReached, TRACK } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Missions } from '../missions/missions.tsx';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { aheadOf } from './ahead.ts';
import './log.css';
import { STEPS, stepOf } from './steps.ts';

export function Log() {
  const at = useVoyage();
  const { board, view, say, speaker, names } = at;
  const ahead = aheadOf(board);
  const step = stepOf(view.match?.stack ?? []);
  return (
    <section className="sku-log" aria-label={say('log')}>
      <Watch />
      <div className="sku-log-when">
        <b>{say('dayRound', { day: board.day, round: board.round })}</b>
        <span className="sku-dirt" {...speaks(ofThing(at, 'dirt', say('dirt', { n: board.dirt })))}>
          <span className="sr-only">{say('dirt', { n: board.dirt })}</span>
          {[1, 2, 3].map((n) => (
            <i key={n} data-on={n <= board.dirt} aria-hidden="true" />
          ))}
        </span>
        <span className="sku-loot" {...speaks(ofThing(at, 'loot', say('loot')))}>
          <span className="sr-only">{say('loot')} </span>
          <Icon body={ICONS.chest} size={15} /> {board.loot}
        </span>
        {board.wind !== null && (
          <span {...speaks(ofThing(at, 'wind', say('wind', { wind: board.wind })))}>
            <Icon body={ICONS.wind} size={15} /> {say('wind', { wind: board.wind })}
          </span>
        )}
        {board.fog && (
          <span {...speaks(ofThing(at, 'fog', speaker.name('fog')))}>
            <Icon body={ICONS.fog} size={15} /> {speaker.name('fog')}
          </span>
        )}
      </div>
      <Rope />
      <ol className="sku-steps" aria-label={say('steps')}>
        {STEPS.map(({ id, icon }) => (
          <li key={id} aria-current={step === id ? 'step' : undefined} {...speaks(ofThing(at, id, say(id)))}>
            <Icon body={icon} size={17} />
            <span>{say(id)}</span>
          </li>
        ))}
      </ol>
      <p className="sku-ahead">
        <b>{say('nextWatch')}</b>{' '}
        {ahead
          .map((a) =>
            a.kind === 'dirt' ? say('aheadDirt', { n: a.to }) : a.kind === 'fed' ? say('aheadFed', { n: a.n }) : say(a.kind),
          )
          .join(' · ')}
      </p>
      <Missions />
      <ul className="sku-ranks" aria-label={say('whoLeads')}>
        {board.people
          .filter((p) => p.number === 0)
          .toSorted((a, b) => b.trust - a.trust)
          .map((p) => (
            <li key={p.cls} style={owned(p.owner)} data-beyond={p.owner !== board.captain && p.trust > board.morale}>
              <SeatShape seat={p.owner} size={15} />
              <span>{names[p.owner]}</span>
              <b {...speaks(ofThing(at, 'trust', say('trust')))}>
                <Icon body={ICONS.hearts} size={11} /> {p.trust}
              </b>
              <b {...speaks(ofThing(at, 'prestige', say('prestige')))}>
                <Icon body={ICONS.crown} size={12} /> {board.registers[p.owner]!.prestige}
              </b>
              <Sum of={scoreIfReached(board, p.owner)} name={say('ifReached')} nameOf={(what) => speaker.name(what)}>
                <Icon body={ICONS.star} size={13} /> <b>{scoreIfReached(board, p.owner).value}</b>
              </Sum>
            </li>
          ))}
      </ul>
    </section>
  );
}

const HAND = (slot: number): number => (slot - 1) * 60;

/** Six hands: four light, two dark. The number is also the side from which enemies come. */
function Watch() {
  const table = useVoyage();
  const { board, say } = table;
  const words = say('watch', { n: board.watch, night: quantities.isNight(board) ? 'yes' : 'no' });
  return (
    <svg
      className="sku-watch"
      viewBox="-50 -50 100 100"
      role="img"
      aria-label={words}
      {...speaks(ofThing(table, 'watch', words))}
    >
      <circle className="sku-watch-rim" r="47" />
      {Array.from({ length: SLOTS }, (_, i) => i + 1).map((slot) => (
        <g key={slot} transform={`rotate(${HAND(slot)})`} data-now={slot === board.watch} data-night={slot >= FIRST_NIGHT}>
          <path className="sku-slot" d="M0 0L-21-37A42 42 0 0 1 21-37z" />
          <text y="-25" transform={`rotate(${-HAND(slot)} 0 -29)`}>
            {slot}
          </text>
        </g>
      ))}
      <path className="sku-watch-hand" d="M0-36L5 0L0 8L-5 0z" transform={`rotate(${HAND(board.watch)})`} />
      <circle className="sku-watch-pin" r="4" />
    </svg>
  );
}

/** A rope from 0 to 20: morale as a flag, trust as everybody's mark. Whoever is beyond the flag may mutiny. */
function Rope() {
  const table = useVoyage();
  const { board, say, speaker, names } = table;
  const at = (n: number) => ({ left: `${(n / TRACK) * 100}%` });
  const stacked = board.people.map((p, i) => board.people.slice(0, i).filter((q) => q.trust === p.trust).length);
  return (
    <figure className="sku-rope" aria-label={say('rope')}>
      <span className="sku-rope-line" />
      <span className="sku-rope-beyond" style={at(board.morale)} />
      {[0, 5, 10, 15, 20].map((n) => (
        <small key={n} style={at(n)} aria-hidden="true">
          {n}
        </small>
      ))}
      <span
        className="sku-morale"
        style={at(board.morale)}
        role="img"
        aria-label={say('morale', { n: board.morale })}
        {...speaks(ofThing(table, 'morale', say('morale', { n: board.morale })))}
      >
        <Icon body={ICONS.flag} size={20} />
        <b>{board.morale}</b>
      </span>
      {board.people.map((p, i) => {
        const words = say('trustOf', { who: speaker.name(p.cls), name: names[p.owner] ?? '', n: p.trust });
        return (
          <span
            key={p.cls}
            className="round sku-rope-mark"
            style={{ ...at(p.trust), ...owned(p.owner), '--up': stacked[i]! }}
            data-captain={p.number === 0 && p.owner === board.captain}
            data-ally={p.number > 0}
            role="img"
            aria-label={words}
            {...speaks(ofThing(table, 'trust', words))}
          >
            <SeatShape seat={p.owner} size={p.number > 0 ? 12 : 16} />
          </span>
        );
      })}
    </figure>
  );
}
