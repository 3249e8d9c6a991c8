import type { mutinyCommand as en } from './mutiny-command.en.ts';

export const mutinyCommand: { readonly [id in keyof typeof en]: string } = {
  'SKU-MUTINY-01':
    'Dès que votre confiance dépasse le moral, vous pouvez déclencher une mutinerie. Si plusieurs pirates le peuvent, on demande d’abord à celui qui a le plus de confiance.',
  'SKU-MUTINY-02':
    'Le Capitaine, le pirate qui a déclenché la mutinerie et tout autre pirate dont la confiance dépasse le moral doivent y participer. Tous, sauf le Capitaine, sont des mutins. Les alliés n’y participent pas.',
  'SKU-MUTINY-03': 'Au début d’une mutinerie, la confiance de chacun devient du prestige, qui s’ajoute à sa fiche Registre.',
  'SKU-MUTINY-04':
    'Dans une mutinerie, une fois la confiance devenue du prestige, le moral passe à 20 et toute la confiance à 0.',
  'SKU-MUTINY-05':
    'Dans une mutinerie aussi, un pirate qui a un allié gagne en prestige la moitié de la confiance de cet allié. Seul le Capitaine ne reçoit rien.',
  'SKU-MUTINY-06':
    'Chaque participant à la mutinerie a une pièce par tranche complète de 10 points de prestige et choisit en secret combien en miser.',
  'SKU-MUTINY-07': 'Un mutin doit miser au moins 1 pièce pour devenir Capitaine.',
  'SKU-MUTINY-08': 'Dans une mutinerie, le Capitaine peut ne rien miser.',
  'SKU-MUTINY-09':
    'Les mises d’une mutinerie sont révélées ensemble, et le joueur qui a misé le plus devient Capitaine ; cela peut être l’ancien. Si personne ne mise, le Capitaine reste.',
  'SKU-MUTINY-10': 'Le vainqueur d’une mutinerie reprend les missions que l’ancien Capitaine n’a pas achevées.',
  'SKU-MUTINY-11': 'Dans une mutinerie, chacun perd 10 points de prestige par pièce misée, vainqueur compris.',
  'SKU-MUTINY-12':
    'Si les plus fortes mises d’une mutinerie sont égales, leurs auteurs font des jets de confrontation de Charisme jusqu’à ce que l’un d’eux gagne.',
  'SKU-MUTINY-13':
    'Après une mutinerie, le jeu reprend où il s’était arrêté, avec le nouveau Capitaine, et chacun reste à son poste.',
  'SKU-MUTINY-14':
    'Le navire, ses améliorations, la cargaison, les groupes de marins et le butin de l’équipage passent au nouveau Capitaine. Le butin enterré par l’ancien lui reste.',
  'SKU-MUTINY-15':
    'Un mutin qui a moins de 10 points de prestige n’a pas de pièce et ne peut pas gagner, mais il participe quand même.',
  'SKU-MUTINY-16': 'Le Capitaine ne peut pas se mutiner, même si sa propre confiance dépasse le moral.',
  'SKU-MUTINY-17': 'Le Capitaine qui ne reçoit rien pour son allié est celui du début de la mutinerie, pas le vainqueur.',

  'SKU-COMMAND-01': 'Le Capitaine a 1 point de commandement à chaque tour, où qu’il soit.',
  'SKU-COMMAND-02':
    'Un personnage sur la passerelle, même le Capitaine, ajoute autant de points de commandement que son Charisme.',
  'SKU-COMMAND-03':
    'Un point de commandement déplace un groupe de marins vers un autre endroit où il y a de la place. Chaque point ne sert qu’une fois.',
  'SKU-COMMAND-04': 'On n’est pas obligé de dépenser les points de commandement. Ceux qui restent sont perdus à la fin du tour.',
  'SKU-COMMAND-05':
    'Si le Capitaine dépense plus d’un point de commandement dans le tour grâce à un autre personnage sur la passerelle, celui-ci gagne 1 point de confiance, une fois par tour.',
  'SKU-COMMAND-06':
    'Dépenser 2 points de commandement suffit pour la confiance du personnage sur la passerelle, car un seul vient du titre de Capitaine.',
  'SKU-COMMAND-07': 'Les points de commandement ne font sortir aucun groupe de l’infirmerie.',
  'SKU-COMMAND-08': 'Un groupe exténué ne peut être envoyé qu’aux cabines.',
  'SKU-COMMAND-09': 'Le même groupe peut être déplacé plusieurs fois dans un tour, pour un point chaque fois.',
  'SKU-COMMAND-10':
    'À l’abordage aussi, un personnage sur la passerelle qui n’est pas le Capitaine gagne 1 point de confiance à chaque tour d’abordage où l’on dépense au moins 2 points de commandement.',

  'SKU-DOWN-01':
    'Un personnage assommé, ou qui a autant de blessures que de points de vie, est inconscient. Il perd toute sa confiance et part aussitôt à l’infirmerie.',
  'SKU-DOWN-02': 'Une seconde blessure met un groupe de marins en incapacité, et il part aussitôt à l’infirmerie.',
  'SKU-DOWN-03':
    'À chaque tour de voyage suivant, un personnage inconscient peut faire un jet de Force 4. S’il réussit, il perd une seule blessure et va aux cabines.',
  'SKU-DOWN-04':
    'Un personnage inconscient fait son jet avant la prise des postes : s’il réussit, il peut prendre un poste dans le même tour.',
  'SKU-DOWN-05': 'Un personnage inconscient soigné par un autre perd toutes ses blessures.',
  'SKU-DOWN-06':
    'Les groupes en incapacité ne font pas de jet : seuls des soins ou un événement les font sortir de l’infirmerie.',
  'SKU-DOWN-07': 'Les personnages inconscients ne prennent pas de poste, ne font rien et ne font pas de jet d’événement.',
  'SKU-DOWN-08': 'Un Capitaine inconscient reste Capitaine, prend les décisions et garde son point de commandement.',
};
