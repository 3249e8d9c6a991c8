import type { bounty as en } from './bounty.en.ts';

export const bounty: { readonly [id in keyof typeof en]: string } = {
  'FDM-BOUNTY-01':
    'Engagez un bateau qui n’est pas pirate, ou attaquez un marchand, et vous recevez sur-le-champ 1 prime de sa nation, avant le premier dé. La guerre entre vos nations n’excuse rien, sauf si une carte le dit.',
  'FDM-BOUNTY-02': 'Vaincre un navire, en l’envoyant par le fond ou sur son pont, vous vaut 1 prime de sa nation.',
  'FDM-BOUNTY-03': 'Attaquer un navire puis le vaincre fait donc 2 primes.',
  'FDM-BOUNTY-04': 'Un navire n’est pas un pirate : s’en prendre à lui vaut la prime d’attaque.',
  'FDM-BOUNTY-05': 'Si c’est le navire qui vous a attaqué, seule sa défaite vous est reprochée : 1 prime.',
  'FDM-BOUNTY-06': 'Attaquer un pirate, joueur ou non-joueur, ne fâche personne : pas de prime.',
  'FDM-BOUNTY-07':
    'La nation qui vous recherche est celle de la victime : pour un joueur, celle de son capitaine ; pour un navire, son pavillon ; pour un marchand, le pavillon choisi lors du raid.',
  'FDM-BOUNTY-08':
    'La première prime d’une nation met son jeton sur le 1 de votre piste Primes. Chaque suivante le pousse d’une case.',
  'FDM-BOUNTY-09': 'Chaque nation tient son propre compte.',
  'FDM-BOUNTY-10': 'Aucune nation ne va au-delà de 5 primes sur votre tête ; ensuite, vos méfaits n’y changent rien.',
  'FDM-BOUNTY-11':
    'Une seule prime, de qui que ce soit, fait de vous un pirate ; sans prime, vous ne l’êtes pas. Vous changez de camp dès que vient la première ou que part la dernière.',
  'FDM-BOUNTY-12':
    'Se défendre n’est pas un crime : qui attaque un non-pirate est, sauf carte contraire, pirate avant que les dés roulent. Pour un défenseur, seule la défaite d’un navire compte encore.',
  'FDM-BOUNTY-13':
    'Être recherché a quatre effets : les ports de cette nation se ferment, les navires de toutes les nations vous chassent, les pirates non-joueurs vous laissent en paix, et votre tête vaut de l’or.',
  'FDM-BOUNTY-14':
    'Une prime ne s’efface que par une carte Gloire, Événement, Rumeur ou Mission, ou avec votre capitaine. Il n’y a pas d’autre moyen.',
  'FDM-BOUNTY-15':
    'Quand les primes d’une nation tombent à 0, son jeton quitte votre plateau : à ses yeux, vous n’avez jamais rien fait.',
  'FDM-BOUNTY-16': 'Chacun voit les primes de chacun.',
  'FDM-BOUNTY-17':
    'Vaincre un joueur qui n’est pas pirate n’ajoute pas de seconde prime ; seuls les navires en valent une. La table peut en accorder une à qui a coulé celui qu’il attaquait.',
  'FDM-BOUNTY-18': 'Attaquez les vôtres, et votre propre nation vous met à prix comme le ferait une autre.',

  'FDM-REWARD-01':
    'Vaincre un joueur pirate vous permet de toucher aussitôt 5 pièces d’or par prime auprès d’une nation, d’une seule, à choisir parmi celles qui le recherchaient.',
  'FDM-REWARD-02': 'Une nation qui vous recherche vous-même à ce moment ne vous verse pas de récompense.',
  'FDM-REWARD-03': 'Une nation contre qui la vôtre est en guerre ne vous verse pas de récompense non plus.',
  'FDM-REWARD-04': 'S’il ne reste aucune nation pour vous payer, vous vous passez de récompense.',
  'FDM-REWARD-05': 'Coulé ou abordé, attaquant ou attaqué : pour la récompense, c’est tout un.',
  'FDM-REWARD-06':
    'Être pirate ne vous prive pas de récompense : toute nation qui ne vous recherche pas et que la vôtre ne combat pas peut vous payer.',
  'FDM-REWARD-07':
    'Si vous n’avez pas de prime, vaincre un pirate non-joueur rapporte 5 pièces d’or pour le sloop, 15 pour la frégate, coulé ou abordé. La guerre n’y change rien.',
  'FDM-REWARD-08':
    'Si vous êtes pirate vous-même, vaincre un pirate non-joueur vous rapporte la Gloire du combat, mais pas d’or.',
  'FDM-REWARD-09': 'Les récompenses sont versées au vu de tous, par une banque qui n’est jamais à court.',
};
