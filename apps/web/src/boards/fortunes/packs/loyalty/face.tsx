// A crew's mood on the sheet: the steps from Angry to Fierce, and where the cube stands.
import flag from 'icon:rally-the-troops';
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../../parts/icon.tsx';
import { Group } from '../../../parts/panel.tsx';
import { speaks } from '../../../parts/speaks.ts';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import './face.css';
import { sayIn } from './words.ts';

/** From the worst; the cube stands on a number from −3 to 3. */
const STEPS = ['angry', 'unhappy', 'restless', 'content', 'pleased', 'happy', 'fierce'] as const;
const CONTENT = STEPS.indexOf('content');

function Sheet({ seat }: { readonly seat: Seat }) {
  const { view, lang, speaker } = useDeck();
  const say = sayIn(lang);
  const { steps } = view.match!.parts!.loyalty as { readonly steps: readonly number[] };
  const at = steps[seat]! + CONTENT;
  const named = (step: (typeof STEPS)[number]): string => speaker.name(`loyalty/${step}`);
  const name = say('crew', { step: named(STEPS[at]!) });
  return (
    <Group title={name}>
      <ol className="fdm-mood" {...speaks({ name, words: say('does'), rule: 'SEA-m11-21' })}>
        {STEPS.map((step, i) => (
          <li
            key={step}
            data-mood={i < CONTENT ? 'bad' : i === CONTENT ? 'even' : 'good'}
            aria-current={i === at ? 'step' : undefined}
          >
            {named(step)}
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** The mood on the strip of the ship: its name, and its colour. */
function Rail({ seat }: { readonly seat: Seat }) {
  const { view, lang, speaker } = useDeck();
  const { steps } = view.match!.parts!.loyalty as { readonly steps: readonly number[] };
  const at = steps[seat]! + CONTENT;
  const step = speaker.name(`loyalty/${STEPS[at]!}`);
  const name = sayIn(lang)('crew', { step });
  return (
    <span
      className="fdm-rail-fact fdm-rail-mood"
      data-mood={at < CONTENT ? 'bad' : at === CONTENT ? 'even' : 'good'}
      {...speaks({ name, words: sayIn(lang)('does'), rule: 'SEA-m11-21' })}
    >
      <Icon body={flag} size={18} label={name} />
      <b aria-hidden="true">{step}</b>
    </span>
  );
}

export const face: PackFace = { Sheet, Rail, icons: { rally: flag, 'buy-loyalty': flag } };
