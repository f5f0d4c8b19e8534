import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A violet of five hearts: two up, two aside, one down. */
export const fiveHeartViolet = idea({
  id: 'five-heart-violet',
  title: 'Five hearts, one violet',
  says: 'Each petal of the violet is a heart: two look up, two aside and one down.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['violet'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { lower: { label: 'Size of the lower petal', min: 90, max: 120, usual: 106 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [24, 40];
    const petal = (size: number, long: number, turn: number) => heart(d, size).scale(1, long).place({ cx: 0, bottom: 10 }).rotate(turn, [0, 0]);
    const down = petal(400 * (params['lower']! / 100), 1.02, 180);
    const aside = petal(360, 1.16, -98).gapFrom(down, gap).pieces()[0]!;
    const up = petal(390, 1.3, -33).subtract(d.rect(-gap / 2, -900, 900, 1800)).gapFrom(aside, gap).pieces()[0]!;
    const core = d.mirror(d.leaf([0, -30], [-64, 30], 0.3)).union(d.circle(0, 20, 50));
    const smooth = (shape: typeof up) => shape.round(10, 0);
    const upper = d.mirror(smooth(up.gapFrom(core, gap)));
    const lower = d.union(d.mirror(smooth(aside.gapFrom(core, gap))), smooth(down.gapFrom(core, gap)));
    if (look === 'line') return [d.layer('petals', d.union(...[...upper.pieces(), ...lower.pieces()].map((one) => contour(one, pen))), 'main'), d.layer('eye', core, 'second', { mono: 'ink' })];
    const lines = d.union(...[180, 150, 210].map((turn) => d.leaf([0, -90], [0, -250], 0.07).rotate(turn, [0, 0])), d.mirror(d.leaf([0, -110], [0, -250], 0.08).rotate(-98, [0, 0])));
    if (look === 'cut') return [d.layer('petals', d.union(upper, lower.subtract(lines)), 'main', { mono: 'ink' }), d.layer('eye', core, 'second', { mono: 'ink' })];
    return [d.layer('upper petals', upper, 'main', { mono: 'ink' }), d.layer('lower petals', lower, 'second', { mono: 'ink' }), d.layer('eye', core, 'main', { mono: 'ink' })];
  },
});
