import { says } from '@boucan/words';

const en = {
  here: '{name} ({kind})',
  visitTitle: 'Visit: {name}',
  assaultTitle: 'Assault: {name}',
  shots: '{n, plural, =0 {no shots left} one {# shot left} other {# shots left}}',
  flight: 'Flight: {n}. At {of} the alarm is raised, and each icon may cost you 1 Crew ashore',
  harmless: 'Hit icons do not count here',
  'ahead-ashore':
    'If you stop firing now: {hits, plural, =0 {no hit} one {# hit} other {# hits}}{alarm, select, yes { and 2 more for the alarm} other {}}, then {gold} gold to win ashore{flights, plural, =0 {} one {, at the risk of # Crew of {crew}} other {, at the risk of # Crew of {crew}}}.',
  'ahead-broken': 'If you stop firing now, the assault fails: {sections} destroyed.',
  'ahead-sunk': 'If you stop firing now, your ship goes down, and your captain with it.',
};
const fr: typeof en = {
  here: '{name} ({kind})',
  visitTitle: 'Visite : {name}',
  assaultTitle: 'Assaut : {name}',
  shots: '{n, plural, =0 {plus de tir} one {encore # tir} other {encore # tirs}}',
  flight: 'Fuite : {n}. À {of}, l’alarme est donnée ; à terre, chaque icône peut coûter 1 point d’Équipage',
  harmless: 'Les icônes Touché ne comptent pas ici',
  'ahead-ashore':
    'Si vous cessez le feu : {hits, plural, =0 {aucun touché} one {# touché} other {# touchés}}{alarm, select, yes { et 2 de plus pour l’alarme} other {}}, puis {gold, plural, one {# pièce} other {# pièces}} d’or à prendre à terre{flights, plural, =0 {} other {, au risque de # points d’Équipage sur {crew}}}.',
  'ahead-broken': 'Si vous cessez le feu, l’assaut échoue (section détruite : {sections}).',
  'ahead-sunk': 'Si vous cessez le feu, votre bateau coule et votre capitaine avec lui.',
};

export const words = { en, fr };
export const sayIn = says(words);
