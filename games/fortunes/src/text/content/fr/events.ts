import { OTHER_EVENTS, type OtherEventId, type WarId } from '../../../content/events.ts';
import type { Nation } from '../../../content/map.ts';
import { NAVY, type NavyId, PIRATES, type PirateId } from '../../../content/npc-captains.ts';
import { NPCS } from '../../../content/npcs.ts';
import type { eventNames as enNames, eventTexts as enTexts } from '../en/events.ts';
import { type Entries, type Entry, each, namesOf, type SameWords, textsOf } from '../entry.ts';
import { zones } from './zones.ts';

// ── les CNJ ──

const navy: Readonly<Record<NavyId, string>> = {
  'navy-england-benbow': 'John Benbow',
  'navy-england-wager': 'Charles Wager',
  'navy-england-wright': 'Lawrence Wright',
  'navy-spain-pez': 'Andrés de Pez',
  'navy-spain-huidobro': 'Mateo Alonso de Huidobro',
  'navy-spain-casa-alegre': 'José Fernández de Santillán, conde de Casa Alegre',
  'navy-france-du-casse': 'Jean-Baptiste du Casse',
  'navy-france-pointis': 'Bernard de Pointis',
  'navy-france-blenac': 'Charles de Courbon, comte de Blénac',
  'navy-holland-almonde': 'Philips van Almonde',
  'navy-holland-callenburgh': 'Gerard Callenburgh',
  'navy-holland-evertsen': 'Cornelis Evertsen le Jeune',
};
const FLAG: Readonly<Record<Nation, { readonly ship: string; readonly land: string; readonly bounties: string }>> = {
  england: { ship: 'Navire anglais', land: 'l’Angleterre', bounties: 'primes anglaises' },
  spain: { ship: 'Navire espagnol', land: 'l’Espagne', bounties: 'primes espagnoles' },
  france: { ship: 'Navire français', land: 'la France', bounties: 'primes françaises' },
  holland: { ship: 'Navire hollandais', land: 'la Hollande', bounties: 'primes hollandaises' },
};
const flag = (id: NavyId) => FLAG[NPCS[NAVY[id].npc].nation];

/** Un titre est entre virgules : « de Blénac, comte, entre ». */
const of = (name: string): string => `${/^[AEIOUÉ]/u.test(name) ? 'd’' : 'de '}${name}${name.includes(', ') ? ',' : ''}`;

const navyText = (id: NavyId): string => {
  const { zone, manoeuvre, scouting, leadership } = NAVY[id];
  const { land, bounties } = flag(id);
  return `En fin de manche, une frégate aux ordres ${of(navy[id])} entre en jeu pour ${land} ${zones[`${zone}:at`]}. Manœuvre ${manoeuvre}, Reconnaissance ${scouting}, Leadership ${leadership}. Elle vous cherche avec autant de dés que vous portez de ${bounties}, si cela dépasse sa Reconnaissance. Si ${land} a déjà un navire en jeu, il se déplace dans cette zone sous les ordres de ce capitaine. La carte reste jusqu’à la défaite du capitaine.`;
};

const pirates: Readonly<Record<PirateId, string>> = {
  'pirate-sloop-rackham': 'John Rackham',
  'pirate-sloop-hamlin': 'Jean Hamlin',
  'pirate-sloop-willems': 'Jan « Yankey » Willems',
  'pirate-frigate-teach': 'Edward Teach',
  'pirate-frigate-roberts': 'Bartholomew Roberts',
  'pirate-frigate-levasseur': 'Olivier Levasseur',
};
const SHIP = {
  'pirate-sloop': { title: 'Sloop pirate', a: 'un sloop pirate', the: 'le sloop pirate' },
  'pirate-frigate': { title: 'Frégate pirate', a: 'une frégate pirate', the: 'la frégate pirate' },
} as const;

const pirateText = (id: PirateId): string => {
  const { npc, zone, manoeuvre, scouting, leadership } = PIRATES[id];
  const { a, the } = SHIP[npc];
  return `En fin de manche, ${a} aux ordres ${of(pirates[id])} entre en jeu ${zones[`${zone}:at`]}. Manœuvre ${manoeuvre}, Reconnaissance ${scouting}, Leadership ${leadership}. Ce capitaine chasse les joueurs qui ne sont pas pirates ; le vaincre sans porter de prime rapporte ${NPCS[npc].reward} pièces d’or. Si ${the} est déjà en jeu, ce capitaine en prend la barre dans cette zone. La carte reste jusqu’à la défaite du capitaine.`;
};

// ── les guerres ──

const war = (id: WarId, name: string): Entry => {
  const { manoeuvre, scouting, leadership } = OTHER_EVENTS[id];
  return {
    name,
    text: `Deux nations tirées au sort entrent en guerre ; si une guerre durait, elle cesse d’abord. En fin de manche, chacune met en mer son man’o’war : l’Angleterre à Port Royal, l’Espagne à La Havane, la France à Petit-Goâve, la Hollande à Curaçao. Les deux capitaines ont Manœuvre ${manoeuvre}, Reconnaissance ${scouting} et Leadership ${leadership}, et cherchent avec autant de dés que vous portez de primes de leur nation, si cela fait plus. Le navire que leur nation avait en jeu quitte le plateau, sa carte dessous ; un capitaine de navire pioché plus tard prend la barre du man’o’war, dans la zone de sa carte. Les bateaux de chaque nation chassent aussi les capitaines de l’autre, et aucune des deux ne leur verse de récompense. La guerre finit par un Congrès de paix, par une autre carte Guerre, ou en fin de manche quand les deux man’o’wars sont perdus. Cette carte reste jusque-là.`,
  };
};

// ── le reste ──

