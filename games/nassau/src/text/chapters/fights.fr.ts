import type { Same } from '../chapter.ts';
import type { fights as en } from './fights.en.ts';

export const fights: Same<typeof en> = {
  prompts: {
    'fight.fire':
      'Combat : {opponent}. Force {strength}, {damage, plural, =0 {aucun dégât encore} one {# dégât} other {# dégâts}}. Combien de caisses tirez-vous ?',
    'fight.reward': 'La récompense est à vous. La prenez-vous une fois de plus ? ({gain})',
    'fight.dodge':
      '{dodges, plural, one {L’adversaire esquive} other {L’adversaire esquive # fois}} : {crates, plural, one {votre seule caisse manque son but} other {une de vos # caisses manque son but}}. Dépensez-vous un rhum ?',
    'fight.dice':
      '{attacks, plural, one {# attaque} other {# attaques}}. Combien de dés lancez-vous ? Des pirates peuvent se coucher pour en avoir plus.',
    'fight.cat':
      '{failed, plural, one {# dé a échoué} other {# dés ont échoué}}, et {attacks, plural, one {# attaque passerait} other {# attaques passeraient}}. Utilisez-vous le chat ?',
    'fight.repel': '{left, plural, one {Vous repoussez une attaque.} other {Vous repoussez encore # attaques.}} Laquelle ?',
    'loss.weapon': 'Vous perdez une arme. Laquelle ?',
    'loss.sailor': 'Un marin est perdu. Quel animal se retrouve sans chapeau ?',
  },
  choices: {
    fire: '{crates, plural, =0 {Aucune caisse} one {# caisse} other {# caisses}}{pirates, plural, =0 {} one { (un pirate se couche)} other { (# pirates se couchent)}}',
    bomb: 'D’abord une bombe',
    crab: 'D’abord le crabe : force moins 1',
    contract: 'Une fois de plus, contre un contrat',
    lizard: 'Une fois de plus, grâce au lézard',
    'plain-reward': 'Cela suffit',
    'ignore-dodge': 'Dépenser un rhum',
    'give-way': 'Reprendre la caisse',
    roll: '{dice, plural, one {# dé} other {# dés}}{pirates, plural, =0 {} one { (un pirate se couche)} other { (# pirates se couchent)}}',
    cat: 'Les relancer',
    'no-cat': 'En rester là',
    repel: '{token}',
    lose: '{weapon}',
    unseat: '{animal}',
  },
  events: {
    'fight.began': '{seat} combat en zone {zone} : {opponent}.',
    'bomb.thrown':
      '{seat} lance une bombe : {opponent}, 2 dégâts{crates, plural, =0 {} one {, marqués d’une caisse} other {, marqués de # caisses}}.',
    'crates.fired':
      '{seat} {crates, plural, =0 {ne tire aucune caisse} one {tire # caisse} other {tire # caisses}}{pirates, plural, =0 {} one {, et un pirate se couche} other {, et # pirates se couchent}}.',
    'tokens.drawn': '{seat} pioche : {tokens}.',
    'crate.dodged': 'Une caisse de {seat} manque son but.',
    'dodge.ignored': '{seat} touche quand même.',
    'dice.rolled':
      '{seat} se défend : {dice}{pirates, plural, =0 {} one {, et un pirate se couche} other {, et # pirates se couchent}}.',
    'dice.rerolled': '{seat} relance : {dice}.',
    'attack.repelled': '{seat} repousse : {token}.',
    'loss.suffered': '{seat} perd : {loss} ({cause}).',
    'weapon.lost': '{seat} perd : {weapon}.',
    'animal.unseated': 'Un animal de {seat} attend de nouveau un marin : {animal}.',
    'opponent.damaged': '{seat} inflige {damage, plural, =0 {le coup de grâce} one {# dégât} other {# dégâts}} : {opponent}.',
    'opponent.unharmed': '{seat} ne fait aucun dégât : {opponent}.',
    'opponent.beaten': '{seat} a vaincu : {opponent}.',
  },
  reasons: {
    'no-damage-possible': 'Vous n’avez rien pour faire des dégâts : ni caisse, ni bombe.',
  },
  names: {
    nothing: 'rien',
    dodge: 'esquive',
    'attack-weapon': 'attaque sur une arme',
    'attack-sail': 'attaque sur une voile',
    'attack-sailor': 'attaque sur un marin',
    'attack-hold': 'attaque sur une cale',
    'attack-rum': 'attaque sur le rhum',
    'attack-doubloon': 'attaque sur les doublons',
    weapon: 'arme',
    hold: 'cale',
  },
};
