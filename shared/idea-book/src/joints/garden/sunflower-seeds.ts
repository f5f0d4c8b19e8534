import { idea } from '../../idea.ts';

/** A sunflower with its seeds in a spiral. */
export const sunflowerSeeds = idea({
  id: 'sunflower-seeds',
  title: 'The seeds of a sunflower',
  says: 'The seeds of the sunflower follow the spiral that nature draws.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['sunflower', 'seed', 'spiral', 'galaxy', 'harmony'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'illustrative', 'geometric_minimal'], colors: 2, stem: 0.06 },
    dots: { manner: 'module', vibes: ['geometric_minimal', 'organic_flowing', 'tech_sharp'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { seeds: { label: 'Seeds', min: 0.82, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const dots = look === 'dots';
    const size = params['seeds']!;
    const spot = (i: number, step: number): [number, number] => [step * Math.sqrt(i + 0.6) * Math.cos(i * 2.39996), step * Math.sqrt(i + 0.6) * Math.sin(i * 2.39996)];
    if (dots) {
      const seeds = Array.from({ length: 34 }, (_, i) => d.circle(...spot(i, 79), (24 + 30 * Math.sqrt(i / 33)) * size));
      return [d.layer('petals', d.union(...seeds.slice(21)), 'second'), d.layer('seeds', d.union(...seeds.slice(0, 21)), 'main')];
    }
    if (look === 'cut') {
      const ray = d.fitSector(d.path('M0 -530C120 -440 150 -340 120 -230H-120C-150 -340 -120 -440 0 -530Z'), { count: 10, gap: 28 }).subtract(d.circle(0, 0, 288)).round(10, 0);
      const kernels = d.union(...Array.from({ length: 14 }, (_, i) => d.circle(...spot(i, 57), 31 * size)));
      return [d.layer('sunflower', d.union(...d.radial(ray, { count: 10 })).union(d.circle(0, 0, 258).subtract(kernels)), 'main')];
    }
    const petal = d.fitSector(d.path('M0 -505C70 -420 96 -340 80 -230H-80C-96 -340 -70 -420 0 -505Z'), { count: 14, gap: 18 }).subtract(d.circle(0, 0, 286)).round(5, 0);
    const seeds = d.union(...Array.from({ length: 26 }, (_, i) => d.circle(...spot(i, 46), 21 * size)));
    return [d.layer('petals', d.union(...d.radial(petal, { count: 14 })), 'second'), d.layer('heart', d.circle(0, 0, 264).subtract(seeds), 'main', { mono: 'ink' })];
  },
});
