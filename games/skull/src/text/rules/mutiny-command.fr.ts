import type { mutinyCommand as en } from './mutiny-command.en.ts';

export const mutinyCommand: { readonly [id in keyof typeof en]: string } = {
  'SKU-MUTINY-01':
    'Dès que votre confiance dépasse le moral, vous pouvez déclencher une mutinerie. Si plusieurs le peuvent, on demande d’abord à celui qui a le plus de confiance.',
  'SKU-MUTINY-02':
    'Le Capitaine, le pirate qui l’a déclenchée et tout autre pirate dont la confiance dépasse le moral y prennent part, de gré ou de force. Tous, sauf le Capitaine, sont des mutins ; les alliés restent en dehors.',
  'SKU-MUTINY-03':
    'Quand éclate une mutinerie, la confiance de chacun devient du prestige, qui s’ajoute à celui des fiches Registre.',
  'SKU-MUTINY-04': 'Dans une mutinerie, la confiance une fois comptée, le moral passe à 20 et toute confiance à 0.',
  'SKU-MUTINY-05':
    'Dans une mutinerie aussi, un pirate qui a un allié gagne la moitié de ce que celui-ci avait amassé. Seul le Capitaine n’a rien.',
  'SKU-MUTINY-06':
    'Pour le titre de Capitaine, chaque participant à la mutinerie a une pièce par tranche complète de 10 points de prestige, et décide en secret combien en miser.',
  'SKU-MUTINY-07': 'Un mutin qui veut le titre de Capitaine doit miser au moins 1 pièce.',
  'SKU-MUTINY-08': 'Dans une mutinerie, le Capitaine peut ne rien miser.',
  'SKU-MUTINY-09':
    'Les mises d’une mutinerie se dévoilent ensemble, et la plus forte fait le Capitaine, l’ancien parfois. Si personne n’a misé, le Capitaine reste.',
  'SKU-MUTINY-10': 'Qui gagne une mutinerie reprend les missions que l’ancien Capitaine n’avait pas achevées.',
  'SKU-MUTINY-11': 'Une mutinerie coûte à chacun 10 points de prestige par pièce misée, vainqueur compris.',
  'SKU-MUTINY-12':
    'Si les plus fortes mises sont égales, leurs auteurs font un jet de confrontation de Charisme, jusqu’à ce qu’un seul l’emporte.',
  'SKU-MUTINY-13':
    'Après une mutinerie, le jeu reprend où il s’était arrêté, sous le Capitaine du moment, et chacun reste à son poste.',
  'SKU-MUTINY-14':
    'Navire, groupes de marins, cargaison, butin de l’équipage et améliorations passent au nouveau Capitaine. Ce que l’ancien a enterré reste à lui.',
  'SKU-MUTINY-15':
    'Un mutin qui a moins de 10 points de prestige n’a pas de pièce et ne peut donc gagner, mais il participe quand même.',
  'SKU-MUTINY-16': 'Le Capitaine ne peut pas se mutiner, si haut que soit sa propre confiance.',
  'SKU-MUTINY-17':
    'Pour savoir l’allié de qui ne rapporte rien, on regarde qui était Capitaine quand la mutinerie a éclaté, et non qui l’a gagnée.',

  'SKU-COMMAND-01': 'Le Capitaine a 1 point de commandement à chaque tour, où qu’il soit.',
  'SKU-COMMAND-02':
    'Un personnage sur la passerelle, le Capitaine comme un autre, ajoute son Charisme aux points de commandement.',
  'SKU-COMMAND-03':
    'Un point de commandement fait passer un groupe de marins d’un endroit à un autre qui a de la place. Chaque point ne sert qu’une fois.',
  'SKU-COMMAND-04': 'Rien n’oblige à user de ses points de commandement ; ceux qui restent sont perdus à la fin du tour.',
  'SKU-COMMAND-05':
    'Si le Capitaine dépense plus d’un point de commandement dans le tour grâce à un autre sur la passerelle, ce personnage gagne 1 point de confiance, une fois par tour.',
  'SKU-COMMAND-06':
    'Deux points dépensés suffisent pour la confiance de la passerelle, puisqu’un seul vient du titre de Capitaine.',
  'SKU-COMMAND-07': 'Les points de commandement ne font sortir aucun groupe de l’infirmerie.',
  'SKU-COMMAND-08': 'Un groupe exténué peut être envoyé aux cabines et nulle part ailleurs.',
  'SKU-COMMAND-09': 'Le même groupe peut être déplacé plusieurs fois dans un tour, pour un point chaque fois.',
  'SKU-COMMAND-10':
    'À l’abordage aussi, un personnage sur la passerelle qui n’est pas le Capitaine gagne 1 point de confiance à chaque tour d’abordage où l’on dépense au moins 2 points de commandement.',

  'SKU-DOWN-01':
    'Un personnage assommé, ou dont les blessures égalent la vie, est inconscient : toute sa confiance disparaît, et il part aussitôt à l’infirmerie.',
  'SKU-DOWN-02': 'Un groupe de marins est incapacité à sa seconde blessure et part aussitôt à l’infirmerie.',
  'SKU-DOWN-03':
    'À chaque tour de voyage suivant, un personnage inconscient peut faire un jet de Force 4. S’il réussit, il perd une blessure, une seule, et rejoint les cabines.',
  'SKU-DOWN-04':
    'Un personnage inconscient fait son jet avant la prise des postes : s’il revient à lui, il peut donc en prendre un aussitôt.',
  'SKU-DOWN-05': 'Soigné par un autre, un personnage inconscient perd toutes ses blessures.',
  'SKU-DOWN-06': 'Les groupes incapacités ne font aucun jet : seuls des soins ou un événement les sortent de là.',
  'SKU-DOWN-07': 'Les inconscients ne prennent pas de poste, ne font rien et ne comptent pas pour les jets d’événement.',
  'SKU-DOWN-08': 'Un Capitaine inconscient reste Capitaine : il décide et garde son point de commandement.',
};
