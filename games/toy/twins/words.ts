// Something is not said, or not as it is.
import { toy, toyDef } from '../src/game.ts';
import { aim } from '../src/rules/duel.ts';
import { butQuestion, butWords, type Twin } from './kit.ts';

export const words: readonly Twin[] = [
  {
    breaks: 'refusals-explain',
    how: 'Every refusal says the same, whatever the rule.',
    game: {
      ...toy,
      play: (s, seat, c) => {
        const played = toy.play(s, seat, c);
        return played.refused === undefined ? played : { refused: [{ rule: 'TOY-02', text: 'not-an-option' }] };
      },
    },
  },
  {
    breaks: 'worded',
    how: 'Nobody has written the French for a blow that misses.',
    game: butWords('fr', { events: omit(toyDef.text.fr.events, 'blow.missed') }),
  },
  {
    breaks: 'worded',
    how: 'The line for those who may know a drawn card is missing.',
    game: butWords('en', { events: omit(toyDef.text.en.events, 'card.drawn:seen') }),
  },
  {
    breaks: 'worded',
    how: 'A sentence asks for something that is not given.',
    game: butWords('en', { prompts: { ...toyDef.text.en.prompts, 'duel.aim': 'Whom does {captain} attack?' } }),
  },
  {
    breaks: 'worded',
    how: 'A card has no name in French.',
    game: butWords('fr', { names: omit(toyDef.text.fr.names, 'lunge') }),
  },
  {
    breaks: 'both-languages-say-the-same',
    how: 'The French sentence does not say who plays the card.',
    game: butWords('fr', { events: { ...toyDef.text.fr.events, 'card.played': 'On joue une {card}.' } }),
  },
  {
    breaks: 'both-languages-say-the-same',
    how: 'An English sentence is not closed.',
    game: butWords('en', { reasons: { ...toyDef.text.en.reasons, 'not-oneself': 'You cannot attack {yourself.' } }),
  },
  {
    breaks: 'rules-exist',
    how: 'A question names a rule that is not in the book.',
    game: butQuestion(aim, { rule: 'TOY-99' }),
  },
];

function omit<T extends object>(from: T, key: string): T {
  return Object.fromEntries(Object.entries(from).filter(([k]) => k !== key)) as T;
}
