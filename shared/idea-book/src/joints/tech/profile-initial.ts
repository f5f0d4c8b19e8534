import type { Point, Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

const [W, H, T] = [270, 330, 160];

/** Cross sections of rolled steel that are letters, corner by corner. */
const PROFILES: Readonly<Record<string, readonly Point[]>> = {
  I: [[-W + 40, -H], [W - 40, -H], [W - 40, -H + T], [T / 2, -H + T], [T / 2, H - T], [W - 40, H - T], [W - 40, H], [-W + 40, H], [-W + 40, H - T], [-T / 2, H - T], [-T / 2, -H + T], [-W + 40, -H + T]],
  H: [[-W, -H], [-W + T, -H], [-W + T, -T / 2], [W - T, -T / 2], [W - T, -H], [W, -H], [W, H], [W - T, H], [W - T, T / 2], [-W + T, T / 2], [-W + T, H], [-W, H]],
  L: [[-W, -H], [-W + T, -H], [-W + T, H - T], [W, H - T], [W, H], [-W, H]],
  T: [[-W, -H], [W, -H], [W, -H + T], [T / 2, -H + T], [T / 2, H], [-T / 2, H], [-T / 2, -H + T], [-W, -H + T]],
  U: [[-W, -H], [-W + T, -H], [-W + T, H - T], [W - T, H - T], [W - T, -H], [W, -H], [W, H], [-W, H]],
  C: [[-W, -H], [W, -H], [W, -H + T], [-W + T, -H + T], [-W + T, H - T], [W, H - T], [W, H], [-W, H]],
  E: [[-W, -H], [W, -H], [W, -H + 132], [-W + T, -H + 132], [-W + T, -66], [W - 50, -66], [W - 50, 66], [-W + T, 66], [-W + T, H - 132], [W, H - 132], [W, H], [-W, H]],
  F: [[-W, -H], [W, -H], [W, -H + T], [-W + T, -H + T], [-W + T, -40], [W - 70, -40], [W - 70, T - 40], [-W + T, T - 40], [-W + T, H], [-W, H]],
  Г: [[-W, -H], [W, -H], [W, -H + T], [-W + T, -H + T], [-W + T, H], [-W, H]],
  П: [[-W, -H], [W, -H], [W, H], [W - T, H], [W - T, -H + T], [-W + T, -H + T], [-W + T, H], [-W, H]],
};
const TWINS: Readonly<Record<string, string>> = { І: 'I', Ι: 'I', Н: 'H', Η: 'H', Т: 'T', Τ: 'T', С: 'C', Е: 'E', Ε: 'E', Γ: 'Г', Π: 'П' };

/** The initial as a length of rolled steel. */
export const profileInitial = idea({
  id: 'profile-initial',
  title: ({ letters }) => `${letters} as it leaves the mill`,
  says: ({ letters }) => `The letter ${letters} is a steel beam, seen from its cut end.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['beam', 'steel'], trades: ['engineering', 'metalwork'] }],
  fits: ({ initials: { first } }) => ((TWINS[first] ?? first) in PROFILES ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'tech_sharp', 'bold_abstract'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.046 },
  },
  params: { depth: { label: 'Length', min: 150, max: 214, usual: 200 } },
  draw: (d, { look, letters, params }) => {
    const corners = PROFILES[TWINS[letters] ?? letters] ?? d.refuse(`There is no beam for "${letters}".`);
    const depth = params['depth']!;
    const [dx, dy] = [depth, -depth * 0.62];
    const face = d.polygon(corners);
    const quads = corners.map((from, i): { isTop: boolean; isSeen: boolean; shape: Shape } => {
      const to = corners[(i + 1) % corners.length]!;
      // Corners run clockwise: an edge to the right has its outside above it, one down has it to the right.
      return { isTop: to[0] > from[0], isSeen: to[0] > from[0] || to[1] > from[1], shape: d.polygon([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]]) };
    });
    const seen = (isTop: boolean) => d.union(...quads.filter((quad) => quad.isSeen && quad.isTop === isTop).map(({ shape }) => shape)).subtract(face);
    const sides = seen(false);
    const tops = seen(true).subtract(sides).withoutSlivers(400);
    const place = (shape: Shape) => shape.move(-dx / 2, -dy / 2);
    if (look === 'line') {
      const pen = 46;
      d.reads(letters, place(face));
      return [d.layer('beam', place(d.union(face, tops, sides).outline(pen).union(face.outline(pen))), 'main')];
    }
    const gap = 26;
    if (look === 'cut') return [d.layer('cut end', d.reads(letters, place(face)), 'main', { mono: 'ink' }), d.layer('length', place(tops.union(sides).gapFrom(face, gap)), 'main', { mono: 'ink' })];
    const lit = tops.gapFrom(face, gap);
    return [d.layer('sides', place(sides.gapFrom(face, gap).gapFrom(tops, gap)), { tint: 'second', by: -0.3 }, { mono: 'ink' }), d.layer('tops', place(lit), 'second', { mono: 'ink' }), d.layer('cut end', d.reads(letters, place(face)), 'main', { mono: 'ink' })];
  },
});
