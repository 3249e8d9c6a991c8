import { chapters, type SameKeys } from '@boucan/kernel';
import { fights } from './chapters/fights.fr.ts';
import { home } from './chapters/home.fr.ts';
import { ledger } from './chapters/ledger.fr.ts';
import { sea } from './chapters/sea.fr.ts';
import { town } from './chapters/town.fr.ts';
import { cardsFrom, namesFrom } from './compose.ts';
import { names, parts } from './content.fr.ts';
import type { en } from './en.ts';
import { folds } from './folds.fr.ts';
import { options } from './options.fr.ts';
import { rules } from './rules/fr.ts';

const told = chapters(town, ledger, sea, fights, home);

export const fr: SameKeys<typeof en> = {
  title: 'Nassau',
  blurb:
    'Menez un même capitaine par les allées de Nassau, armez votre navire, combattez et pillez dans neuf zones des Caraïbes, et rapportez de quoi raconter au feu de camp. Quatre manches, de deux à quatre joueurs.',
  rules,
  ...told,
  folds,
  names: {
    ...names,
    ...told.names,
    ...namesFrom(parts),
  },
  cards: cardsFrom(rules),
  options,
  packs: {},
  ends: {
    'rounds-played': 'Les quatre manches sont jouées.',
    'shared-victory': 'Les quatre manches sont jouées, et la victoire est partagée.',
  },
  plans: {
    'fit-out':
      'À bord pour le voyage : {provisions, plural, =0 {aucune provision} one {# provision} other {# provisions}} et {crates, plural, =0 {aucune caisse} one {# caisse} other {# caisses}}. Le quai ajoute 2 provisions.',
    sail: 'Le bateau part avec {crates, plural, =0 {aucune caisse} one {# caisse} other {# caisses}} et {provisions, plural, =0 {aucune provision} one {# provision} other {# provisions}}, et le quai ajoute 2 provisions.',
    tales: '{tales, plural, one {Un récit peut être raconté} other {# récits peuvent être racontés}} au feu de camp.',
    provisions:
      '{provisions, plural, =0 {Il n’y a plus de provisions : ensuite, il faut rentrer.} one {Il reste # provision : une action, puis le retour.} other {Il reste # provisions : autant d’actions avant le retour.}}',
    opponent:
      '{opponent_The} est {zones, plural, =0 {ici} one {à # zone} other {à # zones}} et tombe avec {crates, plural, one {# caisse} other {# caisses}}. {provisions, plural, =0 {Il n’y a plus de provisions ensuite.} one {Il reste # provision.} other {Il reste # provisions.}}',
  },
  mistakes: {
    hungry: 'quitte la ville avec trop peu de provisions',
    'long-walk': 'place trop de pirates dans les allées de la ville',
    'home-early': 'rentre alors qu’il reste des provisions',
    overkill: 'tire plus de caisses que l’adversaire n’en demande',
    'kept-tale': 'quitte le feu de camp avec un récit qui pouvait être raconté',
  },
  matters: {
    score: 'les points déjà comptés',
    opponents: 'les adversaires battus',
    companions: 'les paires de compagnons',
    weapons: 'les armes',
    goods: 'les marchandises à cacher',
    towers: 'les tours de guet',
    outposts: 'les avant-postes',
    tales: 'les récits à raconter',
    stock: 'les caisses et les provisions',
    items: 'les doublons, le rhum et le reste',
    pirates: 'les pirates encore debout',
    town: 'la place en ville',
    ship: 'les voiles, les marins et les cales',
    animals: 'les animaux',
    action: 'l’action en cours',
    time: 'le temps qui reste',
    voyage: 'le voyage à venir',
    stage: 'l’étape du voyage',
  },
  characters: {
    trader: 'marchand',
    raider: 'écumeur',
    gambler: 'flambeur',
    'trader:likes': 'Garde ses doublons pour le vieux loup de mer.',
    'raider:likes': 'Attaque tout ce qui flotte, et laisse les tours aux autres.',
    'gambler:likes': 'Pioche récit sur récit : l’un d’eux finira bien par être vrai.',
  },
};
