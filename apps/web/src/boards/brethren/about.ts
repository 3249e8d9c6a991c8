// What the lobby says about this game.
export const title = { en: 'Brethren of the Coast', fr: 'Les Frères de la côte' };
export const about = {
  en: 'Ships and cards against Spanish galleons. Short and easy to learn.',
  fr: 'Des navires et des cartes contre les galions espagnols. Court et facile à apprendre.',
};
