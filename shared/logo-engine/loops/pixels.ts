// Loops over pixels. Written in AssemblyScript; what each does is told where it is called, and in the plain versions that
// the test holds it against (src/loops/plain). Sums run in the same order, in the same precision: the results are equal to
// the last bit. `at` and the like are addresses.

/** How far each pixel is from the ground; left, top, right, bottom of the ink to `box`. `values` must be 0. */
export function ink(pixels: usize, width: i32, red: f64, green: f64, blue: f64, values: usize, box: usize): void {
  let left = width;
  let top = width;
  let right = 0;
  let bottom = 0;
  let ground: i64 = -1;
  let last: i64 = -1;
  let value: f64 = 0;
  for (let y = 0, i: usize = 0; y < width; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const pixel = i64(load<u32>(pixels + i));
      if (pixel === ground) continue;
      if (pixel !== last) {
        last = pixel;
        const distance = abs(f64(load<u8>(pixels + i)) - red) * 0.3 + abs(f64(load<u8>(pixels + i, 1)) - green) * 0.59 + abs(f64(load<u8>(pixels + i, 2)) - blue) * 0.11;
        value = min<f64>(1, distance / 90);
      }
      if (value === 0) ground = pixel;
      else {
        store<f32>(values + i, f32(value));
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        bottom = y + 1;
      }
    }
  }
  if (right === 0) left = top = bottom = 0;
  store<i32>(box, left);
  store<i32>(box, top, 4);
  store<i32>(box, right, 8);
  store<i32>(box, bottom, 12);
}

/** Means of cells, `to` a side. `out` must be 0. */
export function reduced(values: usize, size: i32, to: i32, left: i32, top: i32, right: i32, bottom: i32, out: usize): void {
  const step = f64(size) / f64(to);
  for (let y = top; y < bottom; y++) {
    const row = values + (usize(y * size) << 2);
    const cells = i32(f64(y) / step) * to;
    for (let x = left; x < right; x++) {
      const value = load<f32>(row + (usize(x) << 2));
      if (value === 0) continue;
      const cell = out + (usize(cells + i32(f64(x) / step)) << 2);
      store<f32>(cell, load<f32>(cell) + value);
    }
  }
  const area = step * step;
  for (let cell = out; cell < out + (usize(to * to) << 2); cell += 4) store<f32>(cell, f32(f64(load<f32>(cell)) / area));
}

/** Sum, and moments across and down. */
export function balance(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, out: usize): void {
  let sum: f64 = 0;
  let sumX: f64 = 0;
  let sumY: f64 = 0;
  for (let y = top; y < bottom; y++) {
    const row = values + (usize(y * size) << 2);
    for (let x = left; x < right; x++) {
      const value = f64(load<f32>(row + (usize(x) << 2)));
      sum += value;
      sumX += value * f64(x);
      sumY += value * f64(y);
    }
  }
  store<f64>(out, sum);
  store<f64>(out, sumX, 8);
  store<f64>(out, sumY, 16);
}

/** Where a pixel of the large picture lies in the small one. */
function placeIn(small: i32, size: i32, i: i32): f64 {
  return max<f64>(0, min<f64>(f64(small - 1), (f64(i) + 0.5) * (f64(small) / f64(size)) - 0.5));
}

/** A row of the small picture at the large one's width, from `left` to `right`. */
function stretch(small: usize, smallSize: i32, size: i32, row: i32, left: i32, right: i32, out: usize): void {
  const start = small + (usize(row * smallSize) << 2);
  for (let x = left; x < right; x++) {
    const place = placeIn(smallSize, size, x);
    const lower = i32(place);
    const upper = min(smallSize - 1, lower + 1);
    const across = f64(f32(place - f64(lower)));
    store<f64>(out + (usize(x) << 3), f64(load<f32>(start + (usize(lower) << 2))) * (1 - across) + f64(load<f32>(start + (usize(upper) << 2))) * across);
  }
}

/** Five sums over the ink and the small ink's bilinear enlargement. `rows` has room for two rows of numbers. */
export function moments(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, small: usize, smallSize: i32, rows: usize, out: usize): void {
  let a: f64 = 0;
  let b: f64 = 0;
  let aa: f64 = 0;
  let bb: f64 = 0;
  let ab: f64 = 0;
  let even = -1;
  let odd = -1;
  const width = usize(size) << 3;
  for (let y = top; y < bottom; y++) {
    const place = placeIn(smallSize, size, y);
    const above = i32(place);
    const below = min(smallSize - 1, above + 1);
    const down = f64(f32(place - f64(above)));
    for (let row = above; row <= below; row++) {
      if ((row & 1 ? odd : even) === row) continue;
      stretch(small, smallSize, size, row, left, right, rows + (row & 1 ? width : 0));
      if (row & 1) odd = row;
      else even = row;
    }
    const high = rows + (above & 1 ? width : 0);
    const low = rows + (below & 1 ? width : 0);
    const line = values + (usize(y * size) << 2);
    for (let x = left; x < right; x++) {
      const at = usize(x) << 3;
      const one = f64(load<f32>(line + (usize(x) << 2)));
      const other = f64(f32(load<f64>(high + at) * (1 - down) + load<f64>(low + at) * down));
      a += one;
      b += other;
      aa += one * one;
      bb += other * other;
      ab += one * other;
    }
  }
  store<f64>(out, a);
  store<f64>(out, b, 8);
  store<f64>(out, aa, 16);
  store<f64>(out, bb, 24);
  store<f64>(out, ab, 32);
}

