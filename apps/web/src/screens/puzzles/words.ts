import { says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';

/** Words of the pages with puzzles. */
const words = {
  en: {
    puzzles: 'Puzzles',
    about: 'Moments from games between bots in which one choice is clearly the best. Find it on the real board; then see why.',
    today: 'Puzzle of the day',
    'today.done': 'Solved today',
    'today.missed': 'Missed today',
    another: 'Another puzzle',
    themes: 'By theme:',
    none: 'There are no puzzles for this game yet.',
    rating: 'Your rating is {points}.',
    'rating.none': 'You have not tried any yet.',
    solved: '{solved, plural, one {# of {all} solved.} other {# of {all} solved.}}',
    streak: '{days, plural, =0 {No streak yet: solve a puzzle of the day.} one {A streak of # day.} other {A streak of # days.}}',
    curve: 'Your rating, from your first puzzle to your last',
    panel: 'Puzzle',
    hard: 'Rated {points}',
    ask: 'One choice is clearly better than all others here. Which one?',
    missed: '“{choice}” is not the best here. Look again, or see the answer.',
    show: 'Show the answer',
    right: 'That’s it',
    wrong: 'The answer',
    answer: 'The best choice is “{choice}”.',
    gap: 'A deep search gives you {best}% to win after it, and {next}% after “{other}”.',
    worlds: 'It is the best in {holds} of {of} imagined games, whatever the others hide.',
    figures: 'What the search found',
    choice: 'Choice',
    chance: 'Chance to win',
    tried: 'Times tried',
    gain: 'Your rating is now {points} ({by}).',
    next: 'Next puzzle',
    all: 'All puzzles',
    again: 'Start over',
    fold: 'Fold the puzzle',
    unfold: 'Unfold the puzzle',
  },
  fr: {
    puzzles: 'Problèmes',
    about:
      'Des moments de parties entre robots où un choix est nettement le meilleur. Trouvez-le sur le vrai plateau, puis voyez pourquoi.',
    today: 'Problème du jour',
    'today.done': 'Résolu aujourd’hui',
    'today.missed': 'Manqué aujourd’hui',
    another: 'Un autre problème',
    themes: 'Par thème :',
    none: 'Il n’y a pas encore de problèmes pour ce jeu.',
    rating: 'Votre cote est de {points}.',
    'rating.none': 'Vous n’en avez encore essayé aucun.',
    solved: '{solved, plural, one {# résolu sur {all}.} other {# résolus sur {all}.}}',
    streak:
      '{days, plural, =0 {Pas encore de série : résolvez un problème du jour.} one {Une série de # jour.} other {Une série de # jours.}}',
    curve: 'Votre cote, du premier problème au dernier',
    panel: 'Problème',
    hard: 'Coté {points}',
    ask: 'Un choix est ici nettement meilleur que tous les autres. Lequel ?',
    missed: '« {choice} » n’est pas le meilleur choix ici. Regardez encore, ou voyez la réponse.',
    show: 'Voir la réponse',
    right: 'C’est cela',
    wrong: 'La réponse',
    answer: 'Le meilleur choix est « {choice} ».',
    gap: 'Une recherche approfondie vous donne ensuite {best} % de chances de gagner, et {next} % après « {other} ».',
    worlds: 'C’est le meilleur choix dans {holds} parties imaginées sur {of}, quoi que cachent les autres.',
    figures: 'Ce que la recherche a trouvé',
    choice: 'Choix',
    chance: 'Chances de gagner',
    tried: 'Essais',
    gain: 'Votre cote passe à {points} ({by}).',
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    again: 'Recommencer',
    fold: 'Replier le problème',
    unfold: 'Déplier le problème',
  },
} as const;

const sentences = says(words);

/** A sentence of these pages; in English where the page speaks a language that has none. */
export function usePuzzleWords() {
  const { lang } = useLang();
  return sentences(lang in words ? lang : 'en');
}
