// RGBA to the planes of H.264, eight by two pixels at a time. Written in AssemblyScript; `yuv-frame.test.ts` holds it
// against what BT.709 says.

/** ITU-R BT.709, 8 bits, studio range, in 65,536ths. */
const LIGHT_RED: i32 = 11_966;
const LIGHT_GREEN: i32 = 40_254;
const LIGHT_BLUE: i32 = 4_064;

function channel(pixels: v128, shift: i32): v128 {
  return v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255));
}

function weighed(red: v128, green: v128, blue: v128, ofRed: i32, ofGreen: i32, ofBlue: i32): v128 {
  return i32x4.add(i32x4.add(i32x4.mul(red, i32x4.splat(ofRed)), i32x4.mul(green, i32x4.splat(ofGreen))), i32x4.mul(blue, i32x4.splat(ofBlue)));
}

/** Light of four pixels, in 32 bits each. */
function lightOf(pixels: v128): v128 {
  const sum = weighed(channel(pixels, 0), channel(pixels, 8), channel(pixels, 16), LIGHT_RED, LIGHT_GREEN, LIGHT_BLUE);
  return i32x4.add(i32x4.shr_s(i32x4.add(sum, i32x4.splat(32_768)), 16), i32x4.splat(16));
}

/** Two by four numbers of 32 bits, none over 255, as eight bytes. */
function bytesOf(left: v128, right: v128): u64 {
  const halves = i16x8.narrow_i32x4_s(left, right);
  return u64(i64x2.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0));
}

/** Sums of one channel over squares of two by two pixels. */
function squares(a: v128, b: v128, c: v128, d: v128, shift: i32): v128 {
  const left = i32x4.add(channel(a, shift), channel(c, shift));
  const right = i32x4.add(channel(b, shift), channel(d, shift));
  return i32x4.add(v128.shuffle<i32>(left, right, 0, 2, 4, 6), v128.shuffle<i32>(left, right, 1, 3, 5, 7));
}

/** Four bytes of colour for four squares. */
function shareOf(red: v128, green: v128, blue: v128, ofRed: i32, ofGreen: i32, ofBlue: i32): u32 {
  const sum = i32x4.add(weighed(red, green, blue, ofRed, ofGreen, ofBlue), i32x4.splat(131_072));
  const share = i32x4.add(i32x4.shr_s(sum, 18), i32x4.splat(128));
  return u32(bytesOf(share, share));
}

/**
 * Takes in rows of pixels: `wide` a multiple of 8, `high` even, both greater than 0. `light`, `blue` and `red` are
 * addresses of the first values that change, `width` the frame's. What is flat costs next to nothing.
 */
export function show(rgba: usize, wide: i32, high: i32, light: usize, blue: usize, red: usize, width: i32): void {
  let known: v128 = i32x4.splat(0);
  let isKnown = false;
  let flatLight: u64 = 0;
  let flatBlue: u32 = 0;
  let flatRed: u32 = 0;
  const line = usize(wide) << 2;
  for (let row = 0; row < high; row += 2) {
    let to = light;
    let toBlue = blue;
    let toRed = red;
    for (const end = rgba + line; rgba < end; rgba += 32) {
      const a = v128.load(rgba);
      const b = v128.load(rgba, 16);
      const c = v128.load(rgba + line);
      const d = v128.load(rgba + line, 16);
      const first = v128.shuffle<i32>(a, a, 0, 0, 0, 0);
      const isFlat = !v128.any_true(v128.or(v128.or(v128.xor(a, first), v128.xor(b, first)), v128.or(v128.xor(c, first), v128.xor(d, first))));
      if (!isFlat || !isKnown || v128.any_true(v128.xor(first, known))) {
        const reds = squares(a, b, c, d, 0);
        const greens = squares(a, b, c, d, 8);
        const blues = squares(a, b, c, d, 16);
        flatLight = bytesOf(lightOf(a), lightOf(b));
        flatBlue = shareOf(reds, greens, blues, -6_596, -22_188, 28_784);
        flatRed = shareOf(reds, greens, blues, 28_784, -26_145, -2_639);
        known = first;
        isKnown = isFlat;
      }
      store<u64>(to, flatLight);
      store<u64>(to + width, isFlat ? flatLight : bytesOf(lightOf(c), lightOf(d)));
      store<u32>(toBlue, flatBlue);
      store<u32>(toRed, flatRed);
      to += 8;
      toBlue += 4;
      toRed += 4;
    }
    rgba += line;
    light += usize(width) << 1;
    blue += usize(width) >> 1;
    red += usize(width) >> 1;
  }
}
