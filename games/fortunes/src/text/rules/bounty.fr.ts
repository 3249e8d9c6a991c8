import type { bounty as en } from './bounty.en.ts';

export const bounty: { readonly [id in keyof typeof en]: string } = {
  'FDM-BOUNTY-01':
    'Si vous attaquez un bateau qui n’est pas pirate, ou un marchand, vous recevez aussitôt 1 prime de sa nation, avant tout dé. La guerre entre vos nations n’y change rien, sauf si une carte le dit.',
  'FDM-BOUNTY-02': 'Vaincre un navire, en le coulant ou en combat d’équipage, vous vaut 1 prime de sa nation.',
  'FDM-BOUNTY-03': 'Attaquer un navire puis le vaincre fait donc 2 primes.',
  'FDM-BOUNTY-04': 'Un navire n’est pas un pirate : l’attaquer vaut la prime d’attaque.',
  'FDM-BOUNTY-05': 'Si c’est le navire qui vous a attaqué, vous ne recevez que la prime pour sa défaite.',
  'FDM-BOUNTY-06': 'Attaquer un pirate, joueur ou non, ne vaut pas de prime.',
  'FDM-BOUNTY-07':
    'La nation qui vous recherche est celle de la victime : pour un joueur, celle de son capitaine ; pour un navire, son pavillon ; pour un marchand, le pavillon choisi lors du raid.',
  'FDM-BOUNTY-08':
    'La première prime d’une nation met son jeton sur le 1 de votre piste Primes. Chaque suivante le pousse d’une case.',
  'FDM-BOUNTY-09': 'Chaque nation tient son propre compte.',
  'FDM-BOUNTY-10': 'Une nation a au plus 5 primes sur votre tête ; au-delà, rien ne change.',
  'FDM-BOUNTY-11':
    'Une seule prime, de qui que ce soit, fait de vous un pirate ; sans prime, vous ne l’êtes pas. Vous changez de camp dès que vient la première ou que part la dernière.',
  'FDM-BOUNTY-12':
    'Se défendre ne vaut pas de prime : l’attaquant d’un non-pirate est déjà pirate, sauf effet d’une carte. Un défenseur ne reçoit de prime que s’il vainc un navire.',
  'FDM-BOUNTY-13':
    'Être recherché a quatre effets : les ports de cette nation se ferment, les navires de toutes les nations vous chassent, les pirates non-joueurs vous laissent en paix, et votre tête vaut de l’or.',
  'FDM-BOUNTY-14':
    'Une prime ne s’efface que par une carte Gloire, Événement, Rumeur ou Mission, ou avec votre capitaine. Il n’y a pas d’autre moyen.',
  'FDM-BOUNTY-15':
    'Quand les primes d’une nation tombent à 0, son jeton quitte votre plateau : à ses yeux, vous n’avez jamais rien fait.',
  'FDM-BOUNTY-16': 'Chacun voit les primes de chacun.',
  'FDM-BOUNTY-17':
    'Vaincre un joueur qui n’est pas pirate n’ajoute pas de seconde prime ; seuls les navires en valent une. La table peut en prévoir une pour un joueur qu’on a attaqué et coulé.',
  'FDM-BOUNTY-18': 'Attaquer sa propre nation vaut une prime comme une autre.',

  'FDM-REWARD-01':
    'Vaincre un joueur pirate vous permet de toucher aussitôt 5 pièces d’or par prime auprès d’une nation, d’une seule, à choisir parmi celles qui le recherchaient.',
  'FDM-REWARD-02': 'Une nation qui vous recherche vous-même à ce moment ne vous verse pas de récompense.',
  'FDM-REWARD-03': 'Une nation contre qui la vôtre est en guerre ne vous verse pas de récompense non plus.',
  'FDM-REWARD-04': 'Si aucune nation ne peut vous payer, il n’y a pas de récompense.',
  'FDM-REWARD-05': 'Peu importe que le vaincu ait été coulé ou abordé, et qui a attaqué.',
  'FDM-REWARD-06':
    'Être pirate ne vous prive pas de récompense : toute nation qui ne vous recherche pas et que la vôtre ne combat pas peut vous payer.',
  'FDM-REWARD-07':
    'Si vous n’avez pas de prime, vaincre un pirate non-joueur rapporte 5 pièces d’or pour le sloop, 15 pour la frégate, coulé ou abordé. La guerre n’y change rien.',
  'FDM-REWARD-08':
    'Si vous êtes pirate vous-même, vaincre un pirate non-joueur vous rapporte la Gloire du combat, mais pas d’or.',
  'FDM-REWARD-09': 'Les récompenses sont versées au vu de tous, par une banque qui n’est jamais à court.',
};
