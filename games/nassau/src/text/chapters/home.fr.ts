import type { Same } from '../chapter.ts';
import type { home as en } from './home.en.ts';

export const home: Same<typeof en> = {
  prompts: {
    'return.stop': 'Sur le chemin du retour. Où faites-vous escale ?',
    'skull-island.goods':
      'Combien de marchandises cachez-vous ? Vous avez {doubloons, plural, one {# doublon} other {# doublons}}.',
    'skull-island.hide':
      '{left, plural, one {Quelle marchandise cachez-vous ?} other {Quelle marchandise cachez-vous d’abord ? # sont payées.}}',
    'campfire.tell':
      '{left, plural, =0 {La bouteille est vide. Encore un rhum ?} one {Un dernier récit pour ce rhum ?} other {Jusqu’à # récits pour ce rhum. Lequel ?}} {points, plural, =0 {} one {# point jusqu’ici.} other {# points jusqu’ici.}}',
    'home.tortoise': 'Vous voici au port d’attache. La tortue double-t-elle l’un de vos revenus ?',
  },
  choices: {
    'head-for': 'Mettre le cap sur : {stop}',
    bring: '{goods, plural, one {# marchandise} other {# marchandises}} pour {price, plural, one {# doublon} other {# doublons}}',
    hide: 'Cacher : {good}',
    tell: 'Raconter : {card}',
    joke: 'En mauvaise blague, pour 1 point : {card}',
    pour: 'Verser encore un rhum',
    parrot: 'Le perroquet répète le prochain',
    'leave-fire': 'Quitter le feu',
    double: 'Doubler : {income}',
    'no-tortoise': 'Garder la tortue pour plus tard',
  },
  events: {
    'voyage.began': '{seat} prend le chemin du retour.',
    'stop.made': '{seat} fait escale : {stop}.',
    'good.hidden': '{seat} cache {good} {value, plural, =0 {au centre} other {sur une case qui vaut #}}.',
    'tale.told': '{seat} raconte, pour {points, plural, one {# point} other {# points}} : {card}.',
    'joke.told': '{seat} raconte une mauvaise blague, pour {points, plural, one {# point} other {# points}}.',
    'joke.told:seen': '{seat} raconte une mauvaise blague, pour {points, plural, one {# point} other {# points}} : {card}.',
    'home.reached':
      '{seat} rentre au port : {outposts, plural, =0 {aucun avant-poste} one {# avant-poste} other {# avant-postes}}, {opponents, plural, =0 {aucun adversaire touché} one {# adversaire touché} other {# adversaires touchés}}, {towers, plural, =0 {aucune tour de guet} one {# tour de guet} other {# tours de guet}}.',
    'refit.began': 'On apprête les navires après la manche {round}.',
    'tales.compared':
      'Récits de {seat} : {cards, plural, =0 {aucun} one {#, pour {points, plural, one {# point} other {# points}}} other {#, pour {points, plural, one {# point} other {# points}}}}.',
    'animals.renewed': 'Nouveaux sur l’île des animaux : {animals}.',
    'sea-dog.moved': 'Le vieux loup de mer passe dans la zone {zone}.',
    'offering.shown': 'Le vieux loup de mer propose : {offering}.',
    'post.restocked': 'Nouvelle marchandise : {good} ({post}).',
    'count.began': 'Quatre manches sont jouées. Le décompte.',
    'count.towers':
      'Tours de guet de {seat} : {crates, plural, one {# caisse} other {# caisses}} × {towers, plural, one {# tour} other {# tours}} = {points}.',
    'count.opponents':
      'Adversaires de {seat} : {sum, plural, one {# point} other {# points}} × {kinds, plural, one {# sorte} other {# sortes}} = {points}.',
    'count.goods': 'Cachette de {seat} : valeur {sum} × {goods, plural, one {# marchandise} other {# marchandises}} = {points}.',
    'count.weapons':
      'Armes de {seat} : {most} du type le plus fourni × {tokens, plural, one {# gagnée} other {# gagnées}} = {points}.',
    'count.companions': 'Compagnons de {seat} : {pairs, plural, one {# paire} other {# paires}} = {points}.',
    'count.cargo': 'Chargement de {seat} : {things, plural, one {# élément} other {# éléments}} = {points}.',
    'count.total': '{seat} totalise {total, plural, one {# point} other {# points}}.',
  },
  reasons: {
    'nothing-to-hide': 'Vous n’avez aucune marchandise à bord.',
    'no-doubloon': 'Vous n’avez pas de doublon pour la payer.',
    'too-few-doubloons': 'Il faut {price, plural, one {# doublon} other {# doublons}}, et vous en avez {doubloons}.',
  },
  names: {
    'skull-island': 'île de la Tête de mort',
    campfire: 'île du Feu de camp',
    home: 'port d’attache',
    outposts: 'avant-postes',
    opponents: 'adversaires',
    towers: 'tours de guet',
    tales: 'récits de la manche',
    track: 'sur la piste',
    goods: 'marchandises cachées',
    weapons: 'armes',
    companions: 'compagnons',
    cargo: 'chargement',
    expansion: 'extension',
    total: 'total',
  },
};
