// A crew's mood on the sheet: the steps from Angry to Fierce, and where the cube stands.
import flag from 'icon:rally-the-troops';
import type { Seat } from '@boucan/kernel';
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

export const face: PackFace = { Sheet, icons: { rally: flag } };
