// What is in the box.
import { ANIMALS, PER_ANIMAL } from '@boucan/nassau/content/animals';
import { DISTRICTS } from '@boucan/nassau/content/districts';
import { ITEMS, WEAPONS } from '@boucan/nassau/content/gains';
import { GOODS, PER_GOOD } from '@boucan/nassau/content/goods';
import { KINDS, OPPONENT_IDS } from '@boucan/nassau/content/opponents';
import { TALE_IDS } from '@boucan/nassau/content/tales';
import { OFFERING_IDS, OUTPOST_IDS, POST_IDS, QUAY_IDS, TOWER_IDS } from '@boucan/nassau/content/tiles';
import { type BoxKind, plain } from '../../screens/look/kind.ts';

export const box: readonly BoxKind[] = [
  {
    id: 'tales',
    en: 'Tales',
    fr: 'Récits',
    met: {
      en: 'You draw them in town and at sea, and tell up to three at the campfire for 1 rum. A true tale scores its points.',
      fr: 'Vous les piochez en ville et en mer, et en racontez jusqu’à trois au feu de camp pour 1 rhum. Un récit vrai rapporte ses points.',
    },
    items: plain(TALE_IDS),
  },
  {
    id: 'opponents',
    en: 'Opponents',
    fr: 'Adversaires',
    met: {
      en: 'They lie in the zones of the sea; each kind is beaten with its own weapon.',
      fr: 'Ils attendent dans les zones maritimes ; chaque sorte se bat avec son arme.',
    },
    items: [...plain(KINDS), ...plain(OPPONENT_IDS)],
  },
  {
    id: 'weapons',
    en: 'Weapons and items',
    fr: 'Armes et équipement',
    met: {
      en: 'The spaces of the town give them, and so do quays and opponents.',
      fr: 'Les cases de la ville en donnent, tout comme les quais et les adversaires.',
    },
    items: plain([...WEAPONS, ...ITEMS]),
  },
  {
    id: 'animals',
    en: 'Animals',
    fr: 'Animaux',
    met: {
      en: 'They wait on the animal island for a sailor to carry them.',
      fr: 'Ils attendent sur l’île des animaux qu’un marin les porte.',
    },
    items: ANIMALS.map((id) => ({ id, copies: PER_ANIMAL })),
  },
  {
    id: 'goods',
    en: 'Goods',
    fr: 'Marchandises',
    met: {
      en: 'Trading posts are plundered for them; hide them on Skull Island.',
      fr: 'On les pille dans les comptoirs et on les cache sur l’île du Crâne.',
    },
    items: GOODS.map((id) => ({ id, copies: PER_GOOD })),
  },
  {
    id: 'places',
    en: 'Places at sea',
    fr: 'Lieux en mer',
    met: {
      en: 'Outposts are captured, watch towers occupied, trading posts plundered.',
      fr: 'On capture les avant-postes, on occupe les tours de guet, on pille les comptoirs.',
    },
    items: plain([...OUTPOST_IDS, ...TOWER_IDS, ...POST_IDS]),
  },
  {
    id: 'town',
    en: 'The town',
    fr: 'La ville',
    met: {
      en: 'Nine districts in any order, with quays along the water and the old sea dog at sea.',
      fr: 'Neuf quartiers dans un ordre quelconque, des quais au bord de l’eau et le vieux loup de mer au large.',
    },
    items: plain([...DISTRICTS, ...QUAY_IDS, ...OFFERING_IDS]),
  },
];
