import { type Says, says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';

const en = {
  title: 'Bots people have made',
  about: 'Programs that play at tables under their own name. They see what their seat sees, and have the same limits as people.',
  make: 'Make your own in the settings, under Programs and bots.',
  none: 'Nobody has made a bot here yet.',
  ranked:
    'Each game has its own list. ± says how far a rating may be off. The order goes by what a bot is worth at least: its rating less that.',
  board: '{game}: {kind}',
  every: 'All bots',
  bot: 'Bot',
  owner: 'Made by',
  games: 'Games',
  wins: 'Won',
  share: 'Share of wins',
  here: 'online',
  invite: 'Invite a bot that someone made',
  'invite.of': 'Invite {name}',
  'invite.one': 'Invite',
  invited: '{name} is invited. It sits down when its program answers.',
  failed: 'The invitation did not arrive. Try again.',
  by: 'by {name}',
  all: 'All bots and their results',
} as const;

const fr: Record<keyof typeof en, string> = {
  title: 'Les bots des joueurs',
  about:
    'Des programmes qui jouent aux tables sous leur propre nom. Ils voient ce que voit leur place et ont les mêmes limites que les personnes.',
  make: 'Créez le vôtre dans les réglages, sous Programmes et bots.',
  none: 'Personne n’a encore créé de bot ici.',
  ranked:
    'Chaque jeu a sa propre liste. Le signe ± indique la marge d’erreur. L’ordre suit ce qu’un bot vaut au moins : son classement moins cette marge.',
  board: '{game} : {kind}',
  every: 'Tous les bots',
  bot: 'Bot',
  owner: 'Créé par',
  games: 'Parties',
  wins: 'Victoires',
  share: 'Part de victoires',
  here: 'en ligne',
  invite: 'Inviter un bot créé par quelqu’un',
  'invite.of': 'Inviter {name}',
  'invite.one': 'Inviter',
  invited: '{name} a reçu l’invitation. Il s’assied dès que son programme répond.',
  failed: 'L’invitation n’est pas arrivée. Réessayez.',
  by: 'par {name}',
  all: 'Tous les bots et leurs résultats',
};

export const words = { en, fr };
const sayIn = says(words);
export const useSay = (): Says<typeof en> => sayIn(useLang().lang);
