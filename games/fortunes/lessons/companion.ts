import type { Companion } from '@boucan/lessons';

export const companion: Companion = {
  'setup.ship': {
    en: 'Most people look at their captain first: good at Scouting, a sloop for raids; good at Influence, a flute for trade.',
    fr: 'On regarde en général d’abord son capitaine : bon en Reconnaissance, un sloop pour les raids ; bon en Influence, une flûte pour le commerce.',
  },
  'turn.action': {
    en: 'Most people look at which port nearby demands what they carry, then at who hunts them on the way. Three actions are one trip from port to port: plan the whole trip before the first step.',
    fr: 'On regarde en général quel port voisin demande ce qu’on transporte, puis qui vous recherche en chemin. Trois actions font un trajet de port à port : prévoyez-le en entier avant le premier pas.',
    lessons: ['sail', 'buy', 'scout', 'hunted', 'wind', 'locations', 'loyalty', 'treasure-galleon'],
  },
  'port.activity': {
    en: 'Most people sell first, for selling can only come first, and keep buying for the end, when they know how much gold is left.',
    fr: 'On vend en général d’abord, car la vente ne peut venir qu’en premier, et on garde l’achat pour la fin, quand on sait ce qu’il reste d’or.',
    lessons: ['buy', 'sell', 'glory-sale', 'repair', 'rumour', 'mission', 'chest', 'short-cruise', 'contraband', 'favours'],
  },
  'port.buy': {
    en: 'Most people look at which port nearby demands each good. Three cards of one good in demand are worth more than five of everything.',
    fr: 'On regarde en général quel port voisin demande chaque marchandise. Trois cartes d’une marchandise en demande valent mieux que cinq cartes diverses.',
    lessons: ['buy'],
  },
  'port.sell': {
    en: 'Most people look at whether three cards are in demand here: that is the point of Glory. What another port demands may be worth the trip.',
    fr: 'On regarde en général si trois cartes sont en demande ici : c’est le point de Gloire. Ce qu’un autre port demande peut valoir le voyage.',
    lessons: ['sell', 'glory-sale', 'contraband'],
  },
  'port.sold': {
    en: 'Most people look at the gold they need for the next cargo before they spend any on a specialist.',
    fr: 'On regarde en général l’or nécessaire à la prochaine cargaison avant d’en dépenser pour un spécialiste.',
    lessons: ['glory-sale'],
  },
  'port.yard': {
    en: 'Most people repair destroyed sections before anything else, and look at whether the gold would earn more as cargo.',
    fr: 'On répare en général d’abord les sections détruites, et on se demande si l’or ne rapporterait pas plus en cargaison.',
    lessons: ['repair', 'modifications', 'new-ships', 'special-weapons'],
  },
  'port.stash': {
    en: 'Most people hide what they don’t need for the next cargo: gold aboard is lost with the captain.',
    fr: 'On cache en général ce dont on n’a pas besoin pour la prochaine cargaison : l’or à bord est perdu avec le capitaine.',
    lessons: ['chest', 'short-cruise'],
  },
  'scout.again': {
    en: 'Most people roll again if they have nothing better to do with this action. The first roll found nothing.',
    fr: 'On relance en général, faute de mieux à faire de cette action. Le premier jet n’a rien trouvé.',
  },
  'raid.attack': {
    en: 'Most people look at where they want to sell next: the bounty closes the ports of that nation. Then they look at the state of their ship.',
    fr: 'On regarde en général où l’on veut vendre ensuite : la prime ferme les ports de cette nation. Puis on regarde l’état de son bateau.',
    lessons: ['scout'],
  },
  'raid.use': {
    en: 'Most people count the blue icons against their Manoeuvrability and the red ones against their ship, and stop once 12 gold are safe.',
    fr: 'On compare en général les icônes bleues à sa Manœuvrabilité et les rouges à l’état du bateau, et on s’arrête dès que 12 pièces d’or sont acquises.',
    lessons: ['raid'],
  },
  'raid.prize': {
    en: 'Most people keep their cards unless one of them turns this prize into a point of Glory.',
    fr: 'On garde en général ses cartes, sauf si l’une d’elles fait de cette prise un point de Gloire.',
    lessons: ['raid'],
  },
  'raid.load': {
    en: 'Most people look at which of these goods a port nearby demands, among those that are still open to them.',
    fr: 'On regarde en général laquelle de ces marchandises est en demande dans un port voisin qui leur reste ouvert.',
    lessons: ['raid'],
  },
  'naval.declare': {
    en: 'Most people compare both ships: flee from more Cannons, board with more Crew, fire otherwise.',
    fr: 'On compare en général les deux bateaux : fuir devant plus de Canons, aborder avec plus d’Équipage, tirer sinon.',
    lessons: ['combat'],
  },
  'volley.skull': {
    en: 'Most people put a hit where it destroys nothing, and keep the Hull for last.',
    fr: 'On place en général un touché là où il ne détruit rien, et on garde la Coque pour la fin.',
    lessons: ['combat'],
  },
  'announcing.announce': {
    en: 'Most people pass unless a card changes what happens right now. A card kept is a threat.',
    fr: 'On passe en général, sauf si une carte change ce qui se joue maintenant. Une carte gardée est une menace.',
    lessons: ['combat'],
  },
  'glory.discard': {
    en: 'Most people let go the card whose moment is furthest away.',
    fr: 'On se défait en général de la carte dont le moment est le plus lointain.',
  },
  'rumour.keep': {
    en: 'Most people look at the map: a rumour on the way costs one action, one across the sea a whole turn.',
    fr: 'On regarde en général la carte : une rumeur en chemin coûte une action, une rumeur à l’autre bout de la mer un tour entier.',
  },
};
