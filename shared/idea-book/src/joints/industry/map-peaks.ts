import { idea } from '../../idea.ts';

/** A folded map that stands up as mountains. */
export const mapPeaks = idea({
  id: 'map-peaks',
  title: 'The map stands up',
  says: 'The folds of the map rise as the mountains that it shows.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['surveying'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.12 },
    tints: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { high: { label: 'Height of the peaks', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 20, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const k = params['high']!;
    const gap = look === 'tints' ? 0 : params['gap']!;
    const tops: [number, number][] = [[-560, 40], [-260, -300 * k], [0, 30], [270, -470 * k], [560, -20]];
    const bottoms: [number, number][] = [[-560, 430], [-260, 310], [0, 430], [270, 310], [560, 430]];
    const panels = [0, 1, 2, 3].map((i) => {
      const [a, b, c, e] = [tops[i]!, tops[i + 1]!, bottoms[i + 1]!, bottoms[i]!];
      return d.polygon([a, b, c, e]).subtract(d.rect(a[0] - 1, -900, 1 + (i > 0 ? gap / 2 : 0), 2000), d.rect(b[0] - (i < 3 ? gap / 2 : 0), -900, 400, 2000));
    });
    const route = d.through([[-640, 250], [-430, 200], [-260, 130], [-120, 170], [0, 250], [140, 190], [270, 60], [360, 20]]).stroke(56, { cap: 'round' });
    if (look === 'cut') return [d.layer('map', d.union(...panels).subtract(route), 'main')];
    const light = look === 'tints' ? ({ tint: 'main', by: 0.4 } as const) : 'second';
    return [d.layer('lit folds', (look === 'tints' ? d.union(panels[0]!, panels[2]!).grow(3).intersect(d.union(...panels)) : d.union(panels[0]!, panels[2]!)).subtract(route), light, { mono: 'ink' }), d.layer('shaded folds', d.union(panels[1]!, panels[3]!).subtract(route), 'main', { mono: 'ink' })];
  },
});
