import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'odd-tables': 'Une table compte au moins 2 places, et la plus petite ne peut pas dépasser les autres.',
  'no-rounds': 'Un tournoi suisse compte au moins 1 ronde.',
  'late-only-in-swiss': 'Seul un tournoi suisse accepte les inscriptions tardives.',
  'tie-break-twice': 'Chaque départage ne compte qu’une fois.',
  'tournament-is-over': 'Le tournoi est terminé.',
  'only-the-host': 'Seul l’hôte du tournoi peut faire cela.',
  'only-the-server': 'Les résultats viennent des tables. L’hôte peut trancher un litige.',
  'not-for-the-server': 'Cela revient à une personne.',
  'already-entered': 'Vous participez déjà.',
  'left-before': 'Vous avez quitté ce tournoi et ne pouvez plus y entrer.',
  full: 'Le tournoi est complet : {most, plural, one {# personne} other {# personnes}}.',
  'already-started': 'Le tournoi a commencé et n’accepte plus d’inscriptions.',
  'last-round': 'La dernière ronde est tirée. Il est trop tard pour s’inscrire.',
  'not-entered': 'Cette personne ne participe pas au tournoi.',
  'round-not-over': 'Des tables de cette ronde jouent encore.',
  'too-few': 'Une table demande au moins {least, plural, one {# personne} other {# personnes}}.',
  'no-schedule':
    'Aucun calendrier ne fait se rencontrer une fois {people, plural, one {# personne} other {# personnes}} à des tables de {seats}. Cela marche à {numbers}.',
  'no-such-table': 'Cette table ne fait pas partie du tournoi.',
  'own-table': 'Vous avez joué à cette table et ne pouvez pas trancher son litige. Son résultat reste.',
  'odd-places': 'Donnez un rang à chaque place. Il faut un premier.',
  'say-why': 'Donnez la raison en {most} caractères au plus. Tout le monde peut la lire.',
  'next-round-drawn': 'La ronde suivante est tirée : ce résultat reste.',
};
