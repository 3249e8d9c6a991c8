// What the content is called and what its cards say, in English: our own words throughout.
import { captainAbilities, zoneAbilities } from './en/abilities.ts';
import { glory, rumours } from './en/cards.ts';
import { eventNames, eventTexts } from './en/events.ts';
import { forms } from './en/forms.ts';
import { missions } from './en/missions.ts';
import { things } from './en/names.ts';
import { specialistNames, specialistTexts } from './en/specialists.ts';
import { modifications, weapons } from './en/tokens.ts';
import { namesOf, textsOf } from './entry.ts';

export const en = {
  /** The name of everything that has an id. */
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
  /** The text on the card, the board or the token. */
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
