import type { Same } from '../chapter.ts';
import type { port as en } from './port.en.ts';

export const port = {
  prompts: {
    'port.activity': 'Au port ({zone}). Quelles affaires y faites-vous ?',
    'port.sell':
      'On demande : {good}. {cards, plural, =0 {Quelles cartes vendez-vous ?} one {# carte à vendre, pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?} other {# cartes à vendre, pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?}}',
    'port.sold': 'Le lot est payé. Engagez-vous un spécialiste ?',
    'port.demand': 'Laquelle des deux marchandises le port demande-t-il désormais ?',
    'port.buying': 'Avant de voir l’offre : une autre carte ?',
    'port.bargain': 'Vous pouvez remettre {cards, plural, one {# carte} other {# cartes}} de l’offre et en piocher autant.',
    'port.buy':
      '{cards, plural, =0 {Qu’achetez-vous ?} one {# carte pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?} other {# cartes pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?}}',
    'port.yard': 'Au chantier. Que commandez-vous ?',
    'yard.keep': 'Maîtres charpentiers : quelles modifications emportez-vous ?',
    'yard.exchange': 'Changez-vous de bateau ?',
    'modification.place': 'Choisissez un port pour une modification ({tokens} à placer). Le hasard décide laquelle va où.',
    'port.enlist':
      'Personne ne vous suit pour rien. Il manque {berths, plural, one {# homme} other {# hommes}} : payez-vous des marins ?',
    'port.stash':
      'Vous avez {gold, plural, one {# pièce} other {# pièces}} d’or à bord et {chest, plural, =0 {rien} other {#}} dans le coffre. Combien en cachez-vous ?',
    'chest.fetch':
      'Il y a {chest, plural, one {# pièce} other {# pièces}} d’or dans le coffre. Combien en reprenez-vous à bord ?',
    'port.letter': 'Pour quelle mission est la lettre ?',
  },
  choices: {
    activity: '{activity}',
    test: 'Vérifier votre rumeur',
    fetch: 'Reprendre de l’or dans le coffre',
    leave: 'Terminer vos affaires au port',
    hire: 'Engager : {card}',
    sell: 'Vendre : {good}',
    demand: '{good}',
    'see-offer': 'Voir l’offre',
    'put-back': 'Remettre : {good}',
    buy: 'Acheter : {good} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    repair: 'Réparer : {section} {price, plural, =0 {(gratuit)} one {(# pièce d’or)} other {(# pièces d’or)}}',
    'buy-weapon': 'Acheter : {weapon} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    'sell-weapon': 'Vendre : {weapon} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    modify: 'Installer : {modification} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    restore: 'Remettre en état la coque renforcée ({price, plural, one {# pièce} other {# pièces}} d’or)',
    exchange: 'Nouveau bateau : {ship} ({price, plural, one {# pièce} other {# pièces}} d’or, dont {proceeds} pour l’ancien)',
    'keep-ship': 'Garder votre bateau',
    'carry-over': 'Emporter : {modification}',
    'sign-on': 'Payer un marin ({price, plural, one {# pièce} other {# pièces}} d’or)',
    stash: 'Cacher {gold, plural, one {# pièce} other {# pièces}} d’or',
    'take-out': 'Reprendre {gold, plural, one {# pièce} other {# pièces}} d’or',
    place: '{zone}',
  },
  events: {
    'port.visited': '{seat} fait des affaires au port ({zone}).',
    'modification.revealed': 'Le chantier a quelque chose à offrir ({zone}) : {modification}.',
    'cargo.sold':
      '{seat} vend : {goods}, pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { ({by})}}.',
    'demand.shown': '{seat} annonce une pénurie : {goods}.',
    'demand.changed': 'Nouvelle demande ({zone}) : {good}.',
    'offer.drawn':
      '{cards, plural, =0 {Aucune carte Cargaison n’est proposée à {seat}} one {# carte Cargaison est proposée à {seat}} other {# cartes Cargaison sont proposées à {seat}}}{effects, plural, =0 {} other { ({by})}}.',
    'offer.drawn:seen':
      '{cards, plural, =0 {Aucune carte Cargaison n’est proposée à {seat}} other {On propose à {seat} : {goods}}}{effects, plural, =0 {} other { ({by})}}.',
    'offer.replaced': 'Le port demande cette marchandise et ne la vend pas : {good}. La carte est remplacée.',
    'offer.returned': '{seat} remet : {good} ({ability}).',
    'offer.outbid': '{bySeat} paie {gold, plural, one {# pièce} other {# pièces}} d’or et surenchérit sur {seat} : {goods}.',
    'cargo.bought':
      '{seat} {cards, plural, =0 {n’achète rien} one {achète # carte pour {gold, plural, one {# pièce} other {# pièces}} d’or} other {achète # cartes pour {gold, plural, one {# pièce} other {# pièces}} d’or}}.',
    'cargo.bought:seen':
      '{seat} {cards, plural, =0 {n’achète rien} other {achète : {goods}, pour {gold, plural, one {# pièce} other {# pièces}} d’or}}{effects, plural, =0 {} other { ({by})}}.',
    'offer.left': '{seat} laisse : {goods}.',
    'section.repaired':
      '{seat} répare : {section}{gold, plural, =0 {, gratuitement} one {, pour # pièce d’or} other {, pour # pièces d’or}}{effects, plural, =0 {} other { ({by})}}.',
    'weapon.bought':
      '{seat} achète : {weapon}, pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { ({by})}}.',
    'weapon.sold': '{seat} vend : {weapon}, pour {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'modification.fitted': '{seat} fait installer : {modification}, pour {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'hull.restored':
      '{seat} fait remettre en état la coque renforcée, pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { ({by})}}.',
    'ship.exchanged':
      '{seat} achète un bateau pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { ({by})}} : {ship}. L’ancien ({old}) en rapporte {proceeds}.',
    'modification.kept': '{seat} emporte : {modification}.',
    'modification.placed': '{seat} envoie une modification, face cachée ({zone}).',
    'recruit.rolled': '{seat} cherche des marins : {dice}.',
    'crew.filled': '{seat} complète son équipage : {crew} désormais.',
    'crew.hired': '{seat} paie un marin {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'gold.stashed': '{seat} cache de l’or dans son coffre.',
    'gold.stashed:seen': '{seat} cache {gold, plural, one {# pièce} other {# pièces}} d’or : {chest} dans le coffre.',
    'gold.fetched': '{seat} reprend de l’or dans son coffre.',
    'gold.fetched:seen':
      '{seat} reprend {gold, plural, one {# pièce} other {# pièces}} d’or dans le coffre, {chest, plural, =0 {désormais vide} other {qui en contient encore #}}.',
  },
  reasons: {
    'activity-done': 'Vous l’avez déjà fait une fois ce tour-ci.',
    'sell-first': 'La vente vient en premier : vous avez commencé une autre activité.',
    stormbound: 'L’ouragan a fermé le marché.',
    'no-cargo': 'Vous n’avez rien à vendre.',
    'crew-complete': 'Votre équipage est au complet.',
    'not-at-home': 'Ce n’est pas votre port d’attache.',
    'no-gold-aboard': 'Vous n’avez pas d’or à bord.',
    'chest-empty': 'Votre coffre est vide.',
    'too-dear': 'Vous ne pouvez pas payer {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'port-hold-full': 'La table permet {cards, plural, one {# carte} other {# cartes}} Cargaison au port.',
    undamaged: 'Rien à réparer : {section}.',
    'weapon-held': 'Vous en avez déjà : {weapon}.',
    'weapon-bought-already': 'Vous en avez déjà acheté lors de cette visite : {weapon}.',
    'modification-aboard': 'Votre bateau en est déjà équipé : {modification}.',
    'exchanged-already': 'Vous avez déjà changé de bateau lors de cette visite.',
    'too-dear-for-ship':
      'Le bateau coûte {gold, plural, one {# pièce} other {# pièces}} d’or ; même avec {proceeds} pour l’ancien, vous ne pouvez pas payer.',
    'too-dear-to-keep': 'Sans ce que cette modification ajoute au prix de l’ancien bateau, vous ne pourriez pas payer.',
    'too-little-repaired': 'Trop peu de points ont été réparés contre de l’or lors de cette visite.',
    'no-weapon-bought': 'Vous n’avez acheté aucune arme spéciale lors de cette visite.',
    'port-has-modification': 'Ce port a déjà une modification.',
  },
  names: {
    sell: 'Vendre des marchandises',
    buy: 'Acheter des marchandises',
    yard: 'Aller au chantier naval',
    recruit: 'Recruter',
    rumour: 'Acquérir une rumeur',
    stash: 'Cacher de l’or',
    'nothing-special': 'rien de particulier',
  },
} as const satisfies Same<typeof en>;
