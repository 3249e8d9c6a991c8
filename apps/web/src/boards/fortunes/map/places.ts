// Where everything lies on the chart: borders drawn by hand, and the places of names, tokens and ships, so that nothing covers another.
// Which zones are adjacent is data of the game; a test compares it with what is drawn here.
import type { ZoneId } from '../content.ts';

export type Spot = readonly [x: number, y: number];

/** The frame of the chart, in the units of the coastline. */
export const FRAME = { x: 225, y: 40, width: 1370, height: 925 } as const;

/** The great rose. */
export const ROSE = { x: 1150, y: 150, radius: 64 } as const;

export interface Place {
  readonly name: Spot; // the middle of the baseline
  readonly tokens: Spot; // between the two tokens
  readonly port: Spot | null; // where the town stands
  readonly quay: Spot; // the middle of the ships in port
  readonly roads: Spot; // the middle of the ships at sea
  readonly merchant: Spot;
}

export const PLACES: Readonly<Record<ZoneId, Place>> = {
  nassau: { name: [786, 100], tokens: [786, 122], port: [670, 161], quay: [628, 148], roads: [800, 190], merchant: [880, 82] },
  'la-habana': {
    name: [330, 128],
    tokens: [330, 150],
    port: [441, 257],
    quay: [446, 220],
    roads: [318, 232],
    merchant: [562, 206],
  },
  'port-royal': {
    name: [598, 548],
    tokens: [598, 570],
    port: [693, 511],
    quay: [712, 546],
    roads: [420, 500],
    merchant: [652, 454],
  },
  'old-providence': {
    name: [580, 700],
    tokens: [580, 722],
    port: [486, 729],
    quay: [462, 770],
    roads: [530, 838],
    merchant: [462, 652],
  },
  tortuga: { name: [934, 372], tokens: [934, 336], port: [878, 410], quay: [836, 388], roads: [850, 252], merchant: [752, 314] },
  'petit-goave': {
    name: [850, 536],
    tokens: [850, 558],
    port: [875, 487],
    quay: [838, 462],
    roads: [846, 606],
    merchant: [912, 584],
  },
  cartagena: {
    name: [744, 786],
    tokens: [744, 808],
    port: [753, 866],
    quay: [700, 862],
    roads: [760, 712],
    merchant: [880, 736],
  },
  'santo-domingo': {
    name: [992, 456],
    tokens: [1006, 520],
    port: [1010, 485],
    quay: [1066, 532],
    roads: [1076, 300],
    merchant: [1064, 392],
  },
  'caribbean-sea': {
    name: [1050, 628],
    tokens: [1050, 640],
    port: null,
    quay: [1060, 664],
    roads: [1072, 664],
    merchant: [962, 644],
  },
  curacao: {
    name: [1044, 736],
    tokens: [1052, 846],
    port: [1055, 787],
    quay: [1086, 808],
    roads: [1084, 752],
    merchant: [982, 786],
  },
  'san-juan': {
    name: [1186, 440],
    tokens: [1186, 404],
    port: [1184, 485],
    quay: [1184, 530],
    roads: [1206, 310],
    merchant: [1240, 214],
  },
  caracas: {
    name: [1156, 898],
    tokens: [1156, 920],
    port: [1146, 857],
    quay: [1150, 826],
    roads: [1206, 770],
    merchant: [1150, 748],
  },
  'st-maarten': {
    name: [1330, 438],
    tokens: [1330, 460],
    port: [1323, 506],
    quay: [1294, 522],
    roads: [1346, 340],
    merchant: [1368, 232],
  },
  'basse-terre': {
    name: [1304, 632],
    tokens: [1304, 654],
    port: [1384, 603],
    quay: [1338, 590],
    roads: [1304, 724],
    merchant: [1234, 650],
  },
  'st-john': {
    name: [1482, 536],
    tokens: [1482, 558],
    port: [1378, 550],
    quay: [1404, 512],
    roads: [1490, 400],
    merchant: [1538, 256],
  },
  bridgetown: {
    name: [1534, 712],
    tokens: [1534, 734],
    port: [1480, 740],
    quay: [1480, 778],
    roads: [1516, 652],
    merchant: [1562, 800],
  },
  trinidad: {
    name: [1512, 898],
    tokens: [1512, 920],
    port: [1394, 855],
    quay: [1446, 846],
    roads: [1346, 826],
    merchant: [1452, 802],
  },
};

/** A border between two zones, or between one and the frame, with the points it runs through. */
export interface Drawn {
  readonly zones: readonly [ZoneId, ZoneId | null];
  readonly through: readonly Spot[];
}

const NW: Spot = [FRAME.x, FRAME.y];
const NE: Spot = [FRAME.x + FRAME.width, FRAME.y];
const SW: Spot = [FRAME.x, FRAME.y + FRAME.height];
const SE: Spot = [FRAME.x + FRAME.width, FRAME.y + FRAME.height];
const south = (x: number): Spot => [x, FRAME.y + FRAME.height];
const north = (x: number): Spot => [x, FRAME.y];
const east = (y: number): Spot => [FRAME.x + FRAME.width, y];
const west = (y: number): Spot => [FRAME.x, y];

