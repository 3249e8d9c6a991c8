// What the lobby says about this game.
export const title = { en: 'Fortunes of the Sea', fr: 'Fortunes de mer' };
export const about = {
  en: 'Trade, raids and battles across the Caribbean: a long voyage.',
  fr: 'Commerce, raids et combats dans toutes les Caraïbes\u00a0: un long voyage.',
};
export const alone = { en: 'Win 10 points of Glory within 24 rounds', fr: 'Gagnez 10\u00a0points de Gloire en 24\u00a0manches' };
