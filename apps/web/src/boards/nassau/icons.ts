// One picture for each thing.
import anchor from 'icon:anchor';
import pirate from 'icon:bandana';
import brandy from 'icon:brandy-bottle';
import cannon from 'icon:cannon';
import card from 'icon:card-pickup';
import flag from 'icon:castle';
import cat from 'icon:cat';
import coins from 'icon:coins';
import compass from 'icon:compass';
import contract from 'icon:contract';
import crab from 'icon:crab';
import little from 'icon:curled-tentacle';
import sapphire from 'icon:cut-diamond';
import dodge from 'icon:dodge';
import emerald from 'icon:emerald';
import deck from 'icon:floor-hatch';
import galleon from 'icon:galleon';
import gecko from 'icon:gecko';
import hook from 'icon:grapple';
import ham from 'icon:ham-shank';
import harpoon from 'icon:harpoon-trident';
import outpost from 'icon:hill-fort';
import spices from 'icon:hot-spices';
import hunter from 'icon:iron-hulled-warship';
import treasure from 'icon:island';
import silver from 'icon:metal-bar';
import monkey from 'icon:monkey';
import tobacco from 'icon:monstera-leaf';
import kraken from 'icon:octopus';
import parrot from 'icon:parrot-head';
import pirateCannon from 'icon:pirate-cannon';
import pistol from 'icon:pistol-gun';
import paw from 'icon:plants-and-animals';
import rat from 'icon:rat';
import arms from 'icon:saber-and-pistol';
import sail from 'icon:sail';
import sabre from 'icon:sparkling-sabre';
import bomb from 'icon:sparky-bomb';
import sugar from 'icon:sugar-cane';
import tortoise from 'icon:tortoise';
import trade from 'icon:trade';
import post from 'icon:warehouse';
import watchtower from 'icon:watchtower';
import crate from 'icon:wooden-crate';
import type { Animal, Good, Kind, Loss, Weapon, Word } from './content.ts';

/** A sailor with his cap, of our own. */
const sailor =
  '<path fill="currentColor" d="M118 150C118 90 180 48 256 48s138 42 138 102c0 26-14 40-34 40H152c-20 0-34-14-34-40zM176 214h160c6 70-30 118-80 118s-86-48-80-118zM88 488c0-92 62-140 120-142 14 12 30 18 48 18s34-6 48-18c58 2 120 50 120 142z"/>';

export const WEAPON_ICONS: Readonly<Record<Weapon, string>> = { pistol, sabre, cannon: pirateCannon, hook, harpoon };

export const GOOD_ICONS: Readonly<Record<Good, string>> = {
  tobacco,
  'sugar-cane': sugar,
  silver,
  spices,
  emeralds: emerald,
  sapphires: sapphire,
};

export const ANIMAL_ICONS: Readonly<Record<Animal, string>> = {
  rat,
  tortoise,
  crab,
  cat,
  lizard: gecko,
  'pet-kraken': little,
  parrot,
  'monkey-spirit': monkey,
};

export const WORD_ICONS: Readonly<Record<Word, string>> = {
  ...WEAPON_ICONS,
  'any-weapon': arms,
  sail,
  sailor,
  animal: paw,
  pirate,
  hold: deck,
  crate,
  provision: ham,
  tale: card,
  good: trade,
  doubloon: coins,
  rum: brandy,
  bomb,
  contract,
  compass,
};

export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  kraken,
  fortress: flag,
  'treasure-island': treasure,
  'merchant-ship': galleon,
  'pirate-hunter': hunter,
};

export const LOSS_ICONS: Readonly<Record<Loss, string>> = {
  weapon: arms,
  sail,
  sailor,
  hold: deck,
  rum: brandy,
  doubloon: coins,
};

export const ICONS = { anchor, cannon, crate, dodge, ham, outpost, pirate, post, sail, sailor, tower: watchtower, card } as const;
