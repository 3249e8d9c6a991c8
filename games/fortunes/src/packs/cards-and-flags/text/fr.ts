import type { SameKeys } from '@boucan/kernel';
import type { Deed } from '../../../content/deed.ts';
import type { Acceptance, Mission, MissionReward, Task } from '../../../content/missions/mission.ts';
import type { NpcCard } from '../../../content/npc-captains.ts';
import { NPCS } from '../../../content/npcs.ts';
import type { Rumour } from '../../../content/rumours.ts';
import { fr as content } from '../../../text/content/fr.ts';
import { NEW_NAVY, NEW_PIRATES, RECEPTION_GOLD } from '../events.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from '../ventures.ts';
import { captains, each } from './alike.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

const NAMES: { readonly [id: string]: string } = content.names;
const name = (id: string): string => NAMES[id] ?? id;
const listed = (ids: readonly string[], or: string): string => ids.map(name).join(` ${or} `);
const gold = (n: number): string => `${n} ${n === 1 ? 'pièce' : 'pièces'} d’or`;

// ── les Rumeurs ──

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'gain':
      return `gagnez ${gold(deed.gold)}`;
    case 'deposit':
      return `${gold(deed.gold)} vont dans votre coffre`;
    case 'draw':
      return deed.cards === 1 ? 'piochez une autre carte Gloire' : `piochez ${deed.cards} autres cartes Gloire`;
    case 'mend':
      return `tous ces dégâts sont réparés (${deed.sections.map(name).join(', ')})`;
    case 'restore':
      return 'une coque renforcée retournée sert de nouveau';
    case 'arm':
      return deed.weapons === 'all'
        ? 'prenez une arme spéciale de chaque sorte qui vous manque'
        : 'prenez une arme spéciale qui vous manque';
    case 'modify':
      return 'prenez la modification d’un port de votre choix';
    case 'enlist':
      return `l’un d’eux entre gratuitement à votre service (${listed(deed.types, 'ou')}), sinon ${gold(5)}`;
    case 'want':
      return `mais vous recevez une prime (${name(deed.nation)})`;
    case 'pardon':
      return `toutes les primes d’une nation sont effacées (${name(deed.nation)}), ou ${gold(deed.orGold)} s’il n’y en a pas`;
    case 'act':
      return `${deed.actions} actions de plus ce tour-ci`;
  }
}
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const rumourText = ({ where, place, does }: Rumour): string => {
  const test = where === 'sea' ? `Reconnaissance, en mer (${name(place)})` : `Influence, au port (${name(place)})`;
  return `${test}. Si elle est vraie : ${sentence(does!.map(deedText).join(' ; '))}`;
};

// ── les Missions ──

function acceptText({ noBountyOf, bounties, roll, cargo, crew, scouting }: Acceptance): string {
  const all = [
    noBountyOf === undefined ? '' : noBountyOf === 'any' ? 'sans aucune prime' : `sans prime (${name(noBountyOf)})`,
    bounties === undefined ? '' : 'avec au moins une prime',
    roll === undefined ? '' : `avec un jet réussi (${name(roll)})`,
    cargo === undefined ? '' : `avec une Cale d’au moins ${cargo}`,
    crew === undefined ? '' : `avec un Équipage d’au moins ${crew}`,
    scouting === undefined ? '' : `avec au moins ${scouting} en Reconnaissance sur votre carte`,
  ].filter((text) => text !== '');
  return all.length === 0 ? '' : `, ${all.join(', ')}`;
}
function taskText(task: Task): string {
  switch (task.do) {
    case 'deliver':
      return `Défaussez ${task.cards} cartes (${name(task.good)}) au port (${name(task.port)}), en une ou plusieurs actions Port`;
    case 'carry':
      return `Faites une action Port (${name(task.port)}) sans avoir engagé ni combat ni raid${task.spaces > 0 ? ' ; la cargaison prend une place de votre cale' : ''}`;
    case 'fetch':
      return `Faites une Reconnaissance avec un jet réussi (${name(task.zone)}), puis une action Port (${name(task.port)})${task.spaces > 0 ? ' ; d’ici là, cela prend une place de votre cale' : ''}`;
    case 'defeat':
      return task.target === 'pirate' ? 'Battez un pirate : un bateau noir, ou un joueur primé' : 'Battez le navire d’une nation';
    default:
      return '';
  }
}
function rewardText({ gold: coins, repair, crew, specialists, gloryCards, pardon, weapons }: MissionReward): string {
  const all = [
    gold(coins),
    repair === undefined ? '' : `tous ces dégâts sont réparés (${repair.map(name).join(', ')})`,
    crew === undefined ? '' : 'votre Équipage est au complet',
    specialists === undefined
      ? ''
      : `l’un d’eux entre gratuitement à votre service (${listed(specialists, 'ou')}), sinon ${gold(5)} de plus`,
    gloryCards === undefined ? '' : 'une carte Gloire de plus',
    pardon === undefined ? '' : `jusqu’à ${pardon.upTo} primes effacées (${name(pardon.of)})`,
    weapons === undefined ? '' : 'une arme spéciale de chaque sorte qui vous manque',
  ].filter((text) => text !== '');
  return all.join(' ; ');
}
const missionText = ({ port, accept, task, reward }: Mission): string =>
  `À accepter au port (${name(port)})${acceptText(accept)}. ${taskText(task)}. Récompense : ${rewardText(reward)}.`;

