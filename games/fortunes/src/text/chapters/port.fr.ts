import type { Same } from '../chapter.ts';
import type { port as en } from './port.en.ts';

export const port = {
  prompts: {
    'port.activity': 'Vous êtes au port {zone_of}. Que faites-vous ?',
    'port.sell':
      'Le port demande {good_a}. {cards, plural, =0 {Quelles cartes vendez-vous ?} one {Vous proposez # carte pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?} other {Vous proposez # cartes pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?}}',
    'port.sold': 'Votre vente est faite. Engager un spécialiste ?',
    'port.demand': 'Vous avez pioché deux jetons Demande. Quelle marchandise ce port demandera-t-il ?',
    'port.buying': 'Piocher des cartes de plus avant de voir l’offre ?',
    'port.bargain': 'Vous pouvez encore remplacer {cards, plural, one {# carte} other {# cartes}} de l’offre. Lesquelles ?',
    'port.buy':
      '{cards, plural, =0 {Qu’achetez-vous ?} one {Vous prenez # carte pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?} other {Vous prenez # cartes pour {gold, plural, one {# pièce} other {# pièces}} d’or. Quoi d’autre ?}}',
    'port.yard': 'Vous êtes au chantier naval. Que commandez-vous ?',
    'yard.keep': 'Les maîtres charpentiers peuvent passer des modifications sur le nouveau bateau. Lesquelles ?',
    'yard.exchange': 'Vous pouvez changer de bateau ici. Lequel achetez-vous ?',
    'modification.place':
      'Il vous reste {tokens, plural, one {# modification} other {# modifications}} à placer, au hasard. Quel port reçoit la suivante ?',
    'port.enlist': 'Votre jet a échoué et il manque {berths, plural, one {# marin} other {# marins}}. En payer un ?',
    'port.stash':
      'Vous avez {gold, plural, one {# pièce} other {# pièces}} d’or à bord et {chest, plural, =0 {rien} other {#}} dans le coffre. Combien en cachez-vous ?',
    'chest.fetch':
      'Vous avez {chest, plural, one {# pièce} other {# pièces}} d’or dans le coffre. Combien en reprenez-vous à bord ?',
    'port.letter': 'Vous avez une lettre de recommandation. Pour quelle mission ?',
  },
  choices: {
    activity: '{activity}',
    test: 'Vérifier votre rumeur',
    fetch: 'Reprendre de l’or dans le coffre',
    leave: 'Finir l’action Port',
    hire: 'Engager {card_the}',
    sell: 'Vendre {good_the}',
    demand: 'Demander {good_a}',
    'done@port.sell': 'Conclure la vente',
    'done@port.buy': 'Conclure l’achat',
    'done@port.bargain': 'Garder l’offre',
    'done@port.yard': 'Quitter le chantier naval',
    'done@port.enlist': 'Cesser de recruter',
    'done@raid.load': 'Finir le chargement',
    'done@spoils.cargo': 'Garder le reste',
    'see-offer': 'Voir l’offre',
    'put-back': 'Remplacer {good_the}',
    buy: 'Acheter {good_a} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    repair: 'Réparer {section_the} {price, plural, =0 {(gratuit)} one {(# pièce d’or)} other {(# pièces d’or)}}',
    'buy-weapon': 'Acheter {weapon_a} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    'sell-weapon': 'Vendre {weapon_the} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    modify: 'Installer {modification_a} ({price, plural, one {# pièce} other {# pièces}} d’or)',
    restore: 'Remettre en état la coque renforcée ({price, plural, one {# pièce} other {# pièces}} d’or)',
    exchange: 'Acheter {ship_a} ({price, plural, one {# pièce} other {# pièces}} d’or, moins {proceeds} pour l’ancien bateau)',
    'keep-ship': 'Garder votre bateau',
    'carry-over': 'Passer {modification_the} sur le nouveau bateau',
    'sign-on': 'Payer un marin ({price, plural, one {# pièce} other {# pièces}} d’or)',
    stash: 'Cacher {gold, plural, one {# pièce} other {# pièces}} d’or',
    'take-out': 'Reprendre {gold, plural, one {# pièce} other {# pièces}} d’or à bord',
    place: 'La placer {zone_to}',
  },
  events: {
    'port.visited': '{seat} fait une action Port {zone_to}.',
    'modification.revealed': 'Le chantier {zone_of} propose {modification_a}.',
    'cargo.sold':
      '{seat} vend {goods_counted} pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { grâce à {by_quoted}}}.',
    'demand.shown': '{seat} révèle deux jetons Demande : {goods}.',
    'demand.changed': 'Le port {zone_of} demande maintenant {good_a}.',
    'offer.drawn':
      '{seat} regarde {cards, plural, =0 {0 carte} one {# carte} other {# cartes}} Cargaison{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}.',
    'offer.drawn:seen':
      '{seat} regarde {cards, plural, =0 {0 carte Cargaison} one {# carte Cargaison : {goods}} other {# cartes Cargaison : {goods_counted}}}{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}.',
    'offer.replaced': 'Le port demande {good_a} : cette carte de l’offre est remplacée.',
    'offer.returned': '{seat} remplace {good_the} de l’offre (« {ability} »).',
    'offer.outbid':
      '{bySeat} paie {gold, plural, one {# pièce} other {# pièces}} d’or pour surenchérir : l’offre de {seat} perd {goods_counted}.',
    'cargo.bought':
      '{seat} {cards, plural, =0 {n’achète rien} one {achète # carte Cargaison pour {gold, plural, one {# pièce} other {# pièces}} d’or} other {achète # cartes Cargaison pour {gold, plural, one {# pièce} other {# pièces}} d’or}}.',
    'cargo.bought:seen':
      '{seat} {cards, plural, =0 {n’achète rien} other {achète {goods_counted} pour {gold, plural, one {# pièce} other {# pièces}} d’or}}{effects, plural, =0 {} other { grâce à {by_quoted}}}.',
    'offer.left': '{seat} laisse {goods_counted}.',
    'section.repaired':
      '{seat} fait réparer 1 point de {section}{gold, plural, =0 { gratuitement} one { pour # pièce d’or} other { pour # pièces d’or}}{effects, plural, =0 {} other { grâce à {by_quoted}}}.',
    'weapon.bought':
      '{seat} achète {weapon_a} pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { grâce à {by_quoted}}}.',
    'weapon.sold': '{seat} vend {weapon_the} pour {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'modification.fitted': '{seat} fait installer {modification_a} pour {gold, plural, one {# pièce} other {# pièces}} d’or.',
    'hull.restored':
      '{seat} fait remettre en état la coque renforcée pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { grâce à {by_quoted}}}.',
    'ship.exchanged':
      '{seat} achète {ship_a} pour {gold, plural, one {# pièce} other {# pièces}} d’or{effects, plural, =0 {} other { grâce à {by_quoted}}} et en récupère {proceeds} pour {old_the}.',
    'modification.kept': '{seat} passe {modification_the} sur le nouveau bateau.',
    'modification.placed': '{seat} place une modification face cachée {zone_to}.',
    'recruit.rolled': '{seat} obtient {dice} en Leadership pour recruter.',
    'crew.filled': '{seat} recrute un équipage complet gratuitement (Équipage {crew}).',
    'crew.hired': '{seat} paie {gold, plural, one {# pièce} other {# pièces}} d’or pour un marin.',
    'gold.stashed': '{seat} cache de l’or dans son coffre.',
    'gold.stashed:seen': '{seat} cache {gold, plural, one {# pièce} other {# pièces}} d’or dans son coffre ({chest} en tout).',
    'gold.fetched': '{seat} reprend de l’or dans son coffre.',
    'gold.fetched:seen':
      '{seat} reprend {gold, plural, one {# pièce} other {# pièces}} d’or dans son coffre ({chest, plural, =0 {il n’en reste plus} other {il en reste #}}).',
  },
  reasons: {
    'activity-done': 'Vous l’avez déjà fait pendant cette action Port.',
    'sell-first': 'La vente passe toujours en premier, et vous avez déjà fait autre chose.',
    stormbound: 'L’ouragan ferme le marché d’ici pendant cette manche.',
    'no-cargo': 'Vous n’avez rien à vendre.',
    'crew-complete': 'Votre Équipage est au complet.',
    'not-at-home': 'Cela ne se fait qu’à votre port d’attache.',
    'no-gold-aboard': 'Vous n’avez pas d’or à bord.',
    'chest-empty': 'Votre coffre est vide.',
    'too-dear': 'Cela coûte {gold, plural, one {# pièce} other {# pièces}} d’or, que vous n’avez pas.',
    'port-hold-full': 'À cette table, on a {cards, plural, one {# carte} other {# cartes}} Cargaison au plus au port.',
    undamaged: 'Il n’y a rien à réparer sur {section_the}.',
    'weapon-held': 'Vous avez déjà {weapon_a}.',
    'weapon-bought-already': 'Vous avez déjà acheté {weapon_a} lors de cette visite.',
    'modification-aboard': 'Votre bateau a déjà {modification_a}.',
    'exchanged-already': 'Vous avez déjà changé de bateau lors de cette visite.',
    'too-dear-for-ship':
      'Ce bateau coûte {gold, plural, one {# pièce} other {# pièces}} d’or. Même avec {proceeds} pour l’ancien, vous ne pouvez pas payer.',
    'too-dear-to-keep': 'Il vous faut l’or que cette modification ajoute au prix de l’ancien bateau.',
    'too-little-repaired': 'Il faut au moins 3 points réparés contre de l’or lors de cette visite.',
    'no-weapon-bought': 'Il faut acheter une arme spéciale lors de cette visite.',
    'port-has-modification': 'Ce port a déjà une modification.',
  },
  names: {
    sell: 'Vendre des marchandises',
    buy: 'Acheter des marchandises',
    yard: 'Visiter le chantier naval',
    recruit: 'Recruter',
    rumour: 'Acquérir une rumeur',
    stash: 'Cacher de l’or',
    'nothing-special': 'rien de particulier',
  },
} as const satisfies Same<typeof en>;
