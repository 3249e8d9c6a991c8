import { announce } from '../../../parts/heard.ts';
import { useAnswers } from '../model/answers.ts';
import { useKeys } from '../model/use-keys.ts';
import { KEYS } from './keys.tsx';

/** Keys that say something and change nothing. */
export function SpokenAnswers({ on }: { readonly on: boolean }) {
  const answers = useAnswers();
  useKeys(
    [
      { key: KEYS.clock, does: () => announce(...answers.clock()) },
      { key: KEYS.standing, does: () => announce(...answers.standing()) },
      { key: KEYS.events, does: () => announce(...answers.log()) },
    ],
    on,
  );
  return null;
}
