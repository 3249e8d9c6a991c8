import type { SameKeys } from '@boucan/kernel';
import type { Deed } from '../../../content/deed.ts';
import type { Acceptance, Mission, MissionReward, Task } from '../../../content/missions/mission.ts';
import type { NpcCard } from '../../../content/npc-captains.ts';
import { NPCS } from '../../../content/npcs.ts';
import type { Rumour } from '../../../content/rumours.ts';
import { fr as content } from '../../../text/content/fr.ts';
import { NEW_NAVY, NEW_PIRATES, RECEPTION_GOLD } from '../events.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from '../ventures.ts';
import { calledBy, captains, each } from './alike.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

const NAMES: { readonly [id: string]: string } = content.names;
const name = (id: string): string => NAMES[id] ?? id;
const the = (id: string): string => NAMES[`${id}:the`] ?? name(id);
const a = (id: string): string => NAMES[`${id}:a`] ?? name(id);
const to = (id: string): string => NAMES[`${id}:to`] ?? `à ${the(id)}`;
const of = (id: string): string => NAMES[`${id}:of`] ?? (/^[aeiouyé]/iu.test(the(id)) ? `d’${the(id)}` : `de ${the(id)}`);
const off = (zone: string): string => (zone === 'caribbean-sea' ? 'En mer des Caraïbes' : `En mer devant ${the(zone)}`);
const joined = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
const gold = (n: number): string => `${n} ${n === 1 ? 'pièce' : 'pièces'} d’or`;

// ── les Rumeurs ──

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'gain':
      return `prenez ${gold(deed.gold)}`;
    case 'deposit':
      return `${gold(deed.gold)} de la banque vont dans votre coffre`;
    case 'draw':
      return deed.cards === 1 ? 'piochez une autre carte Gloire' : `piochez ${deed.cards} autres cartes Gloire`;
    case 'mend':
      return `réparez entièrement ${joined(deed.sections.map(the), 'et')}`;
    case 'restore':
      return 'une coque renforcée retournée est remise en état';
    case 'arm':
      return deed.weapons === 'all'
        ? 'prenez une arme spéciale de chaque sorte qui vous manque'
        : 'prenez une arme spéciale qui vous manque';
    case 'modify':
      return 'prenez la modification d’un port de votre choix';
    case 'enlist':
      return `${joined(deed.types.map(a), 'ou')} entre à votre service sans frais ; si vous ne pouvez en prendre, prenez ${gold(5)}`;
    case 'want':
      return `mais ${the(deed.nation)} met une prime sur votre tête`;
    case 'pardon':
      return `toutes vos primes ${of(deed.nation)} sont effacées ; si vous n’en aviez pas, prenez ${gold(deed.orGold)}`;
    case 'act':
      return `vous avez ${deed.actions} actions de plus ce tour-ci`;
  }
}
const rumourText = ({ where, place, does }: Rumour): string => {
  const test = where === 'sea' ? `${off(place)}, par un jet de Reconnaissance` : `Au port ${of(place)}, par un jet d’Influence`;
  return `${test} : ${does!.map(deedText).join(' ; ')}.`;
};

// ── les Missions ──

