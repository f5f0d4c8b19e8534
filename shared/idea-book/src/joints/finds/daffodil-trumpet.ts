import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A daffodil: six petals about a frilled trumpet. */
export const daffodilTrumpet = idea({
  id: 'daffodil-trumpet',
  title: 'The daffodil’s trumpet',
  says: 'Six petals stand around a trumpet whose rim is a flower of its own.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['daffodil'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { trumpet: { label: 'Trumpet', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const share = params['trumpet']!;
    const petal = d.fitSector(d.path('M0 -60C-190 -170 -220 -360 0 -530C220 -360 190 -170 0 -60Z'), { count: 6, gap: 22 }).round(8, 0);
    const frill = d.union(...d.radial(d.circle(0, -166, 48), { count: 12 })).union(d.circle(0, 0, 168)).round(0, 10).scale(share);
    const core = d.circle(0, 0, 84 * share);
    const petals = d.radial(petal, { count: 6 });
    if (look === 'line') return [d.layer('petals', d.union(...petals.map((each) => contour(each.gapFrom(frill, 22).withoutSlivers(900), 42))), 'main'), d.layer('trumpet', contour(frill, 46), 'second')];
    if (look === 'cut') {
      const whole = d.union(...[0, 1, 2, 3, 4, 5].map((i) => d.path('M0 -60C-190 -170 -220 -360 0 -530C220 -360 190 -170 0 -60Z').rotate(i * 60 + 30, [0, 0])), d.circle(0, 0, 200)).round(0, 8);
      return [d.layer('daffodil', whole.subtract(frill).union(core), 'main')];
    }
    return [d.layer('petals', d.union(...petals.map((each) => each.gapFrom(frill, 22))), 'main'), d.layer('trumpet', frill.subtract(core), 'second', { mono: 'ink' })];
  },
});