// ── les capitaines non-joueurs ──

const npcText = ({ npc, zone, manoeuvre, scouting, leadership }: NpcCard, id: keyof typeof captains): string => {
  const { nation, reward } = NPCS[npc];
  const who = nation === null ? name(npc) : `${name('frigate')} (${name(nation)})`;
  const prize = reward === null ? '' : ` Récompense à qui le bat sans être pirate : ${gold(reward)}.`;
  return `En fin de manche entre, sous ${captains[id]} (${name(zone)}) : ${who}. Manœuvre ${manoeuvre}, Reconnaissance ${scouting}, Leadership ${leadership}.${prize}`;
};
export const fr: SameKeys<typeof en> = {
  name: 'Cartes et drapeaux',
  blurb:
    'Deux fois plus de capitaines, de rumeurs et de missions, et plus d’événements qu’une partie n’en voit. Des drapeaux marquent les ports d’attache et l’arrivée des capitaines non-joueurs.',
  with: {
    'new-ships': 'Avec les nouveaux bateaux croisent aussi deux bateaux noirs.',
    contraband: 'Avec la Contrebande vient aussi la douane.',
  },
  rules,
  events: {
    'sickness.took': 'Un homme tombe malade ({seat}). Équipage : {crew}.',
    'worm.gnawed': 'Des tarets dans les bordages ({seat}). Coque : {hull}.',
    'reception.held':
      '{seat} est reçu avec {dice} : {gold, plural, =0 {nul n’y prend garde} one {# pièce d’or} other {# pièces d’or}}.',
    'reception.favoured': '{seat} est reçu avec {dice} : quelqu’un s’en souviendra.',
    'shortage.felt': 'Pénuries dans les ports d’une nation : {nation}.',
    'shortage.of': '{zone} demande désormais : {good}.',
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
    'navy-england-nevill': 'Navire anglais : John Nevill',
    'navy-spain-torres': 'Navire espagnol : Rodrigo de Torres',
    'navy-france-ducasse': 'Navire français : Jean du Casse',
    'navy-holland-binckes': 'Navire hollandais : Jacob Binckes',
    'pirate-sloop-vane': 'Sloop pirate : Charles Vane',
    'pirate-frigate-bellamy': 'Frégate pirate : Samuel Bellamy',
    'following-seas': 'Mer de l’arrière',
    'sickness-ashore': 'Fièvres à terre',
    'governors-reception': 'La Réception du gouverneur',
    shortages: 'Pénuries',
    'convoy-season': 'La Saison des convois',
    shipworm: 'Les Tarets',
    'quiet-night': 'Une nuit calme',
  },
  cards: {
    'hawks-eye': '1 dé de plus quand vous cherchez un marchand.',
    'arsenal-friends': 'Les modifications vous coûtent 1 pièce d’or.',
    'prize-court': 'Un raid réussi vous rapporte 1 pièce d’or de plus.',
    weatherwise: '1 dé de Manœuvre de plus dans les tempêtes et les grains des événements.',
    'open-hand': 'Les marins engagés vous coûtent 1 pièce d’or chacun.',
    'boarders-lead': '1 dé de plus à la manœuvre quand vous avez déclaré l’Abordage.',
    'good-name': '1 dé de plus aux jets d’Influence pour accepter une mission.',
    'old-soldier': '1 dé de plus au jet de Leadership pour recruter.',
    'two-ledgers': '1 carte de plus quand vous achetez des marchandises.',
    'planters-daughter': 'Le rhum et le sucre vous coûtent 1 pièce d’or.',
    'close-stowage': 'Votre cale prend 1 carte de plus que sa valeur.',
    'grey-sails': 'Avec une flûte, les capitaines non-joueurs vous cherchent avec 1 dé de moins, mais au moins 1.',
    'tavern-credit': 'Chercher une rumeur vous coûte 1 pièce d’or.',
    'deep-soundings': '1 carte de plus est retournée dans vos raids.',
    'sugar-scales': 'Vous vendez le sucre 5 pièces d’or là où il n’est pas demandé.',
    'keen-watch': '1 dé de plus quand vous cherchez un bateau.',
    'following-seas': 'À cette manche, le premier Déplacement de zone à zone de chacun qui coûterait une action est gratuit.',
    'sickness-ashore': 'Chaque joueur au port perd 1 point d’Équipage, mais pas le dernier.',
    'governors-reception': `Chaque joueur au port lance son Influence et gagne, avec un crâne, ${gold(RECEPTION_GOLD)} ; là où l’on joue avec les Faveurs, 1 Faveur à la place.`,
    shortages: 'Une nation tirée au sort : la demande de tous ses ports est tirée de nouveau.',
    'convoy-season': 'Tous les marchands de la piste regagnent des zones qui n’en ont pas.',
    shipworm: 'Chaque joueur en mer prend 1 dégât à la Coque, mais pas le dernier.',
    'quiet-night': 'L’événement suivant est pioché et résolu aussi.',
    ...each(NEW_RUMOURS, rumourText),
    ...each(NEW_MISSIONS, missionText),
    ...each({ ...NEW_NAVY, ...NEW_PIRATES }, npcText),
  },
};