// Where three zones meet.
const A: Spot = [655, 262];
const B: Spot = [672, 346];
const C: Spot = [820, 436];
const D: Spot = [742, 618];
const E: Spot = [900, 640];
const F: Spot = [938, 535];
const G: Spot = [908, 438];
const H: Spot = [1098, 578];
const I: Spot = [1194, 590];
const J: Spot = [1266, 552];
const K: Spot = [1360, 552];
const L: Spot = [1442, 606];
const M: Spot = [1438, 776];
const N: Spot = [1304, 784];
const O: Spot = [1208, 694];
const P: Spot = [1118, 704];
const Q: Spot = [950, 700];
const R: Spot = [654, 634];

export const DRAWN: readonly Drawn[] = [
  { zones: ['nassau', 'la-habana'], through: [north(580), [566, 110], [580, 184], A] },
  { zones: ['nassau', 'tortuga'], through: [A, [742, 276], [832, 228], [898, 140], north(942)] },
  { zones: ['la-habana', 'tortuga'], through: [A, [654, 302], B] },
  { zones: ['la-habana', 'port-royal'], through: [west(424), [330, 420], [452, 396], [560, 372], B] },
  { zones: ['port-royal', 'tortuga'], through: [B, [728, 372], [782, 392], C] },
  { zones: ['port-royal', 'petit-goave'], through: [C, [780, 470], [768, 540], D] },
  { zones: ['port-royal', 'cartagena'], through: [D, [700, 636], R] },
  { zones: ['port-royal', 'old-providence'], through: [west(572), [330, 572], [446, 590], [560, 602], R] },
  { zones: ['old-providence', 'cartagena'], through: [R, [652, 736], [626, 838], south(606)] },
  { zones: ['tortuga', 'petit-goave'], through: [C, [860, 444], G] },
  { zones: ['tortuga', 'santo-domingo'], through: [G, [968, 404], [996, 330], [1006, 190], north(1046)] },
  { zones: ['petit-goave', 'santo-domingo'], through: [G, [918, 488], F] },
  { zones: ['petit-goave', 'caribbean-sea'], through: [F, [934, 590], E] },
  { zones: ['petit-goave', 'cartagena'], through: [D, [820, 640], E] },
  { zones: ['cartagena', 'caribbean-sea'], through: [E, [918, 676], Q] },
  { zones: ['cartagena', 'curacao'], through: [Q, [962, 762], [956, 838], south(938)] },
  { zones: ['santo-domingo', 'caribbean-sea'], through: [F, [1010, 576], H] },
  { zones: ['santo-domingo', 'san-juan'], through: [north(1196), [1142, 220], [1116, 400], [1112, 500], H] },
  { zones: ['caribbean-sea', 'san-juan'], through: [H, [1146, 596], I] },
  { zones: ['caribbean-sea', 'basse-terre'], through: [I, [1208, 640], O] },
  { zones: ['caribbean-sea', 'caracas'], through: [O, [1162, 710], P] },
  { zones: ['caribbean-sea', 'curacao'], through: [Q, [1030, 690], P] },
  { zones: ['curacao', 'caracas'], through: [P, [1120, 772], [1104, 850], south(1094)] },
  { zones: ['san-juan', 'basse-terre'], through: [I, [1236, 580], J] },
  { zones: ['san-juan', 'st-maarten'], through: [J, [1274, 480], [1288, 320], north(1336)] },
  { zones: ['caracas', 'basse-terre'], through: [N, [1256, 748], O] },
  { zones: ['caracas', 'trinidad'], through: [N, [1306, 842], [1290, 900], south(1296)] },
  { zones: ['st-maarten', 'basse-terre'], through: [J, [1312, 562], K] },
  { zones: ['st-maarten', 'st-john'], through: [K, [1362, 490], [1388, 330], north(1462)] },
  { zones: ['basse-terre', 'st-john'], through: [K, [1396, 574], L] },
  { zones: ['basse-terre', 'bridgetown'], through: [L, [1456, 690], M] },
  { zones: ['basse-terre', 'trinidad'], through: [M, [1382, 810], N] },
  { zones: ['st-john', 'bridgetown'], through: [L, [1520, 596], east(606)] },
  { zones: ['bridgetown', 'trinidad'], through: [M, [1516, 826], east(862)] },
  // the frame
  { zones: ['la-habana', null], through: [north(580), NW, west(424)] },
  { zones: ['nassau', null], through: [north(580), north(942)] },
  { zones: ['tortuga', null], through: [north(942), north(1046)] },
  { zones: ['santo-domingo', null], through: [north(1046), north(1196)] },
  { zones: ['san-juan', null], through: [north(1196), north(1336)] },
  { zones: ['st-maarten', null], through: [north(1336), north(1462)] },
  { zones: ['st-john', null], through: [north(1462), NE, east(606)] },
  { zones: ['bridgetown', null], through: [east(606), east(862)] },
  { zones: ['trinidad', null], through: [east(862), SE, south(1296)] },
  { zones: ['caracas', null], through: [south(1296), south(1094)] },
  { zones: ['curacao', null], through: [south(1094), south(938)] },
  { zones: ['cartagena', null], through: [south(938), south(606)] },
  { zones: ['old-providence', null], through: [south(606), SW, west(572)] },
  { zones: ['port-royal', null], through: [west(572), west(424)] },
];
