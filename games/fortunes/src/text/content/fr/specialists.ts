import {
  SPECIALIST_CARD_IDS,
  SPECIALIST_CARDS,
  type SpecialistCardId,
  type SpecialistType,
} from '../../../content/glory/specialists.ts';
import type { specialistNames as enNames, specialistTexts as enTexts } from '../en/specialists.ts';
import { type Entries, each, namesOf, type SameWords, textsOf } from '../entry.ts';

/** Ce que fait chacun, une fois engagé. */
const types: Entries<SpecialistType> = {
  carpenter: {
    name: 'Charpentier-menuisier',
    text: 'À la fin de votre tour, si vous n’y avez livré ni combat ni raid, 1 dégât à la Coque, aux Mâts ou à la Cargaison, à votre choix, est réparé sans frais, en mer comme au port.',
  },
  'gun-captain': {
    name: 'Capitaine de canons',
    text: 'Quand vous tirez en perdant du concours de manœuvre, ou ex aequo, avec au moins 1 succès, votre volée fait 1 touché de plus, sans dépasser vos Canons.',
  },
  'master-gunner': {
    name: 'Maître canonnier',
    text: 'Une fois par volée que vous tirez, canons de longue portée et canons chasseurs compris, vous pouvez relancer 1 dé de localisation, avant que les crânes soient placés et avant de choisir boulets enchaînés ou mitraille.',
  },
  surgeon: {
    name: 'Chirurgien',
    text: 'Quand un combat où vous avez perdu au moins 1 point d’Équipage est fini et que votre capitaine vit, vous en retrouvez 1 ; cela ne change jamais le vainqueur. La Fièvre jaune ne vous coûte jamais d’Équipage.',
  },
  lookout: {
    name: 'Vigie',
    text: 'Tous vos jets de Reconnaissance ont 1 dé de plus : actions Reconnaissance, rumeurs de mer et missions.',
  },
  'master-at-arms': {
    name: 'Capitaine d’armes',
    text: 'Tous vos jets de Leadership en combat d’équipage ont 1 dé de plus ; ceux du recrutement ou de l’acceptation d’une mission, non.',
  },
  purser: {
    name: 'Commissaire',
    text: 'Quand vous vendez, jusqu’à 3 cartes qui ne sont pas en demande rapportent 4 pièces d’or chacune au lieu de 3.',
  },
  sailmaker: {
    name: 'Maître voilier',
    text: 'Aux tours de combat où vous avez déclaré Fuir, vous lancez 1 dé de Manœuvre de plus. Vos Mâts détruits, vous pouvez encore déclarer Fuir, avec 1 dé et sans bonus.',
  },
};

/** Comment s’engage chaque carte. */
const hiring: Readonly<Record<SpecialistCardId, string>> = {
  'carpenter-paid': 'Pour l’engager : à votre tour, dans un port, payez 4 pièces d’or.',
  'carpenter-earned':
    'Pour l’engager : sans frais, lors d’une visite au chantier naval où vous faites réparer au moins 3 points contre de l’or.',
  'gun-captain-paid': 'Pour l’engager : à votre tour, dans un port, payez 5 pièces d’or.',
  'gun-captain-earned':
    'Pour l’engager : sans frais, juste après un combat naval, gagné ou fui, où vos canons ont fait au moins 3 touchés en une volée.',
  'master-gunner-paid': 'Pour l’engager : à votre tour, dans un port, payez 5 pièces d’or.',
  'master-gunner-earned':
    'Pour l’engager : lors d’une visite au chantier naval où vous achetez une arme spéciale, payez 2 pièces d’or de plus.',
  'surgeon-paid': 'Pour l’engager : à votre tour, dans un port, payez 4 pièces d’or.',
  'surgeon-persuaded':
    'Pour l’engager : une fois par tour, dans un port, montrez cette carte et lancez votre Influence. Le jet réussi, le chirurgien est engagé sans frais ; manqué, la carte reste dans votre main.',
  'lookout-paid': 'Pour l’engager : à votre tour, dans un port, payez 4 pièces d’or.',
  'lookout-earned':
    'Pour l’engager : sans frais, juste après que votre Reconnaissance a trouvé un marchand, si vous le laissez passer.',
  'master-at-arms-paid': 'Pour l’engager : à votre tour, dans un port, payez 5 pièces d’or.',
  'master-at-arms-earned': 'Pour l’engager : sans frais, juste après avoir gagné un combat d’équipage, à terre ou en mer.',
  'purser-paid': 'Pour l’engager : à votre tour, dans un port, payez 4 pièces d’or.',
  'purser-earned': 'Pour l’engager : sans frais, juste après avoir vendu au moins 3 cartes en un lot.',
  'sailmaker-paid': 'Pour l’engager : à votre tour, dans un port, payez 4 pièces d’or.',
  'sailmaker-earned': 'Pour l’engager : à votre tour, dans un port, défaussez de votre cale 1 carte Étoffes.',
};

export const specialistNames: SameWords<typeof enNames> = {
  ...namesOf(types),
  ...each(SPECIALIST_CARD_IDS, (id) => types[SPECIALIST_CARDS[id].type].name),
};
export const specialistTexts: SameWords<typeof enTexts> = {
  ...textsOf(types),
  ...each(SPECIALIST_CARD_IDS, (id) => `${hiring[id]} ${types[SPECIALIST_CARDS[id].type].text}`),
};
