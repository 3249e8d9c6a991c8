import type { SameKeys } from '@boucan/kernel';
import { rules as ofGalleon } from '../../treasure-galleon/text/rules.fr.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Améliorations',
  blurb:
    'Navires et pirates arrivent avec des modifications et des armes à eux. Gagnez le combat d’équipage, et ce qu’ils n’ont pas usé est à vous. Avec les armes spéciales, trois jetons de plus.',
  with: {
    'special-weapons': 'Avec les armes spéciales, il y a aussi de nouvelles armes parmi les améliorations.',
  },
  rules: { ...rules, 'SEA-m6-02': ofGalleon['SEA-m6-02'] },
  prompts: { 'spoils.upgrades': 'À bord du vaincu : {upgrades}. Que prenez-vous ?' },
  choices: { 'take-upgrade': 'Prendre : {upgrade}', 'leave-upgrades': 'Laisser le reste' },
  events: {
    'upgrade.fitted': 'Une amélioration pour {npc_the} : {upgrade}.',
    'upgrade.none': 'Pas d’amélioration pour {npc_the}.',
    'upgrade.doubled': 'Un 2 : deux améliorations pour {npc_the}.',
    'upgrade.aside': 'Un jeton sans amélioration est mis de côté, un autre est pioché pour {npc_the}.',
    'upgrade.removed': 'Amélioration remise avec les autres ({npc}) : {upgrade}.',
    'upgrade.taken': '{seat_The} prend une amélioration : {upgrade}.',
    'upgrade.lost': '{seat_The} perd une amélioration, remise avec les autres : {upgrade}.',
  },
  names: { 'no-upgrade': '0', 'two-upgrades': '2' },
};
