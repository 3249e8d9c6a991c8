// What everybody may know about the state of the sea.
import cross from 'icon:cross-mark';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { EventFace, MissionFace, Skills } from '../cards/cards.tsx';
import { EVENTS, type EventId, NPC_IDS, NPCS, RULES } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { GoodPicture } from '../tokens/tokens.tsx';

export function Almanac({ close }: { readonly close: () => void }) {
  const { board, me, names, say, speaker, lang } = useDeck();
  const { war } = board;
  const list = new Intl.ListFormat(lang);
  return (
    <section className="fdm-panel fdm-almanac" aria-label={say('event')}>
      <header className="fdm-panel-head">
        <h3>
          {say('round', { n: board.round })} · {say('events', { n: board.events })}
        </h3>
        <button type="button" className="quiet fdm-square" aria-label={say('close')} onClick={close}>
          <Icon body={cross} size={14} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="fdm-almanac-body" tabIndex={0}>
        {board.declared.length > 0 && (
          <p className="fdm-alarm">{say('final', { names: list.format(board.declared.map((seat) => names[seat] ?? '')) })}</p>
        )}
        <Part title={say('event')}>
          {board.inForce.length === 0 && <span className="fdm-note">{say('noEvent')}</span>}
          {board.inForce.map(({ event, eye, good }) => (
            <div key={event} className="fdm-news">
              <EventFace card={event} />
              {eye !== null && <span className="fdm-thing">{speaker.name(eye)}</span>}
              {good !== null && (
                <span className="fdm-thing">
                  <GoodPicture good={good} size={24} />
                  {speaker.name(good)}
                </span>
              )}
            </div>
          ))}
        </Part>
        <Part
          title={
            war === null ? say('peace') : say('war', { one: speaker.name(war.nations[0]), other: speaker.name(war.nations[1]) })
          }
        >
          {war !== null && (
            <>
              <span className="fdm-thing">
                <Flag of={war.nations[0]} size={34} />
                <Flag of={war.nations[1]} size={34} />
              </span>
              <EventFace card={war.card} />
            </>
          )}
        </Part>
        <Part title={say('captainsAtSea')}>
          {NPC_IDS.map((npc, i) => {
            const sailing = board.npcs[i];
            if (sailing == null) return null;
            const { nation, kind } = NPCS[npc];
            const card = EVENTS[sailing.captain as EventId] ?? (war === null ? undefined : EVENTS[war.card]);
            return (
              <div key={npc} className="fdm-captain-row">
                <ShipPicture type={sailing.ship} flag={nation ?? 'pirate'} livery={kind === 'pirate' ? 'pirate' : 'navy'} />
                <div>
                  <b>{speaker.name(sailing.captain)}</b>
                  <p className="fdm-note">
                    {speaker.name(sailing.ship)}, {speaker.name(sailing.zone)}
                  </p>
                  {card !== undefined && 'manoeuvre' in card && <Skills of={card} />}
                  {board.prey[i]!.length > 0 && (
                    <p className={me !== null && board.prey[i]!.includes(me) ? 'fdm-alarm' : 'fdm-note'}>
                      {say('hunts', { names: list.format(board.prey[i]!.map((seat) => names[seat] ?? '')) })}
                    </p>
                  )}
                </div>
              </div>
            );
          })}
          {board.arrivals.length > 0 && (
            <p className="fdm-note">
              {say('arrivals')}: {list.format(board.arrivals.map((captain) => speaker.name(captain)))}
            </p>
          )}
          <p className="fdm-note">{say('merchantsMet', { n: board.track, of: RULES.merchantRefill })}</p>
        </Part>
        <Part title={say('missionsOnOffer')}>
          {board.offers.map((card) => (
            <MissionFace key={card} card={card} />
          ))}
        </Part>
      </div>
    </section>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="fdm-group">
    <h4>{title}</h4>
    <div className="fdm-group-body">{children}</div>
  </div>
);
