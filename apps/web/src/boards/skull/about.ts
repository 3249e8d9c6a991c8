// What the lobby says about this game.
export const title = { en: 'Skull Tales', fr: 'Skull Tales' };
export const about = {
  en: 'One ship for everyone: reach the goal together, and finish ahead of the others.',
  fr: 'Un seul navire pour tous\u00a0: atteignez le but ensemble, et finissez devant les autres.',
};
export const alone = {
  en: 'Find the right island within twelve days, with three allies to keep an eye on',
  fr: 'Trouvez la bonne île en douze jours, avec trois alliés à tenir à l’œil',
};
export const aim = {
  en: 'The Salt Ledger: six voyages with the same ship and crew, and a port between them',
  fr: 'Le Registre de sel\u00a0: six traversées avec le même navire et le même équipage, et un port entre deux',
};
