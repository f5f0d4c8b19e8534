import { idea } from '../../idea.ts';

/** A footprint with mountains in its tread. */
export const treadPeaks = idea({
  id: 'tread-peaks',
  title: 'Mountains underfoot',
  says: 'The tread of the boot prints a range of mountains and the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'sun', 'sunrise', 'path', 'footprint'] }, { things: ['boot', 'footprint'], trades: ['hiking', 'outdoor-gear', 'shoes', 'climbing', 'travel', 'shoe-repair'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { tread: { label: 'Depth of the tread', min: 0.85, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const front = d.path('M-20 -560C150 -560 250 -400 240 -200C232 -60 180 40 160 130H-170C-190 40 -240 -60 -240 -200C-240 -400 -170 -560 -20 -560Z').round(20, 0);
    const heel = d.path('M-172 190H158C176 290 170 380 140 440C100 510 -110 510 -152 440C-184 380 -190 290 -172 190Z').round(20, 0);
    const sun = d.circle(-6, 336, 84);
    const ridge = (y: number) => d.polyline([[-330, y + 130], [-130, y - 60], [-40, y + 30], [70, y - 100], [330, y + 150]]).stroke((look === 'line' ? 36 : look === 'cut' ? 62 : 40) * params['tread']!, { join: 'miter' });
    const ridges = [-250, -90, 70].map(ridge);
    if (look === 'cut') {
      const sole = front.grow(16).subtract(ridge(-230), ridge(0)).withoutSlivers(900).round(8, 0);
      return [d.layer('sole', sole.union(heel.grow(16).move(0, 24).subtract(sun.scale(0.94, 0.94, [-6, 336]).move(0, 24))).rotate(12), 'main')];
    }
    if (look === 'line') return [d.layer('sole', front.rim(36, 'round').union(ridges[0]!.union(ridges[1]!).intersect(front), heel.rim(36, 'round')), 'main'), d.layer('sun', sun.shrink(14), 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(12) }));
    return [d.layer('sole', front.subtract(...ridges).withoutSlivers(900).union(heel.subtract(sun.grow(16))), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })].map((layer) => ({ ...layer, shape: layer.shape.rotate(12) }));
  },
});
