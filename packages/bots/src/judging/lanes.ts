// The same judgement two hidden units at a time: a network in WebAssembly, whose numbers have two lanes each. Every unit is added up in the
// order in which `judge` adds it up, and nothing is rounded otherwise, so it says the same to the last bit, in half the time. Where there is no
// WebAssembly, or a page does not allow it, `judge` does the work alone.
import type { Net } from './net.ts';

/** What a judgement has room for. */
export const MOST_INPUTS = 1024;

/** Hidden units that are judged at once: eight registers of two. */
const AT_ONCE = 16;
const NUMBER = 8;
const LANES = 2 * NUMBER;

// ── a module of one function, put together by hand ──

const I32 = 0x7f;
const F64 = 0x7c;
const V128 = 0x7b;

/** A number as the format writes it, seven bits to a byte. */
function leb(n: number): number[] {
  const bytes: number[] = [];
  for (let left = n; ; left >>>= 7) {
    if (left < 0x80) return [...bytes, left];
    bytes.push((left & 0x7f) | 0x80);
  }
}
/** The same with a sign: for small constants. */
const constant = (n: number): number[] => [0x41, ...(n < 64 ? [n] : [(n & 0x7f) | 0x80, ...leb(n >> 7)])];
const sized = (bytes: readonly number[]): number[] => [...leb(bytes.length), ...bytes];
const section = (id: number, ...entries: readonly (readonly number[])[]): number[] => [
  id,
  ...sized([...leb(entries.length), ...entries.flat()]),
];
const named = (name: string): number[] => sized([...name].map((letter) => letter.charCodeAt(0)));

const get = (local: number): number[] => [0x20, ...leb(local)];
const set = (local: number): number[] => [0x21, ...leb(local)];
const plus = [0x6a];
const add = (local: number, ...by: readonly number[][]): number[] => [...get(local), ...by.flat(), ...plus, ...set(local)];
/** What lies so many bytes after the address on the stack. */
const f64 = (offset = 0): number[] => [0x2b, 3, ...leb(offset)];
const v128 = (offset = 0): number[] => [0xfd, 0, 4, ...leb(offset)];
const addF64 = [0xa0];
const timesF64 = [0xa2];
const splat = [0xfd, 0x14];
const lane = (which: number): number[] => [0xfd, 0x21, which];
const addLanes = [0xfd, ...leb(0xf0)];
const timesLanes = [0xfd, ...leb(0xf2)];
/** As long as the local is not the limit: it is stepped by the body. */
const until = (local: number, limit: number, ...body: readonly number[][]): number[] => [
  ...[0x03, 0x40, ...body.flat(), ...get(local), ...get(limit), 0x47, 0x0d, 0, 0x0b],
];
const when = (...body: readonly number[][]): number[] => [0x04, 0x40, ...body.flat(), 0x0b];

/** Bytes of a row of the layer and of thresholds and voices: as many units as fill all registers. */
const ROW = AT_ONCE * NUMBER;
// Where the weights are and where they end, where the quantities of the first seat are, how far it is to those of the next, and where the
// judgements go, from and to.
const [WEIGHTS, LINEAR_END, QUANTITIES, STRIDE, OUT, OUT_END] = [0, 1, 2, 3, 4, 5];
const [AT, X, ROWS, VALUE, SAYS, UNIT, PAIR, REGISTERS] = [6, 7, 8, 9, 10, 11, 12, 13];
const register = (k: number): number => REGISTERS + k;
const ALL = Array.from({ length: AT_ONCE / 2 }, (_, k) => k);

const body = until(
  OUT,
  OUT_END,
  // It says its bias, and the units begin at their thresholds, which lie behind the straight path.
  [...get(WEIGHTS), ...f64(), ...set(SAYS), ...get(LINEAR_END), ...set(ROWS)],
  ...ALL.map((k) => [...get(ROWS), ...v128(k * LANES), ...set(register(k))]),
  add(ROWS, constant(2 * ROW)),
  [...get(QUANTITIES), ...set(X), ...get(WEIGHTS), ...constant(NUMBER), ...plus, ...set(AT)],
  // What is not zero counts on the straight path and in every unit.
  until(
    AT,
    LINEAR_END,
    [...get(X), ...f64(), 0x22, ...leb(VALUE), 0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0x62],
    when(
      [...get(SAYS), ...get(VALUE), ...get(AT), ...f64(), ...timesF64, ...addF64, ...set(SAYS)],
      [...get(VALUE), ...splat, ...set(PAIR)],
      ...ALL.map((k) => [
        ...[...get(register(k)), ...get(PAIR), ...get(ROWS), ...v128(k * LANES), ...timesLanes],
        ...[...addLanes, ...set(register(k))],
      ]),
    ),
    add(ROWS, constant(ROW)),
    add(X, constant(NUMBER)),
    add(AT, constant(NUMBER)),
  ),
  // A unit that is passed speaks with its voice; voices lie behind the thresholds.
  ...ALL.flatMap((k) =>
    [0, 1].map((which) => [
      ...[...get(register(k)), ...lane(which), 0x22, ...leb(UNIT), 0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0x64],
      ...when([
        ...[...get(SAYS), ...get(UNIT), ...get(LINEAR_END), ...f64(ROW + k * LANES + which * NUMBER)],
        ...[...timesF64, ...addF64, ...set(SAYS)],
      ]),
    ]),
  ),
  [...get(OUT), ...get(SAYS), 0x39, 3, 0],
  add(QUANTITIES, get(STRIDE)),
  add(OUT, constant(NUMBER)),
);

