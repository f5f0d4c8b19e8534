import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A cob of corn in two mirrored leaves. */
export const cornHusk = idea({
  id: 'corn-husk',
  title: 'The cob in two leaves',
  says: 'Two mirrored leaves open and show the kernels.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['corn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { kernels: { label: 'Gap of the kernels', min: 16, max: 28, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['kernels']!;
    const cob = d.mirror(d.path('M4 -540C-130 -540 -210 -330 -210 -80V320H4Z'));
    const leaves = d.mirror(d.path('M10 520C-220 500 -370 330 -370 60C-370 -50 -340 -150 -296 -220C-280 60 -150 310 10 400Z'));
    const grid = d.union(...[-70, 70].map((x) => d.rect(x - gap / 2, -700, gap, 1200)), ...[-380, -230, -80, 70, 220].map((y) => d.rect(-400, y - gap / 2, 800, gap)));
    const bare = cob.gapFrom(leaves, 22);
    const kernels = bare.subtract(grid, d.mirror(d.path('M10 430C-150 330 -280 80 -300 -220L-500 -220V600H10Z').move(26, 0).intersect(d.rect(-900, -900, 900, 2000)))).intersect(d.rect(-900, -900, 1800, 1108)).withoutSlivers(3600).round(14, 0);
    if (look === 'line') return [d.layer('husk', leaves, 'second'), d.layer('cob', contour(cob, 44).gapFrom(leaves, 22).union(d.union(...[-240, -80, 80].flatMap((y) => [d.circle(-64, y, 32), d.circle(64, y, 32)]), d.circle(0, -390, 32)).gapFrom(leaves, 22)).subtract(d.rect(-900, 262, 1800, 400)).withoutSlivers(2600), 'main')];
    if (look === 'cut') {
      const drops = d.union(...[-300, -170, -40, 90].flatMap((y, i) => (i === 0 ? [d.circle(-52, y, 42), d.circle(52, y, 42)] : [d.circle(-104, y, 42), d.circle(0, y, 42), d.circle(104, y, 42)])));
      return [d.layer('corn', cob.gapFrom(leaves, 26).subtract(drops.intersect(cob.shrink(30))).union(leaves), 'main')];
    }
    return [d.layer('kernels', kernels, 'main'), d.layer('husk', leaves, 'second', { mono: 'ink' })];
  },
});