function acceptText({ noBountyOf, bounties, roll, cargo, crew, scouting }: Acceptance): string {
  const all = [
    noBountyOf === undefined ? '' : noBountyOf === 'any' ? 'sans aucune prime' : `sans prime ${of(noBountyOf)}`,
    bounties === undefined ? '' : 'avec au moins une prime',
    roll === undefined ? '' : `par un jet ${of(roll)}`,
    cargo === undefined ? '' : `avec une Cargaison d’au moins ${cargo}`,
    crew === undefined ? '' : `avec un Équipage d’au moins ${crew}`,
    scouting === undefined ? '' : `avec une Reconnaissance d’au moins ${scouting}`,
  ].filter((text) => text !== '');
  return all.length === 0 ? '' : `, ${all.join(', ')}`;
}
function taskText(task: Task): string {
  switch (task.do) {
    case 'deliver':
      return `Défaussez ${task.cards} cartes ${name(task.good)} au port ${of(task.port)}, en une ou plusieurs actions Port`;
    case 'carry':
      return `Faites une action Port ${to(task.port)} sans engager auparavant de combat ni de raid${task.spaces > 0 ? ' ; le chargement prend 1 place dans votre cale' : ''}`;
    case 'fetch':
      return `${off(task.zone)}, dépensez une action Reconnaissance et réussissez un jet de Reconnaissance, puis faites une action Port ${to(task.port)}${task.spaces > 0 ? ' ; d’ici là, le chargement prend 1 place dans votre cale' : ''}`;
    case 'defeat':
      return task.target === 'pirate' ? 'Vainquez un pirate, bateau noir ou joueur à prime' : 'Vainquez un navire';
    default:
      return '';
  }
}
function rewardText({ gold: coins, repair, crew, specialists, gloryCards, pardon, weapons }: MissionReward): string {
  const all = [
    gold(coins),
    repair === undefined ? '' : `réparez entièrement ${joined(repair.map(the), 'et')}`,
    crew === undefined ? '' : 'tout votre Équipage est rétabli',
    specialists === undefined
      ? ''
      : `${joined(specialists.map(a), 'ou')} entre à votre service sans frais, ou ${gold(5)} de plus si vous ne pouvez en prendre`,
    gloryCards === undefined ? '' : 'une carte Gloire de plus',
    pardon === undefined ? '' : `jusqu’à ${pardon.upTo} primes ${of(pardon.of)} sont effacées`,
    weapons === undefined ? '' : 'une arme spéciale de chaque sorte qui vous manque',
  ].filter((text) => text !== '');
  return all.join(' ; ');
}
const missionText = ({ port, accept, task, reward }: Mission): string =>
  `À accepter ${to(port)}${acceptText(accept)}. ${taskText(task)}. Récompense : ${rewardText(reward)}.`;

// ── les CNJ ──

