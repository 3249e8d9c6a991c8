// What the lobby says about this game.
export const title = { en: 'Nassau', fr: 'Nassau' };
export const about = {
  en: 'Fit out a ship in town, fight at sea and bring home tales, in four rounds.',
  fr: 'Équipez un navire en ville, combattez en mer et rapportez des récits, en quatre manches.',
};