const STORM =
  'Des dés placent les touchés, et un crâne vous laisse choisir la section ; une coque renforcée peut annuler 1 touché, mais cartes de combat et capacités de capitaine ne servent à rien. Un bateau peut couler. Les bateaux au port et les CNJ ne risquent rien.';

const others: Entries<OtherEventId> = {
  'war-broken-treaties': war('war-broken-treaties', 'Guerre des traités rompus'),
  'war-two-flags': war('war-two-flags', 'Guerre des deux pavillons'),
  'war-sugar-islands': war('war-sugar-islands', 'Guerre pour les îles à sucre'),
  'peace-congress': {
    name: 'Congrès de paix',
    text: 'Si une guerre est en cours, elle finit aussitôt. Sinon, chaque joueur, dans l’ordre du tour, peut payer 5 pièces d’or pour effacer 1 prime, où que soit son bateau.',
  },
  'storm-windward': {
    name: 'Coup de vent aux îles du Vent',
    text: `Dans l’ordre du tour, chaque joueur en mer dans la zone de San Juan, Saint-Martin, St. John, Basse-Terre, Bridgetown ou La Trinité lance sa Manœuvre et subit 3 touchés, moins 1 par succès. ${STORM}`,
  },
  'storm-jamaica-channel': {
    name: 'Coup de vent au canal de la Jamaïque',
    text: `Dans l’ordre du tour, chaque joueur en mer dans la zone de Nassau, La Havane, Port Royal, Vieille-Providence, Petit-Goâve ou l’île de la Tortue lance sa Manœuvre et subit 3 touchés, moins 1 par succès. ${STORM}`,
  },
  'great-hurricane': {
    name: 'Grand ouragan',
    text: `Une des 17 zones, tirée au sort, est l’œil. Dans l’ordre du tour, chaque joueur qui s’y trouve en mer lance sa Manœuvre et subit 3 touchés, moins 1 par succès ; dans les zones voisines, 2 touchés, moins 1 par succès. ${STORM} Pendant cette manche, on ne vend ni n’achète de marchandises au port de l’œil, et les CNJ qui sont dans l’œil ne cherchent personne.`,
  },
  'dead-calm': {
    name: 'Calme plat',
    text: 'Pendant cette manche, chacun a au plus 2 actions à son tour. Les effets qui donnent une action de plus l’ajoutent encore.',
  },
  'steady-trades': {
    name: 'Alizés bien établis',
    text: 'Pendant cette manche, à chaque tour, le premier Déplacement de zone à zone qui coûterait une action est gratuit.',
  },
  'yellow-jack': {
    name: 'Fièvre jaune',
    text: 'Pendant cette manche, si vous commencez votre tour au port avec au moins 2 points d’Équipage, lancez votre Leadership : si le jet échoue, vous perdez 1 point d’Équipage. Si vous avez un chirurgien, il réussit.',
  },
  'plate-fleet': {
    name: 'La flotte de l’argent se rassemble',
    text: 'Pendant cette manche, un raid réussi sur un marchand tenu pour espagnol rapporte 1 pièce d’or de plus par carte restée en place, et cela compte pour les 12 pièces d’or qui valent de la Gloire. Le navire espagnol a 1 dé de plus à chaque recherche.',
  },
  'colonial-boom': {
    name: 'Fièvre d’achats aux colonies',
    text: 'Un jeton Demande tiré au hasard dans la réserve est montré, puis remis. Pendant cette manche, chaque carte de cette marchandise rapporte 6 pièces d’or dans tous les ports. Seules les cartes que le port lui-même demande comptent pour la Gloire et changent son jeton.',
  },
  'new-fashions': {
    name: 'Nouvelles modes',
    text: 'Parmi tous les ports, 4 sont tirés au sort. Autant de jetons piochés dans la réserve remplacent leurs jetons Demande ; les anciens n’y retournent qu’après.',
  },
  'royal-pardon': {
    name: 'Pardon royal',
    text: 'Pendant cette manche, une fois à votre tour et dans n’importe quel port, vous pouvez payer 4 pièces d’or par prime pour effacer autant de primes d’une même nation que vous voulez.',
  },
  'ill-tidings': {
    name: 'Mauvaises nouvelles',
    text: 'L’événement suivant est pioché aussitôt et s’accomplit en entier, icônes d’abord. S’il ne reste plus de carte, rien ne se passe, et la partie finit au moment d’ouvrir la manche suivante.',
  },
  'convoys-make-sail': {
    name: 'Les convois appareillent',
    text: 'Tous les marchands de la piste, si peu qu’il y en ait, sont répartis au hasard, pavillon caché, dans les zones qui n’en ont pas.',
  },
};

/** Dans une phrase, un capitaine s’appelle par son nom, sans son bateau. */
const alone = <Id extends string>(names: Readonly<Record<Id, string>>): Readonly<Record<Id, { readonly the: string }>> =>
  Object.fromEntries(
    (Object.keys(names) as Id[]).map((id) => [id, { the: names[id].includes(', ') ? `${names[id]},` : names[id] }]),
  ) as Record<Id, { the: string }>;
export const NAVY_NAMES = alone(navy);
export const PIRATE_NAMES = alone(pirates);

export const eventNames: SameWords<typeof enNames> = {
  ...each(Object.keys(navy) as NavyId[], (id) => `${navy[id]} (${flag(id).ship.toLowerCase()})`),
  ...each(Object.keys(pirates) as PirateId[], (id) => `${pirates[id]} (${SHIP[PIRATES[id].npc].title.toLowerCase()})`),
  ...namesOf(others),
};
export const eventTexts: SameWords<typeof enTexts> = {
  ...each(Object.keys(navy) as NavyId[], navyText),
  ...each(Object.keys(pirates) as PirateId[], pirateText),
  ...textsOf(others),
};
