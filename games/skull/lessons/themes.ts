import type { Themes } from '@boucan/puzzles';

export const themes: Themes = {
  feeding: { of: ['time.*'], en: 'Feeding the crew', fr: 'Nourrir l’équipage' },
  bid: { of: ['mutiny.*', 'plot.*', 'confront.again'], en: 'Bid or hold', fr: 'Miser ou attendre', none: true },
  posts: { of: ['stations.*', 'solo.guard', 'course.draft'], en: 'Posts and orders', fr: 'Postes et ordres', none: true },
  work: {
    of: ['prep.*', 'heal.*', 'repair.*', 'chart.*', 'hold.*', 'dice.again', 'wound.ward'],
    en: 'Work on board',
    fr: 'Travaux à bord',
  },
  sailing: { of: ['move.*', 'speed.*', 'voyage.*', 'maelstrom.*', 'lookout.*'], en: 'Under sail', fr: 'À la manœuvre' },
  battle: {
    of: ['naval.*', 'hits.*', 'boarding.*', 'plunder.*', 'enemy.*', 'spawn.*'],
    en: 'Guns and boarding',
    fr: 'Canons et abordage',
  },
  ashore: { of: ['harbour.*', 'dock.*', 'explore.*', 'mission.*'], en: 'In harbour and ashore', fr: 'Au port et à terre' },
  events: { of: ['event.*'], en: 'When things happen', fr: 'Face aux événements' },
};
