import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Hollandais volant',
  blurb:
    'Un vaisseau fantôme hante les Caraïbes. Personne ne peut le vaincre, mais le joueur qui le touche le plus dans une manche marque des points, et chaque caisse compte à la fin.',
  prompts: {
    'dutchman.fire':
      'Vous attaquez le Hollandais volant avec {weapon_the} ; la tuile vaut {points, plural, one {# point} other {# points}}. Combien de caisses tirez-vous ?',
  },
  choices: { 'attack-dutchman': 'Attaquer le Hollandais volant' },
  events: {
    'dutchman.moved': 'Le Hollandais volant apparaît en zone {zone} et vaut {points, plural, one {# point} other {# points}}.',
    'dutchman.attacked': '{seat} attaque le Hollandais volant en zone {zone}.',
    'dutchman.scored':
      '{seat} a le plus touché le Hollandais volant, avec {crates, plural, one {# caisse} other {# caisses}}, et gagne {points, plural, one {# point} other {# points}}.',
    'dutchman.unscored': 'Personne n’a touché le Hollandais volant pendant cette manche.',
    'count.dutchman':
      '{crates, plural, =0 {{seat} n’a aucune caisse au grand quai.} other {Les caisses {seat_of} au grand quai ({crates}, place {place}) rapportent {points, plural, =0 {aucun point} one {# point} other {# points}}.}}',
  },
  reasons: { 'no-crate': 'Il vous faut une caisse en cale.' },
  names: {
    dutchman: 'Hollandais volant',
    'dutchman:the': 'le Hollandais volant',
    'dutchman:because': 'pour le Hollandais volant',
  },
  options: {
    'sea-dog': 'Le vieux loup de mer est-il de la partie ?',
    'sea-dog=present': 'Oui, avec le Hollandais',
    'sea-dog=absent': 'Non, seulement le Hollandais',
    'dutchman-crates': 'Combien de caisses demande une attaque du Hollandais ?',
    'dutchman-crates=every-set': 'Une par série',
    'dutchman-crates=any-number': 'Autant qu’on veut, au moins une',
    'dutchman-crab': 'Le crabe sert-il contre le Hollandais ?',
    'dutchman-crab=true': 'Oui, un jeton de moins',
    'dutchman-crab=false': 'Non',
    'dutchman-cat-and-bomb': 'Le chat et la bombe servent-ils contre le Hollandais ?',
    'dutchman-cat-and-bomb=false': 'Non',
    'dutchman-cat-and-bomb=true': 'Oui',
  },
};
