import type { Same } from '../chapter.ts';
import type { foes as en } from './foes.en.ts';

export const foes = {
  prompts: {
    'enemy.next': 'Quel ennemi agit ensuite ?',
    'enemy.steer': 'Plusieurs déplacements se valent pour {foe_the}. Où va-t-il ?',
    'enemy.goal': '{foe_The} gagne l’île la plus proche. Laquelle ?',
    'boarding.next': 'Qui agit ensuite ?',
    'boarding.deck': '{who_The} est sur le pont ennemi. Combattre ou couper une amarre ?',
    'boarding.act': 'Que fait {who_the} ({post}) ?',
    'boarding.command':
      'Vous avez {points, plural, one {# point de commandement} other {# points de commandement}}. Quel groupe de marins va où ?',
    'boarding.strike': 'Vous portez {hits, plural, one {# coup} other {# coups}}. Frapper un groupe ennemi blessé ou indemne ?',
    'boarding.wound': 'L’ennemi porte {hits, plural, one {# coup} other {# coups}}. Quel groupe de marins est blessé ?',
    'boarding.mover': 'Ces personnages ont la même confiance. Qui change de poste ensuite ?',
    'plunder.next': 'Ces personnages ont la même confiance. Qui prend sa part ensuite ?',
    'boarding.post': 'Un autre poste pour {who_the} ?',
    'boarding.return': 'À quel poste revient {who_the} ?',
    'boarding.orders':
      '{points, plural, =0 {Il ne vous reste aucun point de commandement} one {Il vous reste # point de commandement} other {Il vous reste # points de commandement}}. Vos ordres, Capitaine ?',
    'plunder.groups':
      '{goods, plural, =0 {La cale ennemie est vide} one {Il reste # marqueur dans la cale ennemie} other {Il reste # marqueurs dans la cale ennemie}}. Quels groupes de marins pillent ?',
    'plunder.share': 'Prendre quelque chose avec {who_the}, ou réparer ?',
    'plunder.gem': 'Les prisonniers parlent. Quel marqueur reçoit deux gemmes ?',
  },
  choices: {
    foe: '{foe}',
    steer:
      'Case {cell}, cap {heading, select, 0 {libre} 1 {nord} 2 {nord-est} 3 {sud-est} 4 {sud} 5 {sud-ouest} other {nord-ouest}}',
    bound: '{island}',
    jump: 'Sauter sur l’autre pont',
    shoot: 'Tirer',
    'fire-swivel': 'Tirer au pierrier',
    harangue: 'Haranguer l’équipage',
    cut: 'Couper une amarre',
    capitulate: 'Se rendre',
    fight: 'Combattre {weapon, select, melee {au sabre} other {au pistolet}}',
    support: 'Soutenir {group_the} {weapon, select, melee {au sabre} other {au pistolet}}',
    strike: '{whom, select, hurt {Frapper un groupe blessé} other {Frapper un groupe indemne}}',
    'plunder-with': 'Piller avec {group_the}',
    'mend-with': 'Réparer avec {group_the}',
    plunder: 'Prendre quelque chose',
    'mend-after': 'Réparer',
  },
  events: {
    'foe.appeared':
      '{foe_The} apparaît à la case {cell}{heading, select, 0 {} 1 {, cap au nord} 2 {, cap au nord-est} 3 {, cap au sud-est} 4 {, cap au sud} 5 {, cap au sud-ouest} other {, cap au nord-ouest}}.',
    'foe.ignored': '{foe_The} n’apparaît pas {why_because}.',
    'foe.near': '{foe_The} est à 5 cases ou moins et devient actif.',
    'foe.left': 'Le navire distance {foe_the}.',
    'foe.rolled': '{foe_The} obtient {dice} pour sa vitesse et avance de {points, plural, one {# case} other {# cases}}.',
    'foe.sailed':
      '{foe_The} se déplace à la case {cell}{heading, select, 0 {} 1 {, cap au nord} 2 {, cap au nord-est} 3 {, cap au sud-est} 4 {, cap au sud} 5 {, cap au sud-ouest} other {, cap au nord-ouest}}.',
    'foe.fired': '{foe_The} tire ({dice}) : {hits, plural, =0 {aucun impact} one {# impact} other {# impacts}}.',
    'foe.hit':
      '{foe_The} subit un impact : {field, select, speed {vitesse réduite} combat {capacité de combat réduite} other {cale réduite}} à {left}.',
    'foe.angered': '{foe_The} devient hostile.',
    'foe.crippled': '{foe_The} n’a plus de vitesse et cherche à fuir.',
    'foe.defeated': 'L’équipage {how, select, sunk {coule} other {bat}} {foe_the}.',
    'foe.gone':
      '{foe_The} {why, select, escaped {atteint son île} vanished {disparaît} replaced {s’en va} other {est pillé et reste sur place}}.',
    'signal.sent': 'L’équipage hisse un signal et obtient {die}.',
    'wreck.lies': 'Une épave repose sous la case {cell}.',
    'whale.struck': 'Le Cachalot heurte la coque.',
    'tentacles.grasped':
      'Des tentacules attaquent ({dice}) : {hits, plural, =0 {aucun impact} one {# impact} other {# impacts}}.',
    'guns.fired':
      'L’équipage tire {how, select, ball {} rake {en enfilade } dismast {dans les mâts, } grapeshot {à mitraille } other {à boulets chaînés }}sur {target_the}.',
    'shot.wasted': 'Le tir manque ({die}).',
    'boarding.began':
      'Un abordage commence contre {enemy_the} ({groups, plural, one {# groupe ennemi} other {# groupes ennemis}}).',
    'boarding.turn':
      'Le tour d’abordage {turn} commence. L’ennemi a {fresh, plural, =0 {0 groupe indemne} one {# groupe indemne} other {# groupes indemnes}}{hurt, plural, =0 {} one { et # blessé} other { et # blessés}}.',
    'boarding.loose': 'Les deux amarres sont coupées : les navires se séparent.',
    'boarding.won': 'L’équipage remporte l’abordage {enemy_of}.',
    'line.cut': '{who} coupe une amarre ; {lines, plural, =0 {il n’en reste aucune} other {il en reste une}}.',
    'crew.harangued':
      '{who_The} harangue l’équipage et donne {points, plural, one {# point de commandement} other {# points de commandement}}.',
    'group.supported': '{who_The} ajoute {value} au jet {group_of}.',
    'person.jumped': '{who_The} saute sur le pont ennemi.',
    'person.landed': '{who_The} manque son saut mais retombe sur ses pieds grâce au Saut de chat.',
    'person.fell': '{who_The} manque son saut : l’abordage est fini pour ce personnage.',
    'enemy.rolled': 'L’ennemi obtient {dice} : {hits, plural, =0 {aucun coup} one {# coup} other {# coups}}.',
    'enemy.struck':
      'Un groupe ennemi est {how, select, eliminated {éliminé} other {blessé}} ({fresh, plural, =0 {0 indemne} one {# indemne} other {# indemnes}} et {hurt, plural, =0 {aucun blessé} one {# blessé} other {# blessés}} en face).',
    'group.fought': '{group_The} obtient {die} et {success, select, 1 {touche} other {manque}}.',
  },
  reasons: {
    'no-lines-to-cut': 'Il n’y a pas d’amarre à couper.',
    'deck-full': 'Il n’y a plus de place sur le pont ennemi.',
    'supported-already': 'Quelqu’un soutient déjà ce groupe.',
    'nothing-left-to-plunder': 'La cale ennemie est vide.',
    'two-groups-repair': 'Deux groupes de marins au plus peuvent réparer.',
    'one-character-repairs': 'Un seul personnage peut réparer.',
    'joint-roll-made': 'La réparation commune est déjà faite.',
  },
} as const satisfies Same<typeof en>;
