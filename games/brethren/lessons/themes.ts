import type { Themes } from '@boucan/puzzles';

export const themes: Themes = {
  fleet: { of: ['turn.ship'], en: 'Where to send a ship', fr: 'Où envoyer un navire' },
  shown: { of: ['turn.card'], en: 'Face up or face down', fr: 'Face visible ou face cachée' },
  share: { of: ['scoring.take'], en: 'What to take', fr: 'Que prendre' },
};
