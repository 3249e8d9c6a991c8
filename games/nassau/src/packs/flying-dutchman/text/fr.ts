import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Hollandais volant',
  blurb:
    'Un vaisseau fantôme hante les Caraïbes. Personne ne le vainc, mais qui le touche le plus dans une manche marque des points, et chaque caisse compte à la fin.',
  prompts: { 'dutchman.fire': 'Combien de caisses tirez-vous sur le Hollandais ? ({weapon} ; la tuile vaut {points})' },
  choices: { 'attack-dutchman': 'Attaquer le Hollandais volant' },
  events: {
    'dutchman.moved': 'Le Hollandais volant paraît en zone {zone}, pour {points, plural, one {# point} other {# points}}.',
    'dutchman.attacked': '{seat} attaque le Hollandais volant en zone {zone}.',
    'dutchman.scored':
      '{seat} a touché le Hollandais plus que tous : {crates, plural, one {# caisse} other {# caisses}}, pour {points, plural, one {# point} other {# points}}.',
    'dutchman.unscored': 'Personne n’a touché le Hollandais dans cette manche.',
    'count.dutchman':
      'Hollandais : {seat} {crates, plural, =0 {n’a aucune caisse au grand quai} one {a # caisse au grand quai, place {place} = {points}} other {a # caisses au grand quai, place {place} = {points}}}.',
  },
  reasons: { 'no-crate': 'Vous n’avez pas de caisse en cale.' },
  names: { dutchman: 'Hollandais volant' },
  options: {
    'sea-dog': 'Le vieux loup de mer est-il de la partie ?',
    'sea-dog=present': 'Oui, tous les deux',
    'sea-dog=absent': 'Non, le Hollandais seul',
    'dutchman-crates': 'Combien de caisses demande une attaque du Hollandais ?',
    'dutchman-crates=every-set': 'Une par série',
    'dutchman-crates=any-number': 'À volonté, au moins une',
    'dutchman-crab': 'Le crabe sert-il contre le Hollandais ?',
    'dutchman-crab=true': 'Oui, un jeton de moins',
    'dutchman-crab=false': 'Non',
    'dutchman-cat-and-bomb': 'Chat et bombe servent-ils contre le Hollandais ?',
    'dutchman-cat-and-bomb=false': 'Non',
    'dutchman-cat-and-bomb=true': 'Oui',
  },
};
