import type { SameKeys } from '@boucan/kernel';
import { rules as ofGalleon } from '../../treasure-galleon/text/rules.fr.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Améliorations',
  blurb:
    'Navires et pirates arrivent avec leurs propres modifications et armes. Gagnez le combat d’équipage et prenez celles qui ne sont pas usées.',
  with: {
    'special-weapons': 'Avec les armes spéciales, il y a aussi de nouvelles armes parmi les améliorations.',
  },
  rules: { ...rules, 'SEA-m6-02': ofGalleon['SEA-m6-02'] },
  prompts: { 'spoils.upgrades': 'Vous pouvez prendre ce qu’a le bateau vaincu : {upgrades}. Que prenez-vous ?' },
  choices: { 'take-upgrade': 'Prendre {upgrade_the}', 'leave-upgrades': 'Laisser le reste' },
  events: {
    'upgrade.fitted': '{npc_The} reçoit une amélioration : {upgrade_a}.',
    'upgrade.none': '{npc_The} ne reçoit pas d’amélioration.',
    'upgrade.doubled': '{npc_The} pioche le jeton 2 et reçoit deux améliorations.',
    'upgrade.aside': 'Un jeton sans amélioration est mis de côté, et un autre est pioché pour {npc_the}.',
    'upgrade.removed': '{npc_The} perd une amélioration, remise avec les autres : {upgrade_the}.',
    'upgrade.taken': '{seat_The} prend une amélioration au vaincu : {upgrade_the}.',
    'upgrade.lost': '{seat_The} perd une amélioration, remise avec les autres : {upgrade_the}.',
  },
  names: { 'no-upgrade': '0', 'two-upgrades': '2' },
};
