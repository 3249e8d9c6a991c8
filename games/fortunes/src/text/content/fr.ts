// The same in French, written and not translated; an id that is missing does not compile.
import type { en } from './en.ts';
import { namesOf, type SameWords, textsOf } from './entry.ts';
import { captainAbilities, zoneAbilities } from './fr/abilities.ts';
import { glory, rumours } from './fr/cards.ts';
import { eventNames, eventTexts } from './fr/events.ts';
import { forms } from './fr/forms.ts';
import { missions } from './fr/missions.ts';
import { things } from './fr/names.ts';
import { specialistNames, specialistTexts } from './fr/specialists.ts';
import { modifications, weapons } from './fr/tokens.ts';

export const fr: { readonly [part in keyof typeof en]: SameWords<(typeof en)[part]> } = {
  names: {
    ...things,
    ...forms,
    ...namesOf(zoneAbilities),
    ...namesOf(captainAbilities),
    ...eventNames,
    ...specialistNames,
    ...namesOf(glory),
    ...namesOf(rumours),
    ...namesOf(missions),
    ...namesOf(modifications),
    ...namesOf(weapons),
  },
  cards: {
    ...textsOf(zoneAbilities),
    ...textsOf(captainAbilities),
    ...eventTexts,
    ...specialistTexts,
    ...textsOf(glory),
    ...textsOf(rumours),
    ...textsOf(missions),
    ...textsOf(modifications),
    ...textsOf(weapons),
  },
};
