import { says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';

/** Words of the pages for whoever looks before playing. */
const words = {
  en: {
    of: 'Look inside {game}',
    aid: 'Player aid',
    'aid.of': '{game}: player aid',
    print: 'Print',
    learn: 'Lessons',
    rules: 'Rules',
    tour: 'Watch a game',
    'tour.of': '{game} in two minutes',
    'tour.board': 'The board',
    'tour.far': 'How far the tour is',
    'tour.begins': 'A game between {names}, cut to the moments that mattered.',
    'tour.leads': '{name} is in front.',
    'tour.turned': 'That is worth about {points}% of the chance to win to {name}.',
    'tour.better': '“{better}” would have been better for {name}, by about {points}% of the chance to win.',
    'tour.back': 'Back',
    'tour.on': 'Next',
    'tour.pause': 'Pause',
    'tour.run': 'Play',
    puzzles: 'Puzzles',
    back: 'What is in the box',
    box: 'What is in the box',
    all: 'Everything',
    find: 'Find',
    kinds: 'Kinds',
    found: '{n, plural, =0 {Nothing found. Try another word.} one {# thing} other {# things}}',
    copies: '{n, plural, one {# copy} other {# copies}}',
  },
  fr: {
    of: 'Découvrir {game}',
    aid: 'Aide de jeu',
    'aid.of': '{game} : aide de jeu',
    print: 'Imprimer',
    learn: 'Leçons',
    rules: 'Règles',
    tour: 'Voir une partie',
    'tour.of': '{game} en deux minutes',
    'tour.board': 'Le plateau',
    'tour.far': 'Où en est la visite',
    'tour.begins': 'Une partie entre {names}, réduite aux moments qui ont compté.',
    'tour.leads': '{name} est en tête.',
    'tour.turned': 'Cela vaut à {name} environ {points} % de chances de gagner.',
    'tour.better': '« {better} » aurait mieux valu pour {name}, d’environ {points} % de chances de gagner.',
    'tour.back': 'Retour',
    'tour.on': 'Suite',
    'tour.pause': 'Pause',
    'tour.run': 'Lecture',
    puzzles: 'Problèmes',
    back: 'Le contenu de la boîte',
    box: 'Le contenu de la boîte',
    all: 'Tout',
    find: 'Chercher',
    kinds: 'Sortes',
    found: '{n, plural, =0 {Rien trouvé. Essayez un autre mot.} one {# élément} other {# éléments}}',
    copies: '{n, plural, one {# exemplaire} other {# exemplaires}}',
  },
} as const;

const sentences = says(words);

/** A sentence of these pages; in English where the page speaks a language that has none. */
export function useLookWords() {
  const { lang } = useLang();
  return sentences(lang in words ? lang : 'en');
}