const npcText = ({ npc, zone, manoeuvre, scouting, leadership }: NpcCard, id: keyof typeof captains): string => {
  const { nation, reward } = NPCS[npc];
  const who = nation === null ? the(npc) : `une frégate ${NAMES[`${nation}:adj`]}e`;
  const prize = reward === null ? '' : ` Un joueur non-pirate qui le bat reçoit ${gold(reward)}.`;
  return `En fin de manche, ${who} aux ordres de ${captains[id]} entre en jeu ${NAMES[`${zone}:at`]}. Manœuvre ${manoeuvre}, Reconnaissance ${scouting}, Leadership ${leadership}.${prize}`;
};
export const fr: SameKeys<typeof en> = {
  name: 'Cartes et drapeaux',
  blurb:
    'Deux fois plus de capitaines, de rumeurs et de missions, et plus d’événements qu’une partie n’en utilise. Des drapeaux marquent les ports d’attache et l’arrivée des CNJ.',
  with: {
    'new-ships': 'Avec les nouveaux bateaux, deux bateaux pirates de plus apparaissent.',
    contraband: 'Avec la Contrebande, la douane apparaît aussi.',
  },
  rules,
  events: {
    'sickness.took': '{seat} perd un marin à cause des fièvres (Équipage {crew}).',
    'worm.gnawed': 'Les tarets abîment la Coque de {seat} (il en reste {hull}).',
    'reception.held':
      '{seat} obtient {dice} en Influence à la réception et {gold, plural, =0 {ne reçoit rien} one {reçoit # pièce d’or} other {reçoit # pièces d’or}}.',
    'reception.favoured': '{seat} obtient {dice} en Influence à la réception et réussit.',
    'shortage.felt': 'Les pénuries frappent les ports {nation_of}.',
    'shortage.of': 'Le port {zone_of} demande maintenant {good_a}.',
  },
  names: {
    'grace-osborne': 'Grace Osborne',
    'inigo-zubiri': 'Íñigo Zubiri',
    'nathaniel-crewe': 'Nathaniel Crewe',
    'obadiah-finch': 'Obadiah Finch',
    'marie-brisac': 'Marie Brisac',
    'etienne-carcan': 'Étienne Carcan',
    'ines-de-zarate': 'Inés de Zárate',
    'diego-salazar': 'Diego Salazar',
    'willem-blok': 'Willem Blok',
    'catalina-rivero': 'Catalina Rivero',
    'tomas-arrieta': 'Tomás Arrieta',
    'piet-cornelisz': 'Piet Cornelisz',
    'jeanne-de-kerros': 'Jeanne de Kerros',
    'samuel-thorne': 'Samuel Thorne',
    'hester-lyle': 'Hester Lyle',
    'bernal-ruiz': 'Bernal Ruiz',
    'hawks-eye': 'Œil de faucon',
    'arsenal-friends': 'Des amis à l’arsenal',
    'prize-court': 'Le Tribunal des prises',
    weatherwise: 'Le Nez au vent',
    'open-hand': 'La Main ouverte',
    'boarders-lead': 'Premier à la lisse',
    'good-name': 'Un nom honorable',
    'old-soldier': 'Vieux Soldat',
    'two-ledgers': 'Deux livres de comptes',
    'planters-daughter': 'Fille de planteur',
    'close-stowage': 'Arrimage serré',
    'grey-sails': 'Voiles grises',
    'tavern-credit': 'Ardoise à la taverne',
    'deep-soundings': 'Sondes profondes',
    'sugar-scales': 'Balance à sucre',
    'keen-watch': 'Bonne vigie',
    'the-burning-beacon': 'Le Fanal en feu',
    'salvage-off-the-saints': 'Épave aux Saintes',
    'the-empty-longboat': 'La Chaloupe vide',
    'wreckers-lanterns': 'Les Lanternes des naufrageurs',
    'the-viceroys-yacht': 'Le Yacht du vice-roi',
    'pitch-for-the-taking': 'Du brai à ramasser',
    'a-chest-in-the-mangroves': 'Un coffre dans la mangrove',
    'floating-casks': 'Barriques à la dérive',
    'the-hermit-carpenter': 'Le Charpentier ermite',
    'guns-on-the-sandbar': 'Des canons sur le banc',
    'turtle-hunters-camp': 'Le Camp des chasseurs de tortues',
    'the-dutch-surveyor': 'L’Arpenteur hollandais',
    'the-sunken-battery': 'La Batterie engloutie',
    'the-discreet-notary': 'Le Notaire discret',
    'a-widows-secret': 'Le Secret de la veuve',
    'the-idle-gunsmith': 'L’Armurier oisif',
    'the-garrisons-pay': 'La Solde de la garnison',
    'a-bankers-slip': 'Une lettre de change',
    'the-governors-mistress': 'La Maîtresse du gouverneur',
    'men-without-a-ship': 'Des hommes sans bateau',
    'the-cocoa-broker': 'Le Courtier en cacao',
    'a-friend-of-the-intendant': 'Un ami de l’intendant',
    'the-drunken-armourer': 'Le Maître d’armes ivre',
    'the-planters-daughters-dowry': 'La Dot',
    'the-yards-best-timber': 'Le Meilleur Bois du chantier',
    'flour-for-nassau': 'La Farine de Nassau',
    'timber-for-the-arsenal': 'Du bois pour l’arsenal',
    'molasses-for-the-distillers': 'De la mélasse pour les distillateurs',
    'powder-for-the-privateers': 'De quoi tenir, pour les corsaires',
    'cloth-for-the-brethren': 'De la toile pour les Frères',
    'the-boucaniers-salt-meat': 'La Viande boucanée',
    'spices-for-the-cathedral': 'Des épices pour la cathédrale',
    'the-audiencias-papers': 'Les Papiers de l’Audience',
    'the-companys-factor': 'Le Facteur de la Compagnie',
    'the-bishops-books': 'Les Livres de l’évêque',
    'the-planters-family': 'La Famille du planteur',
    'salt-for-the-fleet': 'Des vivres pour la flotte',
    'the-intendants-wine': 'La Cave de l’intendant',
    'the-new-chaplain': 'Le Nouveau Chapelain',
    'the-assemblys-petition': 'La Pétition de l’Assemblée',
    'the-lost-survey-party': 'Les Arpenteurs perdus',
    'a-bell-for-the-mission': 'Une cloche pour la mission',
    'the-stranded-company': 'La Compagnie échouée',
    'the-wreck-of-the-concord': 'L’Épave de la Concorde',
    'the-drowned-ledger': 'Le Registre noyé',
    'a-price-on-a-black-flag': 'Le Prix d’un pavillon noir',
    'clear-the-windward-passage': 'Libérer le passage du Vent',
    'the-kings-frigate': 'La Frégate du roi',
    'the-blockade-runner': 'Le Forceur de blocus',
    'tobacco-for-the-garrison': 'Du tabac pour la garnison',
    'navy-england-nevill': 'John Nevill (navire anglais)',
    'navy-spain-torres': 'Rodrigo de Torres (navire espagnol)',
    'navy-france-ducasse': 'Jean du Casse (navire français)',
    'navy-holland-binckes': 'Jacob Binckes (navire hollandais)',
    'pirate-sloop-vane': 'Charles Vane (sloop pirate)',
    'pirate-frigate-bellamy': 'Samuel Bellamy (frégate pirate)',
    'following-seas': 'Mer de l’arrière',
    'sickness-ashore': 'Fièvres à terre',
    'governors-reception': 'La Réception du gouverneur',
    shortages: 'Pénuries',
    'convoy-season': 'La Saison des convois',
    shipworm: 'Les Tarets',
    'quiet-night': 'Une nuit calme',
    ...calledBy,
  },
  cards: {
    'hawks-eye': 'Vous lancez 1 dé de plus pour trouver un marchand.',
    'arsenal-friends': 'Les modifications vous coûtent 1 pièce d’or chacune.',
    'prize-court': 'Chaque raid réussi vous rapporte 1 pièce d’or de plus.',
    weatherwise: 'Vous lancez 1 dé de Manœuvre de plus dans les tempêtes et les grains des événements.',
    'open-hand': 'Les marins engagés vous coûtent 1 pièce d’or chacun.',
    'boarders-lead': 'Vous lancez 1 dé de plus au concours de manœuvre quand vous avez déclaré Abordage.',
    'good-name': 'Vous lancez 1 dé d’Influence de plus pour accepter une mission.',
    'old-soldier': 'Vous lancez 1 dé de Leadership de plus pour recruter.',
    'two-ledgers': 'Quand vous achetez des marchandises, l’offre compte 1 carte de plus.',
    'planters-daughter': 'Le rhum et le sucre vous coûtent 1 pièce d’or la carte.',
    'close-stowage': 'Votre cale contient 1 carte de plus que sa Cargaison.',
    'grey-sails': 'Avec une flûte, les CNJ vous cherchent avec 1 dé de moins, mais au moins 1.',
    'tavern-credit': 'Tenter d’acquérir une rumeur vous coûte 1 pièce d’or.',
    'deep-soundings': 'Vos raids commencent avec 1 carte Cargaison de plus.',
    'sugar-scales': 'Le sucre qui n’est pas en demande vous rapporte 5 pièces d’or la carte.',
    'keen-watch': 'Vous lancez 1 dé de plus pour trouver un bateau.',
    'following-seas':
      'Pendant cette manche, à chaque tour, le premier Déplacement de zone à zone qui coûterait une action est gratuit.',
    'sickness-ashore': 'Chaque joueur au port perd 1 point d’Équipage, sauf si c’est le dernier.',
    'governors-reception': `Chaque joueur au port lance son Influence et gagne, avec un crâne, ${gold(RECEPTION_GOLD)} ; si l’on joue avec les Faveurs, 1 Faveur à la place.`,
    shortages: 'Une nation est tirée au sort : tous ses ports reçoivent un nouveau jeton Demande.',
    'convoy-season': 'Tous les marchands de la piste regagnent des zones qui n’en ont pas.',
    shipworm: 'Chaque joueur en mer subit 1 dégât à la Coque, sauf si c’est son dernier point.',
    'quiet-night': 'L’événement suivant est pioché et résolu aussi.',
    ...each(NEW_RUMOURS, rumourText),
    ...each(NEW_MISSIONS, missionText),
    ...each({ ...NEW_NAVY, ...NEW_PIRATES }, npcText),
  },
};
