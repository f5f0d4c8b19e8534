// Loops over pictures that are written as lossless WebP with a palette. Who calls them: src/files/webp. See pixels.ts.

/** Marks a colour in its table: eight bytes each, the colour and this bit, then how often it comes, later its place in the palette. */
const TAKEN: u32 = 0x01000000;

/** The slot of a colour, or the empty one where it belongs. */
function slotOf(table: usize, mask: u32, key: u32): usize {
  let place = (key * 0x9e3779b1) >>> 12;
  while (true) {
    const slot = table + (usize(place & mask) << 3);
    const found = load<u32>(slot);
    if (found === key || found === 0) return slot;
    place++;
  }
}

/** Counts the colours of opaque pixels. Gives how many there are, or -1 above `most`; `list` is told each. `table` must be 0. */
export function counted(pixels: usize, count: i32, table: usize, mask: u32, most: i32, list: usize): i32 {
  let colours = 0;
  for (let at = pixels, end = pixels + (usize(count) << 2); at < end; ) {
    const pixel = load<u32>(at);
    const start = at;
    do at += 4;
    while (at < end && load<u32>(at) === pixel);
    const slot = slotOf(table, mask, (pixel & 0xffffff) | TAKEN);
    if (load<u32>(slot) === 0) {
      if (colours === most) return -1;
      store<u32>(slot, (pixel & 0xffffff) | TAKEN);
      store<u32>(list + (usize(colours++) << 2), pixel & 0xffffff);
    }
    store<u32>(slot, load<u32>(slot, 4) + u32((at - start) >> 2), 4);
  }
  return colours;
}

/** How often each colour of the list comes. */
export function frequencies(list: usize, colours: i32, table: usize, mask: u32, out: usize): void {
  for (let i = 0; i < colours; i++) {
    const key = load<u32>(list + (usize(i) << 2)) | TAKEN;
    store<u32>(out + (usize(i) << 2), load<u32>(slotOf(table, mask, key), 4));
  }
}

function apart(one: u32, other: u32): i32 {
  const red = abs(i32(one & 255) - i32(other & 255));
  const green = abs(i32((one >>> 8) & 255) - i32((other >>> 8) & 255));
  const blue = abs(i32((one >>> 16) & 255) - i32((other >>> 16) & 255));
  return max(red, max(green, blue));
}

/**
 * A palette for a list of colours: the first `kept` of them, and for every other one that differs by `tolerance` at most in
 * any channel, the nearest of those that were taken before it, else itself. The table is told each one's place. Gives the palette's length,
 * -1 above 256.
 */
export function palette(list: usize, colours: i32, table: usize, mask: u32, kept: i32, tolerance: i32, out: usize): i32 {
  let length = 0;
  for (let i = 0; i < colours; i++) {
    const colour = load<u32>(list + (usize(i) << 2));
    let nearest = 256;
    let place = 0;
    for (let j = 0; j < length && nearest > 0; j++) {
      const distance = apart(colour, load<u32>(out + (usize(j) << 2)));
      if (distance >= nearest) continue;
      nearest = distance;
      place = j;
    }
    if (nearest > tolerance || i < kept) {
      if (length === 256) return -1;
      place = length++;
      store<u32>(out + (usize(place) << 2), colour);
    }
    store<u32>(slotOf(table, mask, colour | TAKEN), u32(place), 4);
  }
  return length;
}

/** Each pixel's place in the palette. */
export function indexed(pixels: usize, count: i32, table: usize, mask: u32, out: usize): void {
  let last: u32 = 0;
  let place: u8 = 0;
  for (let i = 0; i < count; i++) {
    const pixel = load<u32>(pixels + (usize(i) << 2));
    if (pixel !== last || i === 0) {
      last = pixel;
      place = u8(load<u32>(slotOf(table, mask, (pixel & 0xffffff) | TAKEN), 4));
    }
    store<u8>(out + usize(i), place);
  }
}

