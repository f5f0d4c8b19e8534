import { bytesAt, loops, room, wholesAt } from '../../loops/loops.ts';
import { LITERALS, PLACES, WAYS } from './alphabets.ts';
import { bitsFrom } from './bits.ts';
import { inContainer } from './container.ts';
import { writeCode, writeOne } from './write-codes.ts';
import { writePalette } from './write-palette.ts';

/** Colours that are told apart before any are made one; a flat drawing with smooth edges has about a thousand. */
const MOST_COLOURS = 8192;
const SLOTS = 1 << 14;
/** Room for what stands before a file's pixels, which take the place of the picture's when those were read. */
const HEAD = 8192;
/** A colour of more than this share of the picture is an area's, and kept. */
const AREA = 1 / 200;
const MOST_AREAS = 128;
/** How far a channel of another one, on an edge, may be from what was painted, of 255. */
const TOLERANCES = [8, 14];

/**
 * A square picture of flat colours (RGBA, opaque) as lossless WebP with a palette: a tenth of the time of WebP's own
 * encoders, and no blur around edges. Colours that stand on edges may be off by a little. Null where it has too many
 * colours: a gradient, a photograph.
 */
export function flatWebp(pixels: Uint8Array, size: number): Uint8Array | null {
  const count = size * size;
  const colourRooms = [8 * SLOTS, 4 * MOST_COLOURS, 4 * MOST_COLOURS, 4 * PLACES] as const;
  const codeRooms = [4 * LITERALS, 4 * WAYS, 4 * LITERALS, 4 * WAYS] as const;
  const [from, table, list, often, palette, literals, ways, literalCodes, wayCodes, places, tokens] = room(4 * count + HEAD, ...colourRooms, ...codeRooms, count, 4 * count);
  bytesAt(from, 4 * count).set(pixels);
  const colours = loops.counted(from, count, table, SLOTS - 1, MOST_COLOURS, list);
  if (colours < 0) return null;
  loops.frequencies(list, colours, table, SLOTS - 1, often);
  commonestFirst(wholesAt(list, colours), wholesAt(often, colours));
  const areas = Math.min(MOST_AREAS, wholesAt(often, colours).filter((times) => times > count * AREA).length);
  const length = TOLERANCES.reduce((found, tolerance) => (found > 0 ? found : loops.palette(list, colours, table, SLOTS - 1, areas, tolerance, palette)), -1);
  if (length < 0) return null;
  loops.indexed(from, count, table, SLOTS - 1, places);
  const written = loops.tokens(places, size, count, tokens, literals, ways);

  const bits = bitsFrom([0x2f]);
  bits.put(size - 1, 14);
  bits.put(size - 1, 14);
  // No alpha, version 0, then one transform, the palette, and no other.
  bits.put(0, 4);
  bits.put(1, 1);
  bits.put(3, 2);
  writePalette(bits, Array.from(wholesAt(palette, length)));
  bits.put(0, 1);
  // Neither a cache of colours nor codes by parts of the picture.
  bits.put(0, 2);
  wholesAt(literalCodes, LITERALS).set(writeCode(bits, wholesAt(literals, LITERALS)));
  for (let channel = 0; channel < 3; channel += 1) writeOne(bits, 0);
  wholesAt(wayCodes, WAYS).set(writeCode(bits, wholesAt(ways, WAYS)));

  const { full, rest, begun } = bits.bytes();
  bytesAt(from, full.length + 1).set([...full, rest]);
  const end = full.length + loops.packed(tokens, written, literalCodes, wayCodes, from + full.length, begun);
  return inContainer(bytesAt(from, end));
}

/** A tie is broken by the colour itself. */
function commonestFirst(colours: Int32Array, often: Int32Array): void {
  const ranked = Float64Array.from(colours, (colour, i) => -(often[i] ?? 0) * 2 ** 24 - colour).sort();
  colours.set(ranked.map((rank) => -rank % 2 ** 24));
}

