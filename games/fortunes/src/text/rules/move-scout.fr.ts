import type { moveScout as en } from './move-scout.en.ts';

export const moveScout: { readonly [id in keyof typeof en]: string } = {
  'FDM-MOVE-01': 'Un Déplacement, c’est un seul pas : vers une zone voisine, d’une zone à son port, ou d’un port à sa zone.',
  'FDM-MOVE-02':
    'D’un port à celui de la zone voisine, comptez trois actions : une pour sortir, une pour traverser, une pour entrer.',
  'FDM-MOVE-03':
    'Tant qu’une nation a ne serait-ce qu’une prime sur vous, ses ports vous sont fermés. La guerre à elle seule n’en ferme aucun, à moins que la carte Guerre ne le dise ou que la table n’ait choisi de fermer les ports ennemis.',
  'FDM-MOVE-04': 'Votre port d’attache vous est toujours ouvert, quelles que soient vos primes.',
  'FDM-MOVE-05':
    'Port Royal ferme les yeux sur un capitaine que l’Angleterre recherche : payez le droit inscrit dans sa zone, 3 pièces d’or sur notre carte, ou passez par un jet d’Influence. S’il échoue, vous restez en mer, l’action est perdue, et il faudra un autre Déplacement pour payer ou retenter.',
  'FDM-MOVE-06': 'Les primes d’une nation ne ferment que ses propres ports.',
  'FDM-MOVE-07':
    'En quittant le port, jetez des marchandises jusqu’à ce que le reste tienne dans votre Cargaison du moment, dégâts compris. Vous choisissez lesquelles.',
  'FDM-MOVE-08':
    'Quand vous entrez dans une zone, depuis une autre zone ou depuis le port, chaque CNJ hostile qui s’y trouve vous cherche. Entrer au port ne provoque aucune recherche.',
  'FDM-MOVE-09': 'Une section détruite n’empêche ni ne ralentit un Déplacement.',
  'FDM-MOVE-10':
    'Si une nation met une prime sur votre tête pendant que vous êtes dans un de ses ports, vous pouvez y rester et y agir. Une fois que vous l’avez quitté, il vous est fermé.',
  'FDM-MOVE-11':
    'La plupart des zones ont un avantage ou un inconvénient à elles, inscrit sur le plateau. Il vaut dans la zone et dans son port, nulle part ailleurs, et pour ceux qu’il désigne.',

  'FDM-SCOUT-01':
    'Pour une Reconnaissance, nommez d’abord une cible de votre zone : un capitaine joueur en mer, un CNJ ou le marchand. Lancez ensuite les dés.',
  'FDM-SCOUT-02': 'On ne peut pas chercher un joueur qui est au port.',
  'FDM-SCOUT-03': 'Lancez votre Reconnaissance : avec un crâne, vous trouvez la cible ; sinon, l’action est finie.',
  'FDM-SCOUT-04': 'Si vous trouvez un joueur ou un CNJ, vous l’attaquez aussitôt, sans pouvoir y renoncer.',
  'FDM-SCOUT-05': 'Si vous trouvez un marchand, vous pouvez l’attaquer ou le laisser passer.',
  'FDM-SCOUT-06':
    'Une même cible ne se cherche qu’une fois par tour, trouvée ou non, quoi qu’il arrive entre-temps. Pour une rumeur ou une mission, qui n’ont pas de cible, c’est une fois par tour et par lieu.',
  'FDM-SCOUT-07':
    'Avec une autre action, vous pouvez chercher une autre cible de la zone, ou une cible d’une zone où vous venez d’arriver.',
  'FDM-SCOUT-08': 'Au lieu de chercher un bateau, une Reconnaissance peut servir à vérifier une rumeur de mer.',
  'FDM-SCOUT-09': 'Pas de Reconnaissance depuis un port : il faut être en mer.',
};
