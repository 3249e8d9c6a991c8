import type { Same } from '../chapter.ts';
import type { crew as en } from './crew.en.ts';

export const crew = {
  prompts: {
    'prep.order': 'Préparatifs : quel personnage ou quel groupe de marins agit ensuite ?',
    'prep.task': 'Quelle tâche pour {who_the} ({post}) ?',
    'heal.patient': 'Qui quitte l’infirmerie ?',
    'chart.gem': 'Vous avez {gems, plural, one {# gemme} other {# gemmes}} à placer. Sur quel marqueur ?',
    'repair.wood': 'Dépenser un marqueur Bois pour ajouter 2 à chaque dé ?',
    'repair.where': 'Réparer les voiles ou la cale ?',
    'hold.stow': 'Réorganisez la cale : que déplacez-vous, embarquez-vous ou jetez-vous ?',
    'dice.again':
      '{who_The} obtient {dice} {roll_because} : {roll, select, explore {le dé le plus haut compte} other {{successes, plural, =0 {aucun succès} one {# succès} other {# succès}}}}. Relancer un dé ?',
    'confront.again': '{who_The} a {dice} contre {others}. Dépenser 1 point de destin pour relancer le dé le plus faible ?',
    'wound.ward': '{who_The} va subir une blessure. Utiliser le Charme funèbre ?',
    'plot.coin':
      '{role, select, plotter {Choisissez la pièce dans votre poing fermé.} other {{who_The} complote. Quelle pièce soupçonnez-vous ?}}',
    'plot.filch': 'Prendre du rhum pour regagner du destin, ou des provisions pour guérir ?',
    'mutiny.rise': 'Votre confiance ({trust}) dépasse le moral ({morale}). Déclencher une mutinerie ?',
    'mutiny.bid':
      'Le titre de Capitaine est en jeu. {coins, plural, =1 {Misez-vous votre pièce ?} other {Combien de vos # pièces misez-vous ?}} Une pièce coûte 10 de vos {prestige, plural, one {# point} other {# points}} de prestige.',
    'mutiny.answer':
      '{who_The} se mutine. Combien de vos {prestige, plural, one {# point} other {# points}} de prestige dépensez-vous ?',
  },
  choices: {
    bid: '{coins, plural, =0 {Ne rien miser} one {Miser # pièce} other {Miser # pièces}}',
    'spend-prestige': '{tens, plural, =0 {Ne pas dépenser de prestige} other {Dépenser #0 points de prestige}}',
    clean: 'Nettoyer avec {group_the}',
    repair: 'Réparer avec {group_the}',
    pump: 'Pomper toute la saleté avec {group_the}',
    'pump-help': 'Envoyer {group_the} à la pompe',
    dive: 'Plonger vers l’épave avec {group_the}',
    cargo: 'Déplacer des marchandises',
    heal: 'Soigner',
    chart: 'Cartographier',
    scrub: 'Nettoyer',
    fix: 'Réparer',
    fathom: 'Plonger vers l’épave',
    gem: 'Placer une gemme {island_to}',
    mend: '{where, select, sails {Réparer les voiles} other {Réparer la cale}}',
    coin: '{coin, select, gold {Or : Pillage} silver {Argent : Calomnie} copper {Cuivre : Escamotage} other {Rien}}',
    filch: 'Prendre {good_a}',
    jettison: 'Jeter par-dessus bord le marqueur de la case {space}',
    stow: 'Déplacer de la case {space} à la case {space2}',
    load: 'Embarquer {marker_the}',
    destiny: 'Dépenser 1 point de destin pour relancer un dé',
    skill: 'Utiliser la compétence',
  },
  events: {
    'morale.changed':
      '{by_way, select, same {Le moral reste à {morale} {why_because}} other {Le moral {by_way, select, up {monte} other {baisse}} de {by_points} et passe à {morale} {why_because}}}.',
    'trust.changed':
      '{who_The} {by_way, select, up {gagne {by_points, plural, one {# point} other {# points}} de confiance ({trust} en tout)} down {perd {by_points, plural, one {# point} other {# points}} de confiance ({trust} en tout)} other {{trust, plural, =0 {n’a pas de confiance à perdre} one {garde # point de confiance} other {garde # points de confiance}}}} {why_because}.',
    'prestige.changed':
      '{seat} {by_way, select, up {gagne {by_points, plural, one {# point} other {# points}} de prestige ({prestige} en tout)} down {perd {by_points, plural, one {# point} other {# points}} de prestige (il en reste {prestige})} other {garde {prestige, plural, one {# point} other {# points}} de prestige}} {why_because}.',
    'loot.changed':
      'Le butin de l’équipage {by_way, select, up {augmente de {by_points, plural, one {# pièce} other {# pièces}}, à {loot},} down {diminue de {by_points, plural, one {# pièce} other {# pièces}}, à {loot},} other {reste à {loot}}} {why_because}.',
    'dirt.changed':
      '{dirt, select, 0 {Le navire est de nouveau propre} 1 {La saleté passe au niveau I} 2 {La saleté passe au niveau II} other {La saleté passe au niveau III}} {why_because}.',
    'destiny.changed':
      '{who_The} {destiny, plural, =0 {n’a plus de point de destin} one {a maintenant # point de destin} other {a maintenant # points de destin}}.',
    'group.tired': '{group_The} est {fatigue, select, 3 {éreinté} 4 {exténué} other {fatigué (fatigue {fatigue})}}.',
    'group.rested': '{group_The} est entièrement reposé.',
    'group.refreshed': '{group_The} récupère un peu (fatigue {fatigue}).',
    'group.spared': '{group_The} ne se fatigue pas grâce à l’Officier de pont.',
    'group.wounded': '{group_The} subit {wounds, select, 1 {une blessure} other {une seconde blessure}}.',
    'group.down': '{group_The} tombe en incapacité et va à l’infirmerie.',
    'group.lost': '{group_The} est perdu.',
    'group.healed': '{group_The} est guéri et retourne aux cabines.',
    'group.bandaged': '{group_The} est pansé sur place.',
    'group.moved': '{group_The} va {post_to}.',
    'group.rolled':
      '{group_The} obtient {dice} {roll_because}. {successes, plural, =0 {Aucun succès} one {# succès} other {# succès}}.',
    'person.wounded': '{who_The} subit une blessure ({wounds} sur {life}).',
    'person.down': '{who_The} perd conscience et va à l’infirmerie.',
    'person.healed': '{who_The} guérit et retourne aux cabines.',
    'person.woke':
      '{who_The} reprend conscience {wounds, plural, =0 {sans blessure} one {avec # blessure} other {avec # blessures}}.',
    'person.idle': '{who_The} ne fait rien.',
    'person.reassigned': 'Le Capitaine réassigne {who_the} {post_to}.',
    'post.taken': '{who_The} va {post_to}.',
    'wound.warded': '{who_The} évite la blessure grâce au Charme funèbre.',
    'wounds.healed': '{who_The} guérit de toutes ses blessures.',
    'good.spent':
      'L’équipage utilise {good_a}{why, select, repair { pour la réparation} mission { pour la mission} day { pour le repas du jour} demand { parce qu’il l’exige} plot { dans le complot} rats { à cause des rats} other {}}.',
    'good.gained':
      'L’équipage embarque {marker_a}{why, select, island { de l’île} wreck { de l’épave} plunder { du pillage} purchase { du port} other {}}.',
    'good.missing': 'La réserve n’a plus de {good}.',
    'good.loaded': 'L’équipage embarque {marker_a}.',
    'good.left': 'L’équipage laisse {marker_a} sur place.',
    'marker.lost':
      'L’équipage {why, select, jettison {jette {marker_a} de la colonne {column} par-dessus bord} other {perd {marker_a} de la colonne {column}}}.',
    'marker.moved': 'L’équipage déplace {marker_a} de la colonne {from} à la colonne {to}.',
    'rum.drunk': 'L’équipage boit du rhum et obtient {die}{extra, plural, =0 {} other { plus #}}.',
    'crew.hungry': 'L’équipage a faim et obtient {die}.',
    'dice.rolled':
      '{who_The} obtient {dice} {roll_because}{roll, select, explore { (le dé le plus haut, {successes}, compte).} other { (il faut plus de {over}). {successes, plural, =0 {Aucun succès} one {# succès} other {# succès}}.}}',
    'dice.again': '{who_The} relance un dé grâce {by, select, destiny {au destin} other {à « {by} »}}.',
    'plot.opened':
      '{who_The} révèle {coin, select, gold {une pièce d’or} silver {une pièce d’argent} copper {une pièce de cuivre} other {une main vide}}.',
    'plot.guarded':
      '{seat} surveille et révèle {coin, select, gold {une pièce d’or} silver {une pièce d’argent} copper {une pièce de cuivre} other {une main vide}}.',
    'plot.exposed': 'Le complot {who_of} est dévoilé.',
    'plot.succeeded': 'Le complot {who_of} réussit.',
    'plot.die': 'Un dé désigne qui complote : {die}.',
    'plot.even': 'On surveille {who_the} de près et rien ne se passe.',
    'doubloons.taken':
      '{seat} obtient {die} et {doubloons, plural, =0 {ne trouve rien à dérober dans le butin de l’équipage} one {dérobe # pièce au butin de l’équipage} other {dérobe # pièces au butin de l’équipage}}.',
    'confront.rolled': '{who_The} obtient {dice} dans la confrontation.',
    'mutiny.began': '{seat} déclenche une mutinerie : sa confiance dépasse le moral ({morale}).',
    'mutiny.declined': '{seat} ne déclenche pas de mutinerie.',
    'mutiny.bid': '{seat} {coins, plural, =0 {ne mise rien} one {mise # pièce} other {mise # pièces}}.',
    'mutiny.weighed': '{who_The} obtient {die}, pour un total de {theirs} contre {own} au Capitaine.',
    'ally.mutinied':
      '{who_The} se mutine avec {trust, plural, one {# point} other {# points}} de confiance contre {morale} de moral.',
    'tracks.reset': 'Le moral remonte à 20 et la confiance de chacun retombe à 0.',
    'captain.kept': '{seat} reste Capitaine.',
    'captain.changed': '{seat} devient Capitaine à la place de {oldSeat}.',
    'captain.marooned': '{who_The} prend le navire et abandonne le Capitaine sur une île.',
    'captain.surrendered': '{seat} se rend.',
    'crew.rebelled': 'Le moral est à 0 : l’équipage se rebelle.',
    'pump.manned': '{group_The} actionne la pompe.',
    'bell.sank': 'La cloche à plongeur descend et obtient {die}.',
    'gem.placed': 'L’équipage place une gemme sur {island_the} ({gems} en tout).',
  },
  reasons: {
    'no-rum': 'Il n’y a pas de rhum dans la cale.',
    'rum-today': 'L’équipage a déjà eu son rhum aujourd’hui.',
    'group-exhausted': 'Un groupe exténué doit d’abord se reposer.',
    'one-task': 'Une seule tâche par tour.',
    'no-dirt': 'Le navire est propre.',
    'groups-clean-first': 'Les groupes de marins nettoient avant le personnage.',
    'nothing-broken': 'Rien n’est abîmé.',
    'goods-moved': 'Les marchandises se déplacent une fois par tour.',
    'goal-known': 'L’objectif est connu : il n’y a plus rien à cartographier.',
    'no-patient': 'L’infirmerie est vide.',
    'hold-full': 'La cale est pleine.',
  },
} as const satisfies Same<typeof en>;
