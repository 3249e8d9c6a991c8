// What the lobby says about this game.
export const title = { en: 'Dice Duel', fr: 'Duel aux dés' };
export const about = { en: 'A small example to copy from.', fr: 'Un petit exemple à copier.' };