const LONGEST = 4096;
/** A copy that is shorter costs more than the pixels themselves. */
const SHORTEST = 3;
/** Ways back, as WebP numbers them: above, to the left, above to the left, above to the right. */
const NEAR = 4;

function backOf(way: i32, width: i32): usize {
  if (way === 0) return usize(width);
  if (way === 1) return 1;
  return usize(way === 2 ? width + 1 : width - 1);
}

function runOf(at: usize, back: usize, end: usize): i32 {
  let to = at;
  while (to + 8 <= end && load<u64>(to) === load<u64>(to - back)) to += 8;
  while (to < end && load<u8>(to) === load<u8>(to - back)) to++;
  return i32(to - at);
}

/** A length as WebP writes it: a symbol, and bits beside it. */
function lengthSymbol(length: i32): i32 {
  const x = length - 1;
  if (x < 4) return x;
  const high = 31 - clz(x);
  return 2 * high + ((x >> (high - 1)) & 1);
}

/**
 * Splits places of the palette into single ones and copies of what stands near. A token is the place, or the length with
 * the way plus 1 in its upper half. Counts the symbols of both alphabets. Gives how many tokens there are.
 */
export function tokens(places: usize, width: i32, count: i32, out: usize, literals: usize, ways: usize): i32 {
  let written = 0;
  const end = places + usize(count);
  for (let at = places; at < end; ) {
    let longest = SHORTEST - 1;
    let way = -1;
    for (let i = 0; i < NEAR; i++) {
      const back = backOf(i, width);
      if (at - places < back) continue;
      if (load<u8>(at) !== load<u8>(at - back)) continue;
      const run = runOf(at, back, end);
      if (run <= longest) continue;
      longest = run;
      way = i;
    }
    let symbol = i32(load<u8>(at));
    if (way < 0) {
      store<u32>(out + (usize(written++) << 2), u32(symbol));
      at++;
    } else {
      const length = min(longest, LONGEST);
      symbol = 256 + lengthSymbol(length);
      store<u32>(out + (usize(written++) << 2), (u32(way + 1) << 16) | u32(length));
      store<u32>(ways + (usize(way) << 2), load<u32>(ways + (usize(way) << 2)) + 1);
      at += usize(length);
    }
    store<u32>(literals + (usize(symbol) << 2), load<u32>(literals + (usize(symbol) << 2)) + 1);
  }
  return written;
}

let bits: u64 = 0;
let held: i32 = 0;
let to: usize = 0;

function put(value: u32, length: i32): void {
  bits |= u64(value) << held;
  held += length;
  while (held >= 8) {
    store<u8>(to++, u8(bits));
    bits >>= 8;
    held -= 8;
  }
}

function putCode(codes: usize, symbol: i32): void {
  const code = load<u32>(codes + (usize(symbol) << 2));
  put(code & 0xffff, i32(code >>> 16));
}

/** Writes tokens by the codes of both alphabets (the code, above it its length), after `begun` bits of the last byte of `out`. Gives how many bytes. */
export function packed(from: usize, count: i32, literals: usize, ways: usize, out: usize, begun: i32): i32 {
  to = out;
  held = begun;
  bits = begun > 0 ? u64(load<u8>(out)) : 0;
  for (let i = 0; i < count; i++) {
    const token = load<u32>(from + (usize(i) << 2));
    const way = i32(token >>> 16);
    if (way === 0) {
      putCode(literals, i32(token));
      continue;
    }
    const length = i32(token & 0xffff);
    const symbol = lengthSymbol(length);
    putCode(literals, 256 + symbol);
    if (symbol >= 4) {
      const extra = (symbol - 2) >> 1;
      put(u32(length - 1) & ((1 << extra) - 1), extra);
    }
    putCode(ways, way - 1);
  }
  if (held > 0) store<u8>(to++, u8(bits));
  return i32(to - out);
}
