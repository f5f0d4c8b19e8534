// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
/** Widths of the area across each of its edges, those of no width left out: see widthAt. */
export function plainWidths(edges: Float64Array): number[] {
  const widths: number[] = [];
  for (let edge = 0; edge < edges.length; edge += 4) {
    const width = widthAt(edge, edges);
    if (width > 0) widths.push(width);
  }
  return widths;
}

/** From the middle of an edge straight across the area; 0 where the edge is no length. Plain loops: it runs for every letter. */
function widthAt(edge: number, edges: Float64Array): number {
  const [ax, ay, bx, by] = [edges[edge]!, edges[edge + 1]!, edges[edge + 2]!, edges[edge + 3]!];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.5) return 0;
  const [x, y, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, -(by - ay) / length, (bx - ax) / length];
  let [ahead, behind, nearestAhead, nearestBehind] = [0, 0, Infinity, Infinity];
  for (let other = 0; other < edges.length; other += 4) {
    const [fromX, fromY, toX, toY] = [edges[other]!, edges[other + 1]!, edges[other + 2]!, edges[other + 3]!];
    const [before, after] = [(fromX - x) * dy - (fromY - y) * dx, (toX - x) * dy - (toY - y) * dx];
    if (before > 0 === after > 0 || other === edge) continue;
    const t = before / (before - after);
    const at = (fromX + (toX - fromX) * t - x) * dx + (fromY + (toY - fromY) * t - y) * dy;
    if (at > 0) [ahead, nearestAhead] = [ahead + 1, Math.min(nearestAhead, at)];
    else [behind, nearestBehind] = [behind + 1, Math.min(nearestBehind, -at)];
  }
  // The area lies on the side where the line crosses the outline an odd number of times.
  const width = ahead % 2 === 1 ? nearestAhead : behind % 2 === 1 ? nearestBehind : 0;
  return Number.isFinite(width) ? width : 0;
}
