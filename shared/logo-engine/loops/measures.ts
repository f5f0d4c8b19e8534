// Loops over outlines and over what was painted of them. See pixels.ts.

/** As V8 computes it: by the larger of the two, with Kahan's correction. */
function hypot(x: f64, y: f64): f64 {
  const one = abs(x);
  const other = abs(y);
  const most = max(one, other);
  if (most === 0) return 0;
  const first = (one / most) * (one / most);
  const second = (other / most) * (other / most);
  // What the first sum leaves over is 0 - first + first, which is 0.
  return sqrt(first + second) * most;
}

/** Total variation, and area. */
export function perimeter(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, out: usize): void {
  let length: f64 = 0;
  let area: f64 = 0;
  const row = usize(size) << 2;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = values + (usize(y * size + x) << 2);
      const value = f64(load<f32>(at));
      const east = f64(load<f32>(at + 4));
      const south = f64(load<f32>(at + row));
      const across = f64(load<f32>(at + row + 4));
      length += hypot(east - value + across - south, south - value + across - east) / 2;
      area += value;
    }
  }
  store<f64>(out, length);
  store<f64>(out, area, 8);
}

/** What the ink and its mirror image have in common, and what either has. */
export function symmetry(values: usize, size: i32, left: i32, top: i32, right: i32, bottom: i32, out: usize): void {
  let common: f64 = 0;
  let all: f64 = 0;
  for (let y = top; y < bottom; y++) {
    const row = values + (usize(y * size) << 2);
    for (let x = left; x < right; x++) {
      const one = f64(load<f32>(row + (usize(x) << 2)));
      const other = f64(load<f32>(row + (usize(left + right - 1 - x) << 2)));
      common += min(one, other);
      all += max(one, other);
    }
  }
  store<f64>(out, common);
  store<f64>(out, all, 8);
}

function widthAt(edge: usize, edges: usize, end: usize): f64 {
  const ax = load<f64>(edge);
  const ay = load<f64>(edge, 8);
  const bx = load<f64>(edge, 16);
  const by = load<f64>(edge, 24);
  const length = hypot(bx - ax, by - ay);
  if (length < 0.5) return 0;
  const x = (ax + bx) / 2;
  const y = (ay + by) / 2;
  const dx = -(by - ay) / length;
  const dy = (bx - ax) / length;
  let ahead = 0;
  let behind = 0;
  let nearestAhead = Infinity;
  let nearestBehind = Infinity;
  for (let other = edges; other < end; other += 32) {
    const fromX = load<f64>(other);
    const fromY = load<f64>(other, 8);
    const toX = load<f64>(other, 16);
    const toY = load<f64>(other, 24);
    const before = (fromX - x) * dy - (fromY - y) * dx;
    const after = (toX - x) * dy - (toY - y) * dx;
    if (before > 0 === after > 0 || other === edge) continue;
    const t = before / (before - after);
    const at = (fromX + (toX - fromX) * t - x) * dx + (fromY + (toY - fromY) * t - y) * dy;
    if (at > 0) {
      ahead++;
      nearestAhead = min(nearestAhead, at);
    } else {
      behind++;
      nearestBehind = min(nearestBehind, -at);
    }
  }
  const width = ahead & 1 ? nearestAhead : behind & 1 ? nearestBehind : 0;
  return width < Infinity ? width : 0;
}

/** Widths of the area across each of its edges, those of no width left out. Gives how many there are. */
export function widths(edges: usize, count: i32, out: usize): i32 {
  const end = edges + (usize(count) << 5);
  let found = 0;
  for (let edge = edges; edge < end; edge += 32) {
    const width = widthAt(edge, edges, end);
    if (width > 0) store<f64>(out + (usize(found++) << 3), width);
  }
  return found;
}
