import type { Companion } from '@boucan/lessons';

export const companion: Companion = {
  'town.turn': {
    en: 'Most people look at what they lack for the voyage, crates, provisions or sails, and then at how many pirates the way there costs. Pirates used up in town are not at sea.',
    fr: 'On regarde en général ce qui manque pour le voyage, caisses, provisions ou voiles, puis combien de pirates coûte le chemin. Un pirate placé en ville n’est pas en mer.',
    lessons: ['walk', 'pause', 'quay'],
  },
  'town.again': {
    en: 'Most people pay for a second move when it reaches something a rival would take next.',
    fr: 'On paie en général un second déplacement s’il atteint ce qu’un rival prendrait ensuite.',
    lessons: ['second-move'],
  },
  'town.quay': {
    en: 'Most people look at the bonus of each quay and at who leaves first: the first ship out finds everything still there.',
    fr: 'On regarde en général le bonus de chaque quai et qui part le premier : le premier bateau parti trouve tout en place.',
    lessons: ['quay'],
  },
  'gain.choose': {
    en: 'Most people take what the next stop on their way asks for.',
    fr: 'On prend en général ce que demande la prochaine étape de sa route.',
    lessons: ['walk'],
  },
  'gain.weapon': {
    en: 'Most people look at which opponents are left: each is beaten with a weapon of its own.',
    fr: 'On regarde en général quels adversaires restent : chacun se bat avec une arme précise.',
  },
  'gain.deck': {
    en: 'Most people draw where the tales fit what they have already done.',
    fr: 'On pioche en général là où les récits vont avec ce qu’on a déjà fait.',
    lessons: ['sea-dog'],
  },
  'pay.keep': {
    en: 'Most people keep the spirit for what they could not buy again.',
    fr: 'On garde en général l’esprit pour ce qu’on ne pourrait pas racheter.',
    lessons: ['sea-dog'],
  },
  'sea.turn': {
    en: 'Most people count provisions against what is still worth doing: an action more is often worth more than a provision brought home.',
    fr: 'On compare en général les provisions à ce qui vaut encore la peine : une action de plus vaut souvent mieux qu’une provision rapportée.',
    lessons: ['sail', 'fight', 'tower', 'hideout', 'campfire'],
  },
  'sea.act': {
    en: 'Most people look at what this zone pays with the weapons and crates aboard, and at what the next zone would pay.',
    fr: 'On regarde en général ce que rapporte cette zone avec les armes et les caisses à bord, et ce que rapporterait la suivante.',
    lessons: ['outpost', 'post', 'sea-dog'],
  },
  'fight.fire': {
    en: 'Most people fire just enough to win if the dodge fails, and keep a crate for the next opponent.',
    fr: 'On tire en général juste assez pour vaincre si l’esquive échoue, et on garde une caisse pour l’adversaire suivant.',
    lessons: ['fight'],
  },
  'fight.dice': {
    en: 'Most people look at what an attack would cost them: pirates laid down now are missing later.',
    fr: 'On regarde en général ce que coûterait une attaque : les pirates couchés maintenant manqueront ensuite.',
    lessons: ['fight'],
  },
  'fight.repel': {
    en: 'Most people repel first what would cost a sailor or a weapon.',
    fr: 'On repousse en général d’abord ce qui coûterait un marin ou une arme.',
  },
  'tower.crates': {
    en: 'Most people look at whether a rival can afford one crate more than they place.',
    fr: 'On regarde en général si un rival peut se permettre une caisse de plus.',
    lessons: ['tower'],
  },
  'sea-dog.trade': {
    en: 'Most people buy what the last opponents in reach ask for.',
    fr: 'On achète en général ce que demandent les derniers adversaires à portée.',
    lessons: ['sea-dog'],
  },
  'return.stop': {
    en: 'Most people look at the goods and tales they carry: one stop hides goods, the other tells tales.',
    fr: 'On regarde en général les marchandises et les récits à bord : une étape cache les unes, l’autre raconte les autres.',
  },
  'skull-island.goods': {
    en: 'Most people hide goods in sets, as far as the doubloons go.',
    fr: 'On cache en général les marchandises par séries, tant qu’il y a des doublons.',
    lessons: ['hideout'],
  },
  'skull-island.hide': {
    en: 'Most people look at which good completes a set.',
    fr: 'On regarde en général quelle marchandise complète une série.',
    lessons: ['hideout'],
  },
  'campfire.tell': {
    en: 'Most people tell first what pays most, and keep a tale whose condition may still be met.',
    fr: 'On raconte en général d’abord ce qui rapporte le plus, et on garde un récit dont la condition peut encore être remplie.',
    lessons: ['campfire'],
  },
};
