import { says } from '@boucan/words';

const en = {
  here: '{name} ({kind})',
  visitTitle: 'A visit: {name}',
  assaultTitle: 'Assault: {name}',
  clear: 'Clear away',
  shots: '{n, plural, =0 {no shot left} one {# shot left} other {# shots left}}',
  flight: 'Flight: {n}; at {of} the alarm is raised, and each waits ashore',
  harmless: 'Hit icons do not count here',
};
const fr: typeof en = {
  here: '{name} ({kind})',
  visitTitle: 'Visite : {name}',
  assaultTitle: 'Assaut : {name}',
  clear: 'Écarter',
  shots: '{n, plural, =0 {plus aucun coup} one {encore # coup} other {encore # coups}}',
  flight: 'Fuite : {n}. À {of}, l’alarme est donnée ; à terre, chaque icône peut coûter un homme',
  harmless: 'Les icônes Touché ne comptent pas ici',
};

export const sayIn = says({ en, fr });
