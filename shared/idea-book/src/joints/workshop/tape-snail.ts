import { idea } from '../../idea.ts';

/** A roll of packing tape is a snail with its house. */
export const tapeSnail = idea({
  id: 'tape-snail',
  title: 'All packed, house and all',
  says: 'The roll of packing tape is a snail, which takes its house along.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['moving', 'storage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.11 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], traits: ['asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { roll: { label: 'Roll size', min: 280, max: 330, usual: 306 }, weight: { label: 'Tape width', min: 92, max: 124, usual: 108 } },
  draw: (d, { look, params }) => {
    const [r, pen] = [params['roll']!, look === 'line' ? 50 : params['weight']!];
    const [x, ground] = [90, 300];
    const y = ground - pen / 2 + (look === 'line' ? 25 : 20) - r;
    const way = d.line(`M500 ${ground}H-210C-372 ${ground} -400 190 -400 30`);
    const teeth = d.polygon([[501, ground - 100], [501 - 4, ground - pen / 2], [436, ground - pen / 4], [500, ground], [436, ground + pen / 4], [497, ground + pen / 2], [501, ground + 100], [700, ground + 100], [700, ground - 100]]);
    const strip = way.stroke(pen, { cap: 'butt' }).union(d.circle(-400, 20, look === 'line' ? 66 : pen * 0.74));
    const feeler = (to: readonly [number, number]) => d.polyline([[-400, 20], to]).stroke(look === 'line' ? 36 : 46, { cap: 'round' }).union(d.circle(to[0], to[1], look === 'line' ? 32 : 42));
    const snail = d.union(strip, feeler([-490, -150]), feeler([-318, -160]));
    if (look === 'line') {
      const shell = d.spiral({ cx: x, cy: y, from: 60, to: r, turns: 2.25, start: 90 - 2.25 * 360 }).stroke(50, { cap: 'round' });
      return [d.layer('snail', snail, 'main'), d.layer('roll', shell, 'second', { mono: 'ink' })];
    }
    const tape = d.circle(x, y, r).subtract(d.circle(x, y, r * 0.56));
    const core = d.ring(x, y, r * 0.56 - 30, r * 0.26);
    if (look === 'cut') return [d.layer('snail', snail.union(tape).round(0, 20).subtract(teeth), 'main'), d.layer('core', core, 'main')];
    return [d.layer('snail', snail.union(tape).round(0, 20).subtract(teeth), 'main'), d.layer('core', core, 'second', { mono: 'ink' })];
  },
});
