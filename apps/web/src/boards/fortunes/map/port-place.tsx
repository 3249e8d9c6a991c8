import castle from 'icon:castle';
import sabres from 'icon:crossed-sabres';
import { motion } from 'motion/react';
import { Glyph } from '../../parts/token.tsx';
import { ZONES, type ZoneId } from '../content.ts';
import type { Deck } from '../deck.tsx';
import { FlagShape } from '../ships/flag.tsx';
import { DemandToken, ModToken } from '../tokens/tokens.tsx';
import { PLACES } from './places.ts';
import './port-place.css';

interface Props {
  readonly zone: ZoneId;
  readonly demand: Deck['board']['demand'][number];
  readonly yard: Deck['board']['yards'][number];
  readonly deck: Deck;
}

/** The town, its flag, its name, and its two tokens. */
export function PortPlace({ zone, demand, yard, deck }: Props) {
  const { name, tokens, port } = PLACES[zone];
  const { nation } = ZONES[zone];
  const war = deck.board.war;
  const atWar = nation !== null && (war?.nations.includes(nation) ?? false);
  return (
    <g className={port === null ? 'fdm-open-sea' : undefined}>
      {port !== null && (
        <g transform={`translate(${port[0]} ${port[1]})`}>
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
        </g>
      )}
      <g transform={`translate(${name[0]} ${name[1]})`}>
        <text className="fdm-name">{deck.speaker.name(zone)}</text>
      </g>
      <g transform={`translate(${tokens[0]} ${tokens[1] + 4})`}>
        {demand !== null && (
          <motion.g key={demand} initial={{ scale: 0.4, opacity: 0 }} animate={{ scale: 1, opacity: 1 }}>
            <g transform="translate(-16 0)">
              <DemandToken good={demand} lit={deck.lit.includes(demand)} />
            </g>
          </motion.g>
        )}
        {yard !== null && (
          <g transform="translate(16 0)">
            <ModToken mod={yard} lit={deck.lit.includes(yard)} />
          </g>
        )}
      </g>
    </g>
  );
}