function rootOf(parents: usize, patch: i32): i32 {
  let root = patch;
  while (load<i32>(parents + (usize(root) << 2)) !== root) root = load<i32>(parents + (usize(root) << 2));
  return root;
}

/**
 * Patches of ink, and those of fewer pixels than `speck`, to `out`. `row` has room for a row's numbers, `parents` and
 * `areas` for as many as half the pixels and two; all must be 0.
 */
export function fragments(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, speck: i32, row: usize, parents: usize, areas: usize, out: usize): void {
  let patches = 1;
  for (let y = top; y < bottom; y++) {
    const line = values + (usize(y * size) << 2);
    let west = 0;
    for (let x = left; x < right; x++) {
      const north = load<i32>(row + (usize(x) << 2));
      let patch = 0;
      if (load<f32>(line + (usize(x) << 2)) > 0.5) {
        if (west === 0) patch = north;
        else if (north === 0 || north === west) patch = west;
        else {
          const one = rootOf(parents, west);
          const other = rootOf(parents, north);
          patch = min(one, other);
          store<i32>(parents + (usize(max(one, other)) << 2), patch);
        }
        if (patch === 0) {
          patch = patches++;
          store<i32>(parents + (usize(patch) << 2), patch);
        }
        const area = areas + (usize(patch) << 2);
        store<i32>(area, load<i32>(area) + 1);
      }
      store<i32>(row + (usize(x) << 2), patch);
      west = patch;
    }
  }
  let count = 0;
  let specks = 0;
  for (let patch = patches - 1; patch > 0; patch--) {
    const at = usize(patch) << 2;
    const root = rootOf(parents, patch);
    if (root !== patch) {
      const whole = areas + (usize(root) << 2);
      store<i32>(whole, load<i32>(whole) + load<i32>(areas + at));
    } else {
      count++;
      if (load<i32>(areas + at) < speck) specks++;
    }
  }
  store<i32>(out, count);
  store<i32>(out, specks, 4);
}

function octantOf(dx: f64, dy: f64): i32 {
  if (dy < 0) {
    if (dx < 0) return -dy < -dx ? 0 : 1;
    return dx < -dy ? 2 : 3;
  }
  if (dx > 0) return dy < dx ? 4 : 5;
  return -dx < dy ? 6 : dy > 0 ? 7 : 0;
}

/** Strengths of edges of every other pixel by direction in each of 4 by 4 fields. `bins` must be 0. */
export function edges(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, faintest: f64, bins: usize): void {
  const field = f64(size) / 4;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const at = values + (usize(y * size + x) << 2);
      const dx = f64(load<f32>(at + 4)) - f64(load<f32>(at - 4));
      const dy = f64(load<f32>(at + (usize(size) << 2))) - f64(load<f32>(at - (usize(size) << 2)));
      const square = dx * dx + dy * dy;
      if (square < faintest * faintest) continue;
      const bin = bins + (usize((i32(f64(y) / field) * 4 + i32(f64(x) / field)) * 8 + octantOf(dx, dy)) << 2);
      store<f32>(bin, f32(f64(load<f32>(bin)) + sqrt(square)));
    }
  }
}

function colourBin(red: f64, green: f64, blue: f64): i32 {
  const most = max(max(red, green), blue);
  const least = min(min(red, green), blue);
  const lightness = (most + least) / 510;
  const spread = most - least;
  if (spread < 22) return lightness > 0.85 ? 0 : lightness > 0.5 ? 1 : lightness > 0.2 ? 2 : 3;
  let sector: f64 = most === red ? (green - blue) / spread + 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  if (sector >= 6) sector -= 6;
  return 4 + (i32(floor((sector / 6) * 10)) % 10) + (lightness < 0.4 ? 10 : 0);
}

/** How many pixels of every fourth have each colour. `bins` must be 0. */
export function colours(pixels: usize, count: i32, bins: usize): void {
  let last: i64 = -1;
  let bin: usize = 0;
  for (let i = 0; i < count; i += 4) {
    const at = pixels + (usize(i) << 2);
    const pixel = i64(load<u32>(at));
    if (pixel !== last) {
      last = pixel;
      bin = bins + (usize(colourBin(f64(load<u8>(at)), f64(load<u8>(at, 1)), f64(load<u8>(at, 2)))) << 2);
    }
    store<f32>(bin, load<f32>(bin) + 1);
  }
}
