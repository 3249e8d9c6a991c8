// How each module introduces itself: in a few words on the board, once, at the first of the moments in which it matters.
import { CONTRABAND_IDS } from '@boucan/fortunes/packs/contraband';
import type { GuideText } from '../board.ts';

interface Introduction {
  /** Questions, events, and what may be chosen. */
  readonly at: readonly string[];
  readonly en: GuideText;
  readonly fr: GuideText;
}

/** By module; one that asks for nothing to be learned needs none. */
export const INTRODUCTIONS: { readonly [pack: string]: Introduction } = {
  'special-weapons': {
    at: ['may buy-weapon heated-shot', 'may buy-weapon double-shot', 'may buy-weapon caltrops'],
    en: {
      title: 'Special weapons',
      text: 'The yard also sells heated shot, double shot and caltrops, each for one fight. Hover or long-press one to see what it does.',
    },
    fr: {
      title: 'Armes spéciales',
      text: 'Le chantier vend aussi des boulets rouges, des boulets doubles et des chausse-trappes, pour un combat chacun. Survolez ou maintenez l’un d’eux pour voir son effet.',
    },
  },
  modifications: {
    at: ['modification.supplied', 'modification.dealt'],
    en: {
      title: 'More modifications',
      text: 'The token beside a port is the modification its yard sells. There are more kinds now, and one that is bought or discarded is replaced from a reserve.',
    },
    fr: {
      title: 'D’autres modifications',
      text: 'Le jeton à côté d’un port est la modification que vend son chantier. Il y en a plus de sortes, et la réserve remplace celle qui est achetée ou défaussée.',
    },
  },
  upgrades: {
    at: ['upgrade.fitted'],
    en: {
      title: 'A better armed enemy',
      text: 'The tokens beside a ship are its upgrades. Hover or long-press one to see what it does; beat its crew and you may take it.',
    },
    fr: {
      title: 'Un ennemi mieux armé',
      text: 'Les jetons à côté d’un bateau sont ses améliorations. Survolez ou maintenez un jeton pour voir son effet ; qui bat l’équipage peut le prendre.',
    },
  },
  'new-ships': {
    at: ['may exchange brig'],
    en: {
      title: 'A new ship in the yard',
      text: 'The brig costs 20 gold and is sold in every port. It brings no Glory, and your point for a frigate or galleon can still be won.',
    },
    fr: {
      title: 'Un nouveau bateau au chantier',
      text: 'Le brick coûte 20 pièces d’or et se vend dans tous les ports. Il ne rapporte pas de Gloire, et votre point pour une frégate ou un galion reste à gagner.',
    },
  },
  'treasure-galleon': {
    at: ['galleon.sailed'],
    en: {
      title: 'The treasure galleon',
      text: 'It follows its round and carries the gold that its coin shows. It is strong: look at its guns before you scout for it.',
    },
    fr: {
      title: 'Le galion au trésor',
      text: 'Il suit sa route et porte l’or que montre sa pièce. Il est fort : regardez ses canons avant de le chercher.',
    },
  },
  contraband: {
    at: [...CONTRABAND_IDS.flatMap((ware) => [`may load ${ware}`, `may buy ${ware}`]), 'contraband.kept'],
    en: {
      title: 'Contraband',
      text: 'It sells in one port only, and naval ships look for it. The second card you sell brings a point of Glory.',
    },
    fr: {
      title: 'Contrebande',
      text: 'Elle ne se vend que dans un port, et les navires la recherchent. La seconde carte vendue rapporte un point de Gloire.',
    },
  },
  'wind-and-storm': {
    at: ['wind.turned'],
    en: {
      title: 'Wind and storm',
      text: 'The arrow at the compass rose shows the wind. Your first Move of the turn with it is free, the first against it costs 2 actions. If you begin a turn at sea in the storm, it hits you.',
    },
    fr: {
      title: 'Vent et tempête',
      text: 'La flèche de la rose des vents montre le vent. Votre premier Déplacement du tour avec lui est gratuit, le premier contre lui coûte 2 actions. Si vous commencez un tour en mer dans la tempête, elle vous touche.',
    },
  },
  locations: {
    at: ['may visit', 'may assault'],
    en: {
      title: 'A Location in your zone',
      text: 'The card beside the zone is its Location. A visit costs 1 action, once per turn, if it is open to you. An assault costs 1 action too: its cards show what it holds and what it costs.',
    },
    fr: {
      title: 'Un Lieu dans votre zone',
      text: 'La carte à côté de la zone est son Lieu. Une visite coûte 1 action, une fois par tour, s’il vous est ouvert. Un assaut coûte aussi 1 action : ses cartes montrent ce qu’il rapporte et ce qu’il coûte.',
    },
  },
  favours: {
    at: ['favour.gained', 'may buy-favours'],
    en: {
      title: 'Favours',
      text: 'The hands in your ship bar count your Favours. One buys another roll or another draw, or makes a hunter search again. Missions bring them; leaving port you may buy some for 2 gold each.',
    },
    fr: {
      title: 'Faveurs',
      text: 'Les mains sur la barre de votre bateau comptent vos Faveurs. Une Faveur vaut un nouveau jet, une nouvelle pioche, ou fait relancer une recherche. Les missions en rapportent ; à la fin d’une action de port, vous pouvez en acheter pour 2 pièces d’or.',
    },
  },
  loyalty: {
    at: ['loyalty.fell', 'loyalty.rose', 'may rally', 'may buy-loyalty'],
    en: {
      title: 'A crew with a mind of its own',
      text: 'The word in your ship bar is the mood of your crew. Glory lifts it, hidden gold and idling in port lower it. Content or better, it may give you an extra action; below Angry there is a mutiny.',
    },
    fr: {
      title: 'Un équipage qui a son humeur',
      text: 'Le mot sur la barre de votre bateau est l’humeur de l’équipage. La Gloire l’élève, l’or caché et l’oisiveté au port l’abaissent. Satisfait ou mieux, il peut donner une action de plus ; une perte de plus quand il est furieux est une mutinerie.',
    },
  },
};

/** The same words at each of a module’s moments: read at one of them, they are read at all. */
export const introductionsIn = (lang: 'en' | 'fr'): { readonly [moment: string]: GuideText } =>
  Object.fromEntries(Object.values(INTRODUCTIONS).flatMap((one) => one.at.map((moment) => [moment, one[lang]] as const)));
