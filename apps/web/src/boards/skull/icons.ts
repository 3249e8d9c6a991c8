// One picture for each thing.
import anchor from 'icon:anchor';
import bandage from 'icon:bandage-roll';
import barrel from 'icon:barrel';
import brandy from 'icon:brandy-bottle';
import broom from 'icon:broom';
import bunk from 'icon:bunk-beds';
import cannon from 'icon:cannon';
import captain from 'icon:captain-hat-profile';
import hold from 'icon:cardboard-box';
import hammer from 'icon:claw-hammer';
import coins from 'icon:coins';
import compass from 'icon:compass';
import crab from 'icon:crab';
import nest from 'icon:crow-nest';
import gem from 'icon:cut-diamond';
import knife from 'icon:daggers';
import drop from 'icon:drop';
import eye from 'icon:eye-target';
import fist from 'icon:fist';
import flames from 'icon:flame';
import deck from 'icon:floor-hatch';
import fog from 'icon:fog';
import ship from 'icon:galleon';
import ghost from 'icon:ghost';
import octopus from 'icon:giant-squid';
import gold from 'icon:gold-bar';
import grab from 'icon:grab';
import ham from 'icon:ham-shank';
import hand from 'icon:hand';
import hearts from 'icon:hearts';
import jump from 'icon:jump-across';
import crown from 'icon:laurel-crown';
import storm from 'icon:lightning-storm';
import cuffs from 'icon:locked-box';
import chest from 'icon:locked-chest';
import pump from 'icon:manual-water-pump';
import metals from 'icon:metal-bar';
import snuff from 'icon:monstera-leaf';
import moon from 'icon:moon';
import dice from 'icon:perspective-dice-six-faces-random';
import swivel from 'icon:pirate-cannon';
import flag from 'icon:pirate-flag';
import pistol from 'icon:pistol-gun';
import star from 'icon:polar-star';
import bell from 'icon:ringing-bell';
import fabric from 'icon:rolled-cloth';
import rope from 'icon:rope-coil';
import sail from 'icon:sail';
import wheel from 'icon:ship-wheel';
import wreck from 'icon:ship-wreck';
import shout from 'icon:shouting';
import skull from 'icon:skull-crossed-bones';
import spade from 'icon:spade';
import sabre from 'icon:sparkling-sabre';
import whale from 'icon:sperm-whale';
import spyglass from 'icon:spyglass';
import sugar from 'icon:sugar-cane';
import sun from 'icon:sun';
import cloud from 'icon:sun-cloud';
import trade from 'icon:trade';
import map from 'icon:treasure-map';
import tower from 'icon:watchtower';
import foot from 'icon:wavy-itinerary';
import whirl from 'icon:whirlwind';
import wind from 'icon:windy-stripes';
import plank from 'icon:wood-beam';
import type { EventId, GroupPost, Marker, Post, Trait } from './content.ts';

export const ICONS = {
  ...{
    anchor,
    bandage,
    barrel,
    bell,
    broom,
    bunk,
    cannon,
    chest,
    cloud,
    coins,
    compass,
    crab,
    crown,
    deck,
    dice,
    drop,
    eye,
    fist,
  },
  ...{
    flag,
    flames,
    foot,
    fog,
    gem,
    ghost,
    grab,
    hammer,
    hand,
    hearts,
    hold,
    jump,
    knife,
    map,
    moon,
    nest,
    octopus,
    pistol,
    pump,
  },
  ...{
    rope,
    sabre,
    sail,
    ship,
    shout,
    skull,
    spade,
    spyglass,
    star,
    storm,
    sun,
    swivel,
    tower,
    trade,
    whale,
    wheel,
    whirl,
    wind,
  },
  ...{ wreck, ham, captain },
} as const;

export const MARKER_ICONS: Readonly<Record<Marker, string>> = {
  gold,
  metals,
  fabric,
  tobacco: snuff,
  rum: brandy,
  contraband: cuffs,
  provisions: ham,
  sugar,
  wood: plank,
  cannon,
};

export const POST_ICONS: Readonly<Record<Post | Exclude<GroupPost, 'box'>, string>> = {
  helm: wheel,
  rigging: sail,
  bridge: shout,
  'crows-nest': spyglass,
  forecastle: map,
  'gun-deck': cannon,
  'main-deck': broom,
  boarding: sabre,
  swivel,
  rail: rope,
  cabins: bunk,
  plot: knife,
  guard: eye,
  infirmary: bandage,
  'enemy-deck': skull,
};

export const TRAIT_ICONS: Readonly<Record<Trait, string>> = {
  strength: fist,
  agility: jump,
  intelligence: map,
  perception: spyglass,
  charisma: shout,
  melee: sabre,
  ranged: pistol,
};

/** The picture on a card. */
export const CARD_ICONS: Readonly<Record<EventId, string>> = {
  'patrol-sails': ship,
  'treasure-escort': ship,
  'fat-trader': trade,
  'spout-on-the-bow': whale,
  'arms-from-the-deep': octopus,
  'lights-without-crew': ghost,
  'the-sea-opens': whirl,
  'royal-navy': flag,
  nightmares: ghost,
  'canoes-in-the-dark': knife,
  'stone-crab': crab,
  watchtower: tower,
  'following-wind': wind,
  'head-wind': wind,
  'dead-calm': sun,
  squall: storm,
  'black-storm': storm,
  'fog-bank': fog,
  waterspout: whirl,
  'masthead-fire': flames,
  'sweet-rain': cloud,
  brawl: fist,
  rats: ham,
  'ship-fever': bandage,
  'loose-cannonballs': cannon,
  'sprung-plank': plank,
  'hands-overboard': grab,
  'hungry-mouths': ham,
  shanty: shout,
  grumbling: shout,
  flotsam: barrel,
  'old-chart': map,
  'thief-below': knife,
  'fever-breaks': bandage,
  'black-flag-rival': skull,
};
