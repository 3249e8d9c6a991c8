import type { modifications as enModifications, weapons as enWeapons } from '../en/tokens.ts';
import type { SameEntries } from '../entry.ts';

export const modifications: SameEntries<typeof enModifications> = {
  'extra-hammocks': {
    name: 'Hamacs supplémentaires',
    text: 'La valeur d’Équipage de votre bateau augmente de 1, sans dépasser 5. Le nouveau hamac reste vide tant que vous n’avez pas recruté.',
  },
  'special-rigging': {
    name: 'Gréement et voiles spéciaux',
    text: 'La Manœuvrabilité de votre bateau augmente de 1, sans dépasser 5.',
  },
  'reinforced-hull': {
    name: 'Coque renforcée',
    text: 'Quand les touchés ont trouvé leur section sur votre bateau, retournez ce jeton pour en annuler 1, quelle que soit la section ; en raid, il annule 1 icône Touché. Retourné, il ne sert plus tant que vous n’avez pas payé 3 pièces d’or au chantier naval pour le remettre en état.',
  },
  'extended-hold': {
    name: 'Cale prolongée',
    text: 'La Cargaison de votre bateau augmente de 1, valeur et cube, sans dépasser 5.',
  },
  chasers: {
    name: 'Canons chasseurs',
    text: 'Une fois par combat, quand vous ou l’adversaire avez déclaré Fuir, vous pouvez les faire tirer avant le concours : 1 touché, placé par un dé, sans jet à réussir et même sans Canons. Si les deux ont déclaré Fuir, ils peuvent encore tirer avant qu’on se sépare. Boulets enchaînés ou mitraille peuvent servir pour ce touché.',
  },
  'extra-gun-port': {
    name: 'Sabord supplémentaire',
    text: 'Les Canons de votre bateau augmentent de 1, valeur et cube, sans dépasser 5.',
  },
  'swivel-guns': {
    name: 'Pierriers',
    text: 'Avant un combat d’équipage en mer, peu importe qui aborde, lancez 2 dés : s’il y a un crâne au moins, l’ennemi perd 1 point d’Équipage. À terre, ils se taisent.',
  },
  'long-range-guns': {
    name: 'Canons de longue portée',
    text: 'En ouverture d’un combat naval, lancez un dé par Canon : chaque crâne est un touché, placé par un dé. Ni boulets enchaînés ni mitraille ne dirigent ces touchés.',
  },
};

export const weapons: SameEntries<typeof enWeapons> = {
  grapple: {
    name: 'Harpeau',
    text: 'À un tour de combat où vous avez déclaré Abordage, défaussez-le après le jet de Manœuvre pour relancer, une fois, ceux de vos propres dés que vous voulez. En raid, défaussez-le pour changer un dé raté en succès.',
  },
  'chain-shot': {
    name: 'Boulets enchaînés',
    text: 'Quand vous voyez les dés de localisation de votre volée, défaussez-les : tous ses crânes frappent les Mâts ennemis. Les touchés à des Mâts déjà détruits sont perdus. En raid, défaussez-les pour changer un dé raté en succès.',
  },
  'grape-shot': {
    name: 'Mitraille',
    text: 'Quand vous voyez les dés de localisation de votre volée, défaussez-la : tous ses crânes frappent l’Équipage ennemi. Les touchés à un Équipage déjà détruit sont perdus. En raid, défaussez-la pour changer un dé raté en succès.',
  },
};
