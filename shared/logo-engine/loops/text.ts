// Loops over path data, as bytes of ASCII. See pixels.ts.

const ZERO: u8 = 48;
const FIVE: u8 = 53;
const POINT: u8 = 46;
const MINUS: u8 = 45;
const SPACE: u8 = 32;

function isDigit(at: usize): bool {
  const code = load<u8>(at);
  return code >= ZERO && code <= 57;
}

/** Writes a whole number. Gives where it ends. */
function wholeTo(out: usize, value: i64): usize {
  let end = out + 1;
  for (let rest = value / 10; rest > 0; rest /= 10) end++;
  let rest = value;
  for (let at = end - 1; at >= out; at--) {
    store<u8>(at, ZERO + u8(rest % 10));
    rest /= 10;
  }
  return end;
}

/** Writes ".01" by hundredths, without trailing zeros. Gives where it ends. */
function fractionTo(out: usize, hundredths: u8): usize {
  if (hundredths === 0) return out;
  store<u8>(out, POINT);
  store<u8>(out, ZERO + hundredths / 10, 1);
  if (hundredths % 10 === 0) return out + 2;
  store<u8>(out, ZERO + (hundredths % 10), 2);
  return out + 3;
}

/** The number that stands from `start` to `end`, its point at `dot`, in hundredths; its sign left out. */
function hundredthsOf(start: usize, dot: usize, end: usize): i64 {
  const isNegative = load<u8>(start) === MINUS;
  let value: i64 = 0;
  for (let at = isNegative ? start + 1 : start; at < dot + 3; at++) {
    if (at !== dot) value = value * 10 + (at < end ? i64(load<u8>(at) - ZERO) : 0);
  }
  if (end <= dot + 3 || load<u8>(dot, 3) < FIVE) return value;
  if (end !== dot + 4 || load<u8>(dot, 3) !== FIVE) return value + 1;
  // Halfway: as Math.round takes it, of what the number is in binary.
  const exact = (f64(value * 10 + 5) / 1000) * (isNegative ? -100 : 100);
  const above = ceil(exact);
  return i64(abs(above - 0.5 > exact ? above - 1 : above));
}

/** Path data without exponents, its numbers rounded to hundredths. Gives how many bytes it wrote. */
export function rounded(data: usize, length: i32, out: usize): i32 {
  const last = data + length;
  let copied = data;
  let to = out;
  for (let dot = data; dot < last; dot++) {
    if (load<u8>(dot) !== POINT) continue;
    let end = dot + 1;
    while (end < last && isDigit(end)) end++;
    let start = dot;
    while (start > copied && isDigit(start - 1)) start--;
    if (start > copied && load<u8>(start - 1) === MINUS) start--;
    memory.copy(to, copied, start - copied);
    to += start - copied;
    const value = hundredthsOf(start, dot, end);
    if (value !== 0 && load<u8>(start) === MINUS) store<u8>(to++, MINUS);
    to = fractionTo(wholeTo(to, value / 100), u8(value % 100));
    copied = end;
    dot = end - 1;
  }
  memory.copy(to, copied, last - copied);
  return i32(to + (last - copied) - out);
}

function isLetter(code: u8): bool {
  return code >= 65;
}

/** Where the command being written stands, and whether the number before had a point. */
let to: usize = 0;
let before: u8 = 0;
let first: bool = true;
let hasPoint: bool = false;

function begin(letter: u8): void {
  const repeats = letter === before && letter !== 109;
  if (!repeats) store<u8>(to++, letter);
  before = letter;
  first = !repeats;
  hasPoint = false;
}

/** "-" separates, and so does a point after a number that has one; else a space does. */
function write(value: i64): void {
  const size = value < 0 ? -value : value;
  const whole = size / 100;
  const fraction = u8(size % 100);
  const isShort = whole === 0 && fraction !== 0;
  if (!first && value >= 0 && !(isShort && hasPoint)) store<u8>(to++, SPACE);
  if (value < 0) store<u8>(to++, MINUS);
  if (!isShort) to = wholeTo(to, whole);
  to = fractionTo(to, fraction);
  hasPoint = fraction !== 0;
  first = false;
}

/**
 * Absolute path data (M L H V Q C Z) in relative commands. `values` has room for the numbers of a command. Gives how many
 * bytes it wrote, -1 where a number has more than two decimals.
 */
export function compact(data: usize, length: i32, values: usize, out: usize): i32 {
  const last = data + length;
  let x: i64 = 0;
  let y: i64 = 0;
  let startX: i64 = 0;
  let startY: i64 = 0;
  to = out;
  before = 0;
  for (let at = data; at < last; ) {
    const letter = load<u8>(at++);
    let count: usize = 0;
    while (at < last && !isLetter(load<u8>(at))) {
      const isNegative = load<u8>(at) === MINUS;
      let next = isNegative ? at + 1 : at;
      const digits = next;
      let value: i64 = 0;
      let decimals = -1;
      for (; next < last; next++) {
        if (isDigit(next)) {
          value = value * 10 + i64(load<u8>(next) - ZERO);
          decimals += i32(decimals >= 0);
        } else if (load<u8>(next) === POINT && decimals < 0) decimals = 0;
        else break;
      }
      if (decimals > 2) return -1;
      if (next > digits) {
        if (decimals < 2) value *= decimals === 1 ? 10 : 100;
        store<i64>(values + (count++ << 3), isNegative ? -value : value);
        at = next;
      } else at = digits + 1;
    }
    if (letter === 90) {
      x = startX;
      y = startY;
      begin(122);
      continue;
    }
    const final: i64 = count > 0 ? load<i64>(values + ((count - 1) << 3)) : 0;
    const prior: i64 = count > 1 ? load<i64>(values + ((count - 2) << 3)) : 0;
    const endX = letter === 86 ? x : letter === 72 ? final : prior;
    const endY = letter === 72 ? y : final;
    if (letter === 76 || letter === 72 || letter === 86) {
      if (endX !== x || endY !== y) begin(endY === y ? 104 : endX === x ? 118 : 108);
      if (endX !== x) write(endX - x);
      if (endY !== y) write(endY - y);
    } else {
      begin(letter + 32);
      for (let i: usize = 0; i < count; i++) write(load<i64>(values + (i << 3)) - (i & 1 ? y : x));
    }
    if (letter === 77) {
      startX = endX;
      startY = endY;
    }
    x = endX;
    y = endY;
  }
  return i32(to - out);
}
