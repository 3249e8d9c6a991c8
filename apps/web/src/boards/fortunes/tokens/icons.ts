// Which picture stands for what.

import rum from 'icon:barrel';
import farGun from 'icon:cannon';
import shot from 'icon:cannon-shot';
import tobacco from 'icon:cigar';
import mask from 'icon:cloak-dagger';
import cocoa from 'icon:coffee-beans';
import chain from 'icon:crossed-chains';
import sabres from 'icon:crossed-sabres';
import swivel from 'icon:field-gun';
import grape from 'icon:grapes';
import grapple from 'icon:grapple';
import spices from 'icon:hot-spices';
import plate from 'icon:metal-plate';
import hammock from 'icon:night-sleep';
import gun from 'icon:pirate-cannon';
import hat from 'icon:pirate-hat';
import leadership from 'icon:rally-the-troops';
import bell from 'icon:ringing-bell';
import cloth from 'icon:rolled-cloth';
import sail from 'icon:sail';
import flight from 'icon:sailboat';
import scales from 'icon:scales';
import wheel from 'icon:ship-wheel';
import spyglass from 'icon:spyglass';
import sugar from 'icon:sugar-cane';
import crew from 'icon:three-friends';
import wave from 'icon:wave-crest';
import seal from 'icon:wax-seal';
import food from 'icon:wheat';
import wood from 'icon:wood-pile';
import crate from 'icon:wooden-crate';
import type { CargoIcon, Good, Mark, ModificationId, Skill, WeaponId } from '../content.ts';
import { packIcon } from '../packs.ts';

const GOOD_ICON: Readonly<Record<Good, string>> = { food, wood, sugar, rum, textiles: cloth, tobacco, cocoa, spices };
export const goodIcon = (good: Good): string => GOOD_ICON[good] ?? packIcon(good) ?? crate;

const drawn = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
/** Ours: a mast with its two sails, and a hull. */
const masts = drawn(
  'M240 20h32v472h-32zM124 60h264q44 66 0 132q-132-30-264 0q34-66 0-132zM92 226h328q52 82 0 168q-164-38-328 0q40-84 0-168z',
);
const hull = drawn(
  'M20 196l56 34h296l120-58q-8 150-104 232H136Q40 342 20 196zM120 270v40h44v-40zm92 0v40h44v-40zm92 0v40h44v-40zM60 428q50-40 98 0t98 0 98 0 98 0v36q-50 40-98 0t-98 0-98 0-98 0z',
);

export const SECTION_ICON: Readonly<Record<CargoIcon, string>> = { hull, cargo: crate, masts, crew, cannons: gun, flight };

export const SKILL_ICON: Readonly<Record<Skill, string>> = {
  manoeuvre: wheel,
  scouting: spyglass,
  leadership,
  influence: seal,
};

const MOD_ICON: Readonly<Record<ModificationId, string>> = {
  'extra-hammocks': hammock,
  'special-rigging': sail,
  'reinforced-hull': plate,
  'extended-hold': crate,
  chasers: shot,
  'extra-gun-port': gun,
  'swivel-guns': swivel,
  'long-range-guns': farGun,
};

const WEAPON_ICON: Readonly<Record<WeaponId, string>> = { grapple, 'chain-shot': chain, 'grape-shot': grape };

/** What stands for a modification or a special weapon, of a pack too. */
export const tokenIcon = (id: ModificationId | WeaponId): string =>
  MOD_ICON[id as ModificationId] ?? WEAPON_ICON[id as WeaponId] ?? packIcon(id) ?? crate;

export const MARK_ICON: Readonly<Record<Mark, string>> = {
  battle: sabres,
  trade: scales,
  sea: wave,
  intrigue: mask,
  reaction: bell,
  specialist: hat,
};
