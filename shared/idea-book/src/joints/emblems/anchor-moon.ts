import { idea } from '../../idea.ts';

/** An anchor whose arms are the crescent moon. */
export const anchorMoon = idea({
  id: 'anchor-moon',
  title: 'Moored to the moon',
  says: 'The arms of the anchor are the crescent moon, and its eye is the full one.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['anchor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'bold_abstract'], colors: 2, stem: 0.13 },
  },
  params: { crescent: { label: 'Crescent', min: 60, max: 120, usual: 90 }, stock: { label: 'Stock', min: 200, max: 270, usual: 236 } },
  draw: (d, { look, params }) => {
    const [lift, half] = [params['crescent']!, params['stock']!];
    const gap = 24;
    const crescent = d.circle(0, 40, 440).subtract(d.circle(0, 40 - lift - 40, 440 - 40)).round(10, 0);
    const eye = d.circle(0, -404, 96);
    const shank = d.rect(-46, -404 + 96 + gap, 92, 640);
    const stock = d.rect(-half, -236, 2 * half, 92, 46);
    const whole = d.union(shank, stock).round(0, 14);
    if (look === 'print') {
      const inks = d.overprint([{ shape: d.union(d.rect(-46, -404, 92, 830, 46), stock), ink: 'main' }, { shape: d.union(crescent, d.circle(0, -390, 110)), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['shank', 'moons', 'overlap'][i]!, shape, paint));
    }
    const lower = whole.gapFrom(crescent, look === 'cut' ? 0 : gap);
    if (look === 'cut') return [d.layer('anchor', d.mirror(d.union(whole, crescent).subtract(d.rect(-900, -900, 900, 1900))).union(eye), 'main')];
    return [d.layer('anchor', lower, 'main'), d.layer('moons', crescent.union(eye), 'second', { mono: 'ink' })];
  },
});
