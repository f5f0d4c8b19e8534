import type { Point } from '@fifteen/geometry';
import type { Stitched } from './digitize.ts';

/** Units of the format a millimeter, and the longest move of one record. */
const UNITS = 10;
const LONGEST = 121;
const HEADER_BYTES = 512;

type Kind = 'stitch' | 'jump' | 'color';
const FLAGS: Readonly<Record<Kind, number>> = { stitch: 0x03, jump: 0x83, color: 0xc3 };
const END = [0x00, 0x00, 0xf3];

/** Bits of a move along one axis, balanced ternary: byte, bit of the positive weight, bit of the negative one. */
const WEIGHTS = [81, 27, 9, 3, 1] as const;
const X_BITS = { 81: [2, 2, 3], 27: [1, 2, 3], 9: [0, 2, 3], 3: [1, 0, 1], 1: [0, 0, 1] } as const;
const Y_BITS = { 81: [2, 5, 4], 27: [1, 5, 4], 9: [0, 5, 4], 3: [1, 7, 6], 1: [0, 7, 6] } as const;

const setAxis = (bytes: [number, number, number], value: number, bits: typeof X_BITS | typeof Y_BITS): void => {
  let rest = value;
  for (const weight of WEIGHTS) {
    const [byte, plus, minus] = bits[weight];
    // What all smaller weights reach together is half of this one, rounded down.
    const reach = (weight - 1) / 2;
    if (Math.abs(rest) <= reach) continue;
    bytes[byte] |= 1 << (rest > 0 ? plus : minus);
    rest -= rest > 0 ? weight : -weight;
  }
};

const record = (dx: number, dy: number, kind: Kind): number[] => {
  const bytes: [number, number, number] = [0, 0, FLAGS[kind]];
  setAxis(bytes, dx, X_BITS);
  setAxis(bytes, dy, Y_BITS);
  return bytes;
};

interface Written {
  readonly bytes: number[];
  readonly count: number;
  readonly reach: { readonly right: number; readonly left: number; readonly up: number; readonly down: number };
  readonly end: readonly [number, number];
}

/** Needle moves from the middle of the design; y up, as the format has it. */
const written = ({ threads, width, height }: Stitched): Written => {
  const bytes: number[] = [];
  let [x, y, count] = [0, 0, 0];
  const reach = { right: 0, left: 0, up: 0, down: 0 };
  const to = ([px, py]: Point, kind: 'stitch' | 'jump'): void => {
    const [tx, ty] = [Math.round((px - width / 2) * UNITS), Math.round((height / 2 - py) * UNITS)];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(tx - x), Math.abs(ty - y)) / LONGEST));
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= steps; step += 1) {
      const [nextX, nextY] = [fromX + Math.round(((tx - fromX) * step) / steps), fromY + Math.round(((ty - fromY) * step) / steps)];
      bytes.push(...record(nextX - x, nextY - y, kind));
      [x, y, count] = [nextX, nextY, count + 1];
    }
    reach.right = Math.max(reach.right, x);
    reach.left = Math.max(reach.left, -x);
    reach.up = Math.max(reach.up, y);
    reach.down = Math.max(reach.down, -y);
  };
  for (const [at, { runs }] of threads.entries()) {
    if (at > 0) {
      bytes.push(...record(0, 0, 'color'));
      count += 1;
    }
    for (const [first, ...rest] of runs) {
      to(first!, 'jump');
      for (const point of rest) to(point, 'stitch');
    }
  }
  bytes.push(...END);
  return { bytes, count: count + 1, reach, end: [x, y] };
};

const padded = (value: number, places: number): string => String(value).padStart(places, ' ');
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${padded(Math.abs(value), 5)}`;

/** Stitches as Tajima DST, in tenths of a millimeter; the format knows when the color changes, and not to which. Source: "DST format", Embroidermodder manual. */
export const dstOf = (stitched: Stitched, label: string): Uint8Array => {
  const { bytes, count, reach, end } = written(stitched);
  const lines = [
    `LA:${label.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 16).padEnd(16, ' ')}`,
    `ST:${padded(count, 7)}`,
    `CO:${padded(stitched.threads.length - 1, 3)}`,
    `+X:${padded(reach.right, 5)}`,
    `-X:${padded(reach.left, 5)}`,
    `+Y:${padded(reach.up, 5)}`,
    `-Y:${padded(reach.down, 5)}`,
    `AX:${signed(end[0])}`,
    `AY:${signed(end[1])}`,
    'MX:+    0',
    'MY:+    0',
    'PD:******',
  ];
  const header = `${lines.join('\r')}\r\x1a`.padEnd(HEADER_BYTES, ' ');
  return new Uint8Array([...Buffer.from(header, 'latin1'), ...bytes]);
};