const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [0x60, ...sized([I32, I32, I32, I32, I32, I32]), 0]),
  ...section(2, [...named('bots'), ...named('memory'), 0x02, 0x00, 1]),
  ...section(3, [0]),
  ...section(7, [...named('judge'), 0x00, 0]),
  ...section(10, sized([3, 3, I32, 3, F64, 9, V128, ...body, 0x0b])),
]);

// ── where it works ──

/** What there is room for: quantities of so many seats, and so many networks. */
const MOST_SEATS = 16;
const NETS = 4;
const PAGE = 65536;
const LINE = 64;
const up = (bytes: number): number => Math.ceil(bytes / LINE) * LINE;
const NET = up(NUMBER * (1 + MOST_INPUTS)) + (2 + MOST_INPUTS) * ROW;
const JUDGED = MOST_SEATS * MOST_INPUTS * NUMBER;
const NETS_AT = JUDGED + up(MOST_SEATS * NUMBER);

type Judge = (weights: number, linearEnd: number, x: number, stride: number, out: number, outEnd: number) => void;

/** As much of it as is used here: libraries for Node alone do not know it. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly judge: Judge } };
};

/** What a thread judges with. */
interface Lanes {
  /** Quantities are written here. */
  readonly quantities: Float64Array;
  readonly numbers: Float64Array;
  readonly judge: Judge;
  /** The networks that lie there, by their weights. */
  readonly nets: (Float64Array | null)[];
  next: number;
}

function begun(): Lanes | null {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((NETS_AT + NETS * NET) / PAGE) });
    const { judge } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { bots: { memory } }).exports;
    return {
      quantities: new Float64Array(memory.buffer, 0, MOST_SEATS * MOST_INPUTS),
      numbers: new Float64Array(memory.buffer),
      judge,
      nets: new Array<Float64Array | null>(NETS).fill(null),
      next: 0,
    };
  } catch {
    return null;
  }
}

let lanes: Lanes | null | undefined;
let plain = new Float64Array(0);

/** Where so many quantities are written. */
export function roomFor(count: number): Float64Array {
  if (lanes === undefined) lanes = begun();
  if (lanes !== null && count <= lanes.quantities.length) return lanes.quantities;
  if (plain.length < count) plain = new Float64Array(count);
  return plain;
}

const settled = new WeakSet<Float64Array>();
/** Promises that these weights will not change any more: a copy of them may be kept. */
export const settle = (all: Float64Array): Float64Array => {
  settled.add(all);
  return all;
};

/** Where the straight path of a network ends; 0 where it cannot be kept. */
function kept({ nets, numbers, next }: Lanes, { inputs, hidden, all }: Net): number {
  const path = up(NUMBER * (1 + inputs));
  for (let k = 0; k < NETS; k++) if (nets[k] === all) return NETS_AT + k * NET + path;
  if (hidden === 0 || hidden > AT_ONCE || !settled.has(all)) return 0;
  const end = NETS_AT + next * NET + path;
  const from = end / NUMBER;
  numbers.set(all.subarray(0, 1 + inputs), from - 1 - inputs);
  numbers.fill(0, from, from + (2 + inputs) * AT_ONCE);
  const layer = 1 + inputs;
  const threshold = layer + inputs * hidden;
  numbers.set(all.subarray(threshold, threshold + hidden), from);
  numbers.set(all.subarray(threshold + hidden, threshold + 2 * hidden), from + AT_ONCE);
  for (let i = 0; i < inputs; i++)
    numbers.set(all.subarray(layer + i * hidden, layer + (i + 1) * hidden), from + (2 + i) * AT_ONCE);
  nets[next] = all;
  lanes!.next = (next + 1) % NETS;
  return end;
}

/** Judges every seat by the quantities that `roomFor` gave room for; or says that it cannot. */
export function judgeTogether(net: Net, quantities: Float64Array, judged: number[]): boolean {
  if (lanes == null || quantities !== lanes.quantities) return false;
  const end = kept(lanes, net);
  if (end === 0) return false;
  const { numbers } = lanes;
  const { inputs } = net;
  const seats = judged.length;
  lanes.judge(end - NUMBER * (1 + inputs), end, 0, inputs * NUMBER, JUDGED, JUDGED + seats * NUMBER);
  for (let seat = 0; seat < seats; seat++) judged[seat] = numbers[JUDGED / NUMBER + seat]!;
  return true;
}
