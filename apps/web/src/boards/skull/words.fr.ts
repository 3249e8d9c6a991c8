import type { en } from './words.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  sea: 'La mer',
  ship: 'Le navire',
  log: 'Le journal',
  pages: 'Mer, navire, journal',
  seaKeys: 'La touche Tab mène d’une case possible à l’autre ; plus et moins rapprochent et éloignent.',
  ownShip: 'La Dame du Sud',
  ourGuns: 'Ce que nos canons atteignent',
  theirGuns: 'Ce que leurs canons atteignent',
  foeSeen:
    '{foe}, {temper, select, hostile {hostile} neutral {neutre} other {passif}}, {active, select, yes {actif} other {inactif}} : vitesse {speed}, combat {combat}, cale {hold}',
  markerState:
    '{state, select, goal {l’objectif} decoy {un leurre} other {un marqueur face cachée{gems, plural, =0 {} one {, une gemme} other {, # gemmes}}}}',
  hoardHere: '{name} a enterré {n} ici',
  standing: '{prestige} de prestige, {doubloons} pièces, confiance {trust}',
  captain: 'Capitaine',
  sayRound:
    'Tour {round}, jour {day}, montre sur {watch} ; moral {morale}, saleté {dirt}, {loot} pièces de butin. {name} est Capitaine.',
  sayShip:
    'Le navire est à la case {cell}, {sails} voiles sur {sailsMax}, {hold} colonnes de cale sur {holdMax}. Cale : {goods}.',
  sayMarkers: 'Marqueurs : {markers}.',
  sayFoes: 'Ennemis : {foes}.',
  sayMaw: 'Le Maelström est à la case {cell}.',
  sayPerson:
    '{who} ({name}) : {post}, confiance {trust}, {wounds, plural, =0 {indemne} one {une blessure} other {# blessures}}, destin {destiny}.',
  sayGroup:
    '{group} : {post}, {fatigue, select, 0 {reposé} 3 {à bout} 4 {épuisé} other {fatigue {fatigue}}}{wounds, plural, =0 {} other {, blessé}}.',
  sayBoarding: 'Abordage, tour {turn} : {fresh} groupes indemnes et {hurt} blessés contre nous, {lines} amarres.',
  sayNothing: 'On choisit les personnages.',
  nothing: 'rien',
  load: '{n} {what}',
};
