import castle from 'icon:castle';
import sabres from 'icon:crossed-sabres';
import padlock from 'icon:padlock';
import { allowed, offerOf } from '../../parts/offers.ts';
import { Piece } from '../../parts/piece.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Glyph } from '../../parts/token.tsx';
import { ZONES, type ZoneId } from '../content.ts';
import type { Deck } from '../deck.tsx';
import { type Plan, toPort } from '../plans.ts';
import { planNamed } from '../remark.ts';
import { FlagShape } from '../ships/flag.tsx';
import { DemandToken, ModToken } from '../tokens/tokens.tsx';
import { PLACES } from './places.ts';
import './port-place.css';

interface Props {
  readonly zone: ZoneId;
  readonly demand: Deck['board']['demand'][number];
  readonly yard: Deck['board']['yards'][number];
  readonly deck: Deck;
  readonly press: (zone: ZoneId, plan: Plan | null) => (byTouch: boolean, byKey?: boolean) => void;
}

/** The town, its flag, its name, and its two tokens. */
export function PortPlace({ zone, demand, yard, deck, press }: Props) {
  const { name, tokens, port } = PLACES[zone];
  const { board, me, speaker, say, tell } = deck;
  return (
    <g className={port === null ? 'fdm-open-sea' : undefined}>
      {port !== null && <Town zone={zone} deck={deck} press={press} />}
      <g className="fdm-name-place" transform={`translate(${name[0]} ${name[1]})`}>
        <text className="fdm-name">{speaker.name(zone)}</text>
      </g>
      <g transform={`translate(${tokens[0]} ${tokens[1] + 4})`}>
        {demand !== null && (
          <g key={demand} className="fdm-demanded">
            <g
              transform="translate(-16 0)"
              {...speaks({
                name: say('demand', { good: speaker.name(demand) }),
                words: tell('demand'),
                rule: 'FDM-PORT-SELL-03',
              })}
            >
              <DemandToken good={demand} lit={deck.lit.includes(demand)} />
            </g>
          </g>
        )}
        {yard !== null && (
          <g
            transform="translate(16 0)"
            {...speaks(
              yard === 'hidden'
                ? { name: say('yardHidden'), words: tell('yardHidden'), rule: 'FDM-PORT-07' }
                : {
                    name: say('yard', { mod: speaker.name(yard) }),
                    words: speaker.card(yard) ?? speaker.name(yard),
                    rule: 'FDM-PORT-07',
                  },
            )}
          >
            <ModToken mod={yard} lit={deck.lit.includes(yard)} />
          </g>
        )}
      </g>
      {port !== null && me !== null && board.sums.players[me]?.shut.includes(zone) && (
        <g
          className="fdm-shut"
          transform={`translate(${port[0] + 17} ${port[1] - 4})`}
          {...speaks({ words: tell('shut'), rule: 'FDM-MOVE-03' })}
        >
          <circle r="9" />
          <Glyph body={padlock} size={12} />
        </g>
      )}
    </g>
  );
}

/** The town itself: whoever presses it puts in there. */
function Town({ zone, deck, press }: Pick<Props, 'zone' | 'deck' | 'press'>) {
  const { board, me, speaker, tell, offers } = deck;
  const { nation, ability } = ZONES[zone];
  const at = PLACES[zone].port!;
  const atWar = nation !== null && (board.war?.nations.includes(nation) ?? false);
  const here = me !== null && board.players[me]!.zone === zone && !board.players[me]!.inPort;
  const enter = here ? offerOf(offers, 'sail', 'port') : undefined;
  const plan = toPort(deck, zone);
  const barred = plan === null && enter !== undefined && !allowed(enter);
  const town = nation === null ? speaker.name(zone) : `${speaker.name(zone)} · ${speaker.name(nation)}`;
  return (
    <Piece
      at={at}
      label={plan === null ? town : planNamed(deck, plan)}
      said={{
        name: town,
        words: ability === null ? tell('port') : `${speaker.name(ability)}. ${speaker.card(ability) ?? ''}`,
        rule: 'FDM-PORT-02',
        not: barred ? speaker.reason(enter.because[0]!) : undefined,
      }}
      state={plan !== null ? 'open' : barred ? 'shut' : undefined}
      drop={`port ${zone}`}
      reach={17}
      className="fdm-town-place"
      press={press(zone, plan)}
    >
      <circle className="fdm-port-dot" r="3.4" />
      <g className="fdm-town" transform="translate(0 -9)">
        <Glyph body={castle} size={22} />
      </g>
      <g transform="translate(6 -29) scale(1.2)">
        <path className="fdm-spars" d="M0 12V-1" />
        <FlagShape of={nation!} />
        {atWar && (
          <g className="fdm-at-war" transform="translate(26 6)">
            <Glyph body={sabres} size={14} />
          </g>
        )}
      </g>
    </Piece>
  );
}
