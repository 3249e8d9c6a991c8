import type { Same } from '../chapter.ts';
import type { foes as en } from './foes.en.ts';

export const foes = {
  prompts: {
    'enemy.next': 'Quel ennemi agit ensuite ?',
    'enemy.steer': '{foe} : plusieurs routes se valent. Où va-t-il ?',
    'enemy.goal': '{foe} gagne l’île la plus proche. Laquelle de celles-ci ?',
    'boarding.next': 'Qui agit ensuite ?',
    'boarding.deck': '{who}, sur le pont ennemi : combattre, ou couper une amarre ?',
    'boarding.act': '{who}, {post} : que faire ?',
    'boarding.command':
      '{points, plural, one {Un point de commandement} other {# points de commandement}} : quel groupe de marins va où ?',
    'boarding.strike': '{hits, plural, one {Un coup} other {# coups}} : frapper un groupe blessé, ou un groupe indemne ?',
    'boarding.wound': '{hits, plural, one {Un coup} other {# coups}} de l’ennemi : quel groupe de marins ?',
    'boarding.mover': 'À confiance égale, qui change de poste ensuite ?',
    'plunder.next': 'À confiance égale, qui prend sa part ensuite ?',
    'boarding.post': '{who} : changer de poste ?',
    'boarding.return': '{who} : de retour à quel poste ?',
    'boarding.orders':
      'À vos ordres, Capitaine. {points, plural, =0 {Plus de point de commandement} one {Encore un point de commandement} other {Encore # points de commandement}}.',
    'plunder.groups':
      'Pillage : {goods, plural, =0 {plus rien} one {un marqueur} other {# marqueurs}} dans sa cale. Quels groupes de marins ?',
    'plunder.share': '{who} : prendre quelque chose, ou réparer ?',
    'plunder.gem': 'Les prisonniers parlent : deux gemmes sur quel marqueur ?',
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
    capitulate: 'Amener le pavillon',
    fight: 'Combattre : {weapon, select, melee {au sabre} other {au pistolet}}',
    support: 'Branle-bas de combat, {group} : {weapon, select, melee {au sabre} other {au pistolet}}',
    strike: '{whom, select, hurt {Un groupe blessé} other {Un groupe indemne}}',
    'plunder-with': 'Piller : {group}',
    'mend-with': 'Réparer : {group}',
    plunder: 'Prendre quelque chose',
    'mend-after': 'Réparer',
  },
  events: {
    'foe.appeared':
      '{foe} en vue, case {cell}{heading, select, 0 {} 1 {, cap au nord} 2 {, cap au nord-est} 3 {, cap au sud-est} 4 {, cap au sud} 5 {, cap au sud-ouest} other {, cap au nord-ouest}}.',
    'foe.ignored': '{foe} : sans suite ({why}).',
    'foe.near': '{foe} : ennemi actif.',
    'foe.left': '{foe} : distancé.',
    'foe.rolled': '{foe} lance {dice} pour sa vitesse : {points, plural, one {# case} other {# cases}}.',
    'foe.sailed':
      '{foe} se déplace, case {cell}{heading, select, 0 {} 1 {, cap au nord} 2 {, cap au nord-est} 3 {, cap au sud-est} 4 {, cap au sud} 5 {, cap au sud-ouest} other {, cap au nord-ouest}}.',
    'foe.fired': '{foe} fait feu : {dice}, {hits, plural, =0 {aucun impact} one {un impact} other {# impacts}}.',
    'foe.hit': '{foe} : touché, {field, select, speed {vitesse} combat {capacité de combat} other {cale}} à présent {left}.',
    'foe.angered': '{foe} : se retourne contre nous.',
    'foe.crippled': '{foe} : sans vitesse, ne songe plus qu’à fuir.',
    'foe.defeated': '{foe} : {how, select, sunk {coulé} other {vaincu}}.',
    'foe.gone':
      '{foe} : {why, select, escaped {a gagné son île} vanished {envolé comme une fumée} replaced {parti} other {pillé et laissé là}}.',
    'signal.sent': 'Un signal est hissé : {die}.',
    'wreck.lies': 'Une épave repose sous la case {cell}.',
    'whale.struck': 'Le cachalot heurte la coque.',
    'tentacles.grasped': 'Tentacules : {dice}, {hits, plural, =0 {aucun impact} one {un impact} other {# impacts}}.',
    'guns.fired':
      'Feu ! {target} : {how, select, ball {boulets} rake {en enfilade} dismast {dans les mâts} grapeshot {mitraille} other {boulets chaînés}}.',
    'shot.wasted': 'Le coup se perd : {die}.',
    'boarding.began': 'À l’abordage ! {enemy} : {groups, plural, one {# groupe} other {# groupes}}.',
    'boarding.turn': 'Abordage, tour {turn} : {fresh} indemnes, {hurt} blessés en face.',
    'boarding.loose': 'Les deux amarres sont coupées : les navires se séparent.',
    'boarding.won': 'Abordage gagné : {enemy}.',
    'line.cut': '{who} coupe une amarre ; {lines, plural, =0 {il n’en reste aucune} other {il en reste une}}.',
    'crew.harangued':
      '{who} harangue l’équipage : {points, plural, one {# point de commandement} other {# points de commandement}}.',
    'group.supported': '{who} prête main-forte, {value} de plus : {group}.',
    'person.jumped': '{who} : sur le pont ennemi.',
    'person.landed': '{who} : saut trop court, mais retombé sur ses pieds.',
    'person.fell': '{who} : saut manqué, hors de combat.',
    'enemy.rolled': 'L’ennemi lance {dice} : {hits, plural, =0 {aucun coup} one {un coup} other {# coups}}.',
    'enemy.struck':
      '{how, select, eliminated {Un de leurs groupes est éliminé} other {Un de leurs groupes est blessé}} : {fresh} indemnes, {hurt} blessés.',
    'group.fought': '{group} : {die}, {success, select, 1 {touché} other {manqué}}.',
  },
  reasons: {
    'no-lines-to-cut': 'Il n’y a pas d’amarre à couper.',
    'deck-full': 'Il n’y a plus de place sur le pont ennemi.',
    'supported-already': 'Quelqu’un les soutient déjà.',
    'nothing-left-to-plunder': 'Sa cale est vide.',
    'two-groups-repair': 'Deux groupes de marins au plus réparent.',
    'one-character-repairs': 'Un seul personnage répare.',
    'joint-roll-made': 'La réparation commune est faite.',
  },
} as const satisfies Same<typeof en>;
