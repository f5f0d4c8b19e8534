// Loops over what a figure is recognised by. See pixels.ts.

/** JavaScript's own. */
declare function atan2(y: f64, x: f64): f64;

/** How dark each pixel is, of the darkest. */
export function darkness(pixels: usize, count: i32, values: usize): void {
  let most: f64 = 1;
  for (let i = 0; i < count; i++) {
    const value = f64(255 - i32(load<u8>(pixels + (usize(i) << 2))));
    store<f64>(values + (usize(i) << 3), value);
    if (value > most) most = value;
  }
  for (let at = values; at < values + (usize(count) << 3); at += 8) store<f64>(at, load<f64>(at) / most);
}

/** Sum, moments across and down, and the moment of squares. */
export function spreading(values: usize, size: i32, out: usize): void {
  let sum: f64 = 0;
  let sumX: f64 = 0;
  let sumY: f64 = 0;
  let sumSquares: f64 = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = load<f64>(values + (usize(y * size + x) << 3));
      sum += value;
      sumX += value * f64(x);
      sumY += value * f64(y);
      sumSquares += value * f64(x * x + y * y);
    }
  }
  store<f64>(out, sum);
  store<f64>(out, sumX, 8);
  store<f64>(out, sumY, 16);
  store<f64>(out, sumSquares, 24);
}

function placeOf(i: i32, start: f64, side: f64, columns: i32): f64 {
  return ((f64(i) - start) * f64(columns)) / side - 0.5;
}

function within(cell: i32, columns: i32): i32 {
  return min(columns - 1, max(0, cell));
}

function add(at: usize, amount: f64): void {
  store<f64>(at, load<f64>(at) + amount);
}

/** Adds an amount to the four cells around a place, each by its nearness. A cell holds `depth` values; `slot` says which. */
function spread(cells: usize, columns: i32, across: f64, down: f64, slot: i32, depth: i32, amount: f64): void {
  const column = i32(floor(across));
  const row = i32(floor(down));
  const west = within(column, columns);
  const east = within(column + 1, columns);
  const right = across - floor(across);
  const north = within(row, columns) * columns;
  const south = within(row + 1, columns) * columns;
  const low = down - floor(down);
  add(cells + (usize((north + west) * depth + slot) << 3), amount * ((1 - right) * (1 - low)));
  add(cells + (usize((north + east) * depth + slot) << 3), amount * (right * (1 - low)));
  add(cells + (usize((south + west) * depth + slot) << 3), amount * ((1 - right) * low));
  add(cells + (usize((south + east) * depth + slot) << 3), amount * (right * low));
}

/** Mean ink of each cell of a square. `cells` must be 0. */
export function cells(values: usize, size: i32, left: f64, top: f64, side: f64, columns: i32, area: f64, out: usize): void {
  for (let y = 0; y < size; y++) {
    const down = placeOf(y, top, side, columns);
    for (let x = 0; x < size; x++) {
      const value = load<f64>(values + (usize(y * size + x) << 3));
      if (value > 0) spread(out, columns, placeOf(x, left, side, columns), down, 0, 1, value * area);
    }
  }
}

/** Strengths of edges by direction in each field of a square. `bins` must be 0. */
export function directions(values: usize, size: i32, left: f64, top: f64, side: f64, columns: i32, depth: i32, faintest: f64, pi: f64, bins: usize): void {
  for (let y = 1; y < size - 1; y++) {
    const down = placeOf(y, top, side, columns);
    for (let x = 1; x < size - 1; x++) {
      const at = values + (usize(y * size + x) << 3);
      const dx = load<f64>(at + 8) - load<f64>(at - 8);
      const dy = load<f64>(at + (usize(size) << 3)) - load<f64>(at - (usize(size) << 3));
      const strength = sqrt(dx * dx + dy * dy);
      if (strength < faintest) continue;
      const turn = ((atan2(dy, dx) + pi) / pi) * f64(depth);
      const lower = floor(turn);
      const across = placeOf(x, left, side, columns);
      spread(bins, columns, across, down, i32(lower) % depth, depth, strength * (lower + 1 - turn));
      spread(bins, columns, across, down, (i32(lower) + 1) % depth, depth, strength * (turn - lower));
    }
  }
}
