import cannon from 'icon:cannon-shot';
import { Icon } from '../../../parts/icon.tsx';
import type { Volley } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { SectionIcon } from '../tokens/tokens.tsx';
import { Dice } from './dice.tsx';
import './volley.css';

/** A volley on its way: each die, and the section it is bound for. */
export function VolleyRow({ volley }: { readonly volley: Volley }) {
  const { say, speaker, names } = useDeck();
  const whom = typeof volley.at === 'number' ? (names[volley.at] ?? '') : speaker.name(volley.at);
  return (
    <div className="fdm-volley">
      <b>
        <Icon body={cannon} size={20} /> {say('volleyAt', { name: whom })}
      </b>
      <Dice
        dice={volley.dice}
        count={false}
        under={(i) => {
          const section = volley.sections[i] ?? null;
          if (volley.cancelled[i]) return <span className="fdm-bound fdm-cancelled">{say('cancelled')}</span>;
          return (
            <span className="fdm-bound">
              {section === null ? (
                say('toPlace')
              ) : (
                <>
                  <SectionIcon section={section} size={16} />
                  {speaker.name(section)}
                </>
              )}
            </span>
          );
        }}
      />
    </div>
  );
}
