/** Cells around one, clockwise from the top. */
const AROUND = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]] as const;

/**
 * A filled area of a square grid thinned to lines one cell wide, by the parallel algorithm of Zhang and Suen ("A fast
 * parallel algorithm for thinning digital patterns", 1984). The outermost cells must be empty.
 */
export function thinned(inked: Uint8Array, size: number): Uint8Array {
  const cells = Uint8Array.from(inked);
  for (let removed = true; removed; ) {
    removed = false;
    for (const pass of [0, 1] as const) {
      const gone = cells.map((value, i) => (value === 1 && isRemovable(cells, i, size, pass) ? 1 : 0));
      gone.forEach((isGone, i) => {
        if (isGone) cells[i] = 0;
      });
      removed ||= gone.includes(1);
    }
  }
  return cells;
}

function isRemovable(cells: Uint8Array, i: number, size: number, pass: 0 | 1): boolean {
  const around = AROUND.map(([dx, dy]) => cells[i + dy * size + dx] ?? 0);
  const neighbors = around.reduce((sum, value) => sum + value, 0);
  if (neighbors < 2 || neighbors > 6) return false;
  const entries = around.filter((value, k) => value === 0 && around[(k + 1) % 8] === 1).length;
  if (entries !== 1) return false;
  const [top, , right, , bottom, , left] = around as [number, number, number, number, number, number, number];
  return pass === 0 ? top * right * bottom === 0 && right * bottom * left === 0 : top * right * left === 0 && top * bottom * left === 0;
}
