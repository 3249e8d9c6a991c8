// Words that must not appear, with the reason, and terms that must: in rules, log, questions, boards and guides alike.
import { brethren } from './terms/brethren.ts';
import { fortunes } from './terms/fortunes.ts';
import { nassau } from './terms/nassau.ts';
import { skull } from './terms/skull.ts';
import type { Terms } from './terms/term.ts';

/** Nowhere in the product. */
export const EVERYWHERE: Terms['banned'] = {
  en: [
    { words: /\(s\)/u, why: 'plurals are ICU' },
    { words: /\bnought\b|\banew\b|\blawful/iu, why: 'everyday words: none, again, allowed' },
    { words: /\bin a hundred\b/iu, why: 'percent is 5%' },
    { words: /\blook(s|ing)? on\b|\bonlooker/iu, why: 'people watch; they are spectators' },
    { words: /\btakes? back\b|\btaken back\b/iu, why: 'a move is undone' },
    { words: /That will do|Off they go|Neither here nor there/u, why: 'say what pressing does' },
    { words: / {2}/u, why: 'one space is enough' },
    { words: / - /u, why: 'a dash is –' },
  ],
  fr: [
    { words: /\(s\)/u, why: 'les pluriels sont en ICU' },
    { words: /\bsur cent\b/iu, why: 'on écrit 5 %' },
    { words: /éconduire/iu, why: 'exclure' },
    { words: /\bfut\b|\bfurent\b/iu, why: 'pas de passé simple' },
    { words: / {2}/u, why: 'une espace suffit' },
    { words: /\.\.\./u, why: '… est un seul signe' },
  ],
};

export const TERMS: Readonly<Record<string, Terms>> = { brethren, fortunes, nassau, skull };
