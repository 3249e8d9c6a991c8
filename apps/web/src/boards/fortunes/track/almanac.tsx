// What everybody may know about the state of the sea.
import rolling from 'icon:rolling-dices';
import { Icon } from '../../../parts/icon.tsx';
import { Label, Note } from '../../parts/label.tsx';
import { Group, Panel, Scrolls } from '../../parts/panel.tsx';
import { Sum } from '../../parts/sum.tsx';
import { EventFace, MissionFace, Skills } from '../cards/cards.tsx';
import { EVENTS, type EventId, NPCS, type Npc, RULES } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { npcAt, npcsOf, preyOf } from '../map/berths.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { GoodPicture } from '../tokens/tokens.tsx';
import './almanac.css';

export function Almanac({ close }: { readonly close: () => void }) {
  const { board, me, names, say, speaker, lang } = useDeck();
  const { war } = board;
  const list = new Intl.ListFormat(lang);
  return (
    <Panel
      label={say('event')}
      className="fdm-almanac"
      close={close}
      head={
        <h3>
          {say('round', { n: board.round })} · {say('events', { n: board.events })}
        </h3>
      }
    >
      <Scrolls className="fdm-almanac-body">
        {board.declared.length > 0 && (
          <p className="fdm-alarm">{say('final', { names: list.format(board.declared.map((seat) => names[seat] ?? '')) })}</p>
        )}
        <Group title={say('event')}>
          {board.inForce.length === 0 && <Note>{say('noEvent')}</Note>}
          {board.inForce.map(({ event, eye, good }) => (
            <div key={event} className="fdm-in-force">
              <EventFace card={event} />
              {eye !== null && <Label>{speaker.name(eye)}</Label>}
              {good !== null && (
                <Label>
                  <GoodPicture good={good} size={24} />
                  {speaker.name(good)}
                </Label>
              )}
            </div>
          ))}
        </Group>
        <Group
          title={
            war === null ? say('peace') : say('war', { one: speaker.name(war.nations[0]), other: speaker.name(war.nations[1]) })
          }
        >
          {war !== null && (
            <>
              <Label>
                <Flag of={war.nations[0]} size={34} />
                <Flag of={war.nations[1]} size={34} />
              </Label>
              <EventFace card={war.card} />
            </>
          )}
        </Group>
        <Group title={say('captainsAtSea')}>
          {npcsOf(board).map((npc) => {
            const sailing = npcAt(board, npc);
            if (sailing === null) return null;
            const { nation, kind } = NPCS[npc];
            const card = EVENTS[sailing.captain as EventId] ?? (war === null ? undefined : EVENTS[war.card]);
            return (
              <div key={npc} className="fdm-captain-row">
                <ShipPicture type={sailing.ship} flag={nation ?? 'pirate'} livery={kind === 'pirate' ? 'pirate' : 'navy'} />
                <div>
                  <b>{speaker.name(sailing.captain)}</b>
                  <Note>
                    {speaker.name(sailing.ship)}, {speaker.name(sailing.zone)}
                  </Note>
                  <Skills of={card !== undefined && 'manoeuvre' in card ? card : ((NPCS[npc] as Npc).skills ?? {})} />
                  {board.sums.hunts
                    .filter((hunt) => hunt.npc === npc)
                    .map(({ seat, dice }) => (
                      <Label key={seat}>
                        <Icon body={rolling} size={18} />
                        <Sum of={dice} name={say('huntDice', { name: names[seat] ?? '' })} nameOf={speaker.name} />
                        {say('huntDice', { name: names[seat] ?? '' })}
                      </Label>
                    ))}
                  {preyOf(board, npc).length > 0 && (
                    <Note className={me !== null && preyOf(board, npc).includes(me) ? 'fdm-alarm' : ''}>
                      {say('hunts', { names: list.format(preyOf(board, npc).map((seat) => names[seat] ?? '')) })}
                    </Note>
                  )}
                </div>
              </div>
            );
          })}
          {board.arrivals.length > 0 && (
            <Note>
              {say('arrivals')}: {list.format(board.arrivals.map((captain) => speaker.name(captain)))}
            </Note>
          )}
          <Note>{say('merchantsMet', { n: board.track, of: RULES.merchantRefill })}</Note>
        </Group>
        <Group title={say('missionsOnOffer')}>
          {board.offers.map((card) => (
            <MissionFace key={card} card={card} />
          ))}
        </Group>
      </Scrolls>
    </Panel>
  );
}
