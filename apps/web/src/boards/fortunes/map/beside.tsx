// What packs have laid beside a ship of nobody's, face up: it sails with the ship.
import { speaks } from '../../parts/speaks.ts';
import { Glyph, Token } from '../../parts/token.tsx';
import { useDeck } from '../deck.tsx';
import { tokensBeside } from '../packs.ts';
import { ofTokenBeside } from '../speech.ts';
import { tokenIcon } from '../tokens/icons.ts';

/** One over the other, at the stern. */
const PACE = 24;

export function Beside({ npc }: { readonly npc: string }) {
  const deck = useDeck();
  return tokensBeside(deck.view.match!, npc).map((token, i) => (
    <g key={token} className="fdm-beside" transform={`translate(26 ${8 - PACE * i})`} {...speaks(ofTokenBeside(deck, token))}>
      <Token shape="hex" r={13} rimmed lit={deck.lit.includes(token)}>
        <Glyph body={tokenIcon(token)} size={14} />
      </Token>
    </g>
  ));
}
