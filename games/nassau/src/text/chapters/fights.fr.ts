import type { Same } from '../chapter.ts';
import type { fights as en } from './fights.en.ts';
import { AS_SAILORS, LAID_DOWN } from './sea.fr.ts';

export const fights: Same<typeof en> = {
  prompts: {
    'fight.fire':
      'Vous combattez {opponent_the} : force {strength}, {damage, plural, =0 {aucun dégât} one {# dégât} other {# dégâts}}. Combien de caisses tirez-vous ?',
    'fight.reward': 'Vous recevez {gain_a} en récompense. La prenez-vous encore une fois ?',
    'fight.dodge':
      'L’adversaire esquive {dodges, plural, one {une fois} other {# fois}} : {crates, plural, one {votre seule caisse} other {une de vos # caisses}} va manquer son but. Dépensez-vous 1 rhum pour toucher quand même ?',
    'fight.dice':
      'Vous subissez {attacks, plural, one {# attaque} other {# attaques}} et pouvez coucher des pirates pour avoir plus de dés. Combien de dés lancez-vous ?',
    'fight.cat':
      '{failed, plural, one {# dé a échoué} other {# dés ont échoué}} : {attacks, plural, one {# attaque va vous toucher} other {# attaques vont vous toucher}}. Le chat les relance-t-il ?',
    'fight.repel': 'Vous pouvez repousser {left, plural, one {# attaque. Laquelle ?} other {# attaques. Laquelle d’abord ?}}',
    'loss.weapon': 'L’attaque vous coûte une arme. Laquelle ?',
    'loss.sailor': 'Vous perdez un marin. Quel animal perd sa place ?',
  },
  choices: {
    fire: `{crates, plural, =0 {Ne tirer aucune caisse} one {Tirer # caisse} other {Tirer # caisses}}${AS_SAILORS}`,
    bomb: 'Lancer d’abord une bombe',
    crab: 'Utiliser d’abord le crabe (force −1)',
    contract: 'La prendre encore une fois (1 contrat)',
    lizard: 'La prendre encore une fois grâce au lézard',
    'plain-reward': 'La prendre une fois',
    'ignore-dodge': 'Dépenser 1 rhum',
    'give-way': 'Perdre la caisse',
    roll: `Lancer {dice, plural, one {# dé} other {# dés}}${AS_SAILORS}`,
    cat: 'Relancer les dés ratés',
    'no-cat': 'Garder le jet',
    repel: 'Repousser {token_the}',
    lose: 'Perdre {weapon_a}',
    unseat: 'Perdre le marin {animal_of}',
  },
  events: {
    'fight.began': '{seat} attaque {opponent_a} en zone {zone}.',
    'bomb.thrown':
      '{seat} lance une bombe sur {opponent_the} : 2 dégâts{crates, plural, =0 {} one { (marqués par # caisse)} other { (marqués par # caisses)}}.',
    'crates.fired': `{seat} {crates, plural, =0 {ne tire aucune caisse} one {tire # caisse} other {tire # caisses}}${LAID_DOWN}.`,
    'tokens.drawn': '{seat} pioche {tokens_count, plural, one {# jeton Combat} other {# jetons Combat}} : {tokens}.',
    'crate.dodged': 'L’adversaire esquive une caisse {seat_of}.',
    'dodge.ignored': '{seat} touche malgré l’esquive.',
    'dice.rolled': `{seat} lance {dice_count, plural, one {# dé} other {# dés}} pour se défendre${LAID_DOWN} : {dice} (3 ou plus repousse).`,
    'dice.rerolled': '{seat} relance grâce au chat : {dice}.',
    'attack.repelled': '{seat} repousse {token_the}.',
    'loss.suffered': 'L’attaque coûte {loss_a} {seat_to}.',
    'weapon.lost': 'L’attaque coûte {weapon_a} {seat_to}.',
    'animal.unseated': '{animal_The} {seat_of} attend de nouveau un marin.',
    'opponent.damaged':
      '{seat} {damage, plural, =0 {achève {opponent_the}} one {inflige # dégât {opponent_to}} other {inflige # dégâts {opponent_to}}}.',
    'opponent.unharmed': '{seat} n’inflige aucun dégât {opponent_to}.',
    'opponent.beaten': '{seat} bat {opponent_the}.',
  },
  reasons: {
    'no-damage-possible': 'Il vous faut une caisse que vous puissiez tirer, ou une bombe, pour toucher cet adversaire.',
  },
  names: {
    nothing: 'rien',
    dodge: 'esquive',
    'dodge:because': 'contre l’esquive',
    'attack-weapon': 'attaque sur une arme',
    'attack-weapon:the': 'l’attaque sur une arme',
    'attack-weapon:because': 'parce que l’attaque ne trouve pas d’arme à prendre',
    'attack-sail': 'attaque sur une voile',
    'attack-sail:the': 'l’attaque sur une voile',
    'attack-sail:because': 'parce que l’attaque ne trouve pas de voile à prendre',
    'attack-sailor': 'attaque sur un marin',
    'attack-sailor:the': 'l’attaque sur un marin',
    'attack-sailor:because': 'parce que l’attaque ne trouve pas de marin à prendre',
    'attack-hold': 'attaque sur une cale',
    'attack-hold:the': 'l’attaque sur une cale',
    'attack-hold:because': 'parce que l’attaque ne trouve pas de cale à prendre',
    'attack-rum': 'attaque sur le rhum',
    'attack-rum:the': 'l’attaque sur le rhum',
    'attack-rum:because': 'parce que l’attaque ne trouve pas de rhum',
    'attack-doubloon': 'attaque sur les doublons',
    'attack-doubloon:the': 'l’attaque sur les doublons',
    'attack-doubloon:because': 'parce que l’attaque ne trouve pas de doublon',
    weapon: 'arme',
    'weapon:a': 'une arme',
    hold: 'cale',
    'hold:a': 'une cale',
  },
};
