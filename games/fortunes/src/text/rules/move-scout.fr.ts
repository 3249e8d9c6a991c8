import type { moveScout as en } from './move-scout.en.ts';

export const moveScout: { readonly [id in keyof typeof en]: string } = {
  'FDM-MOVE-01': 'Un Déplacement, c’est un seul pas : vers une zone voisine, d’une zone à son port, ou d’un port à sa zone.',
  'FDM-MOVE-02':
    'D’un port à celui de la zone voisine, comptez trois actions : une pour sortir, une pour traverser, une pour entrer.',
  'FDM-MOVE-03':
    'Tant qu’une nation a ne serait-ce qu’une prime sur vous, ses ports vous sont fermés. La guerre à elle seule n’en ferme aucun, à moins que la carte Guerre ne le dise ou que la table n’ait choisi de fermer les ports ennemis.',
  'FDM-MOVE-04': 'Votre port d’attache vous accueille toujours, si lourdes que soient vos primes.',
  'FDM-MOVE-05':
    'Port Royal ferme les yeux sur un capitaine que l’Angleterre recherche : payez le droit inscrit dans sa zone, 3 pièces d’or sur notre carte, ou passez par un jet d’Influence. S’il échoue, vous restez en mer, l’action est perdue, et il faudra un autre Déplacement pour payer ou retenter.',
  'FDM-MOVE-06': 'À chaque nation ses rancunes : ses primes ne ferment pas les ports d’une autre.',
  'FDM-MOVE-07':
    'En quittant le port, jetez des marchandises jusqu’à ce que le reste tienne dans votre Cargaison du moment, dégâts compris. Vous choisissez lesquelles.',
  'FDM-MOVE-08':
    'Dès que vous arrivez dans une zone, venant d’une autre ou d’un port, chaque capitaine non-joueur hostile qui s’y trouve vous cherche. Entrer au port n’éveille personne.',
  'FDM-MOVE-09': 'Même mal en point, un bateau avance : une section détruite n’empêche ni ne ralentit un Déplacement.',
  'FDM-MOVE-10':
    'Si une nation vous met à prix pendant que vous mouillez chez elle, personne ne vous chasse : restez et agissez à votre guise. Mais une fois que vous l’avez quitté, le port vous est fermé.',
  'FDM-MOVE-11':
    'La plupart des zones ont un avantage ou un inconvénient à elles, inscrit sur le plateau. Il vaut dans la zone et dans son port, nulle part ailleurs, et pour ceux qu’il désigne.',

  'FDM-SCOUT-01':
    'Pour une Reconnaissance, nommez d’abord votre proie, qui doit être dans votre zone : un capitaine joueur en mer, un capitaine non-joueur ou le marchand. Les dés ne roulent qu’après.',
  'FDM-SCOUT-02': 'Un joueur à l’abri d’un port ne peut pas être cherché.',
  'FDM-SCOUT-03': 'Lancez votre Reconnaissance : avec un crâne, la proie est trouvée ; sinon, l’action s’arrête là.',
  'FDM-SCOUT-04':
    'Trouver un joueur ou un capitaine non-joueur, c’est le combattre aussitôt, et comme attaquant. Plus question de se raviser.',
  'FDM-SCOUT-05': 'Trouver un marchand mène au raid, où vous pouvez encore le laisser passer.',
  'FDM-SCOUT-06':
    'Une même cible ne se cherche qu’une fois par tour, trouvée ou non, quoi qu’il arrive entre-temps. Pour une rumeur ou une mission, qui n’ont pas de cible, c’est une fois par tour et par lieu.',
  'FDM-SCOUT-07':
    'Avec une action de plus, vous pouvez chercher quelqu’un d’autre au même endroit, ou chasser dans une zone que vous venez de gagner.',
  'FDM-SCOUT-08': 'Au lieu de chercher un bateau, une Reconnaissance peut servir à vérifier une rumeur de mer.',
  'FDM-SCOUT-09': 'Pas de Reconnaissance depuis un port : il faut être en mer.',
};
