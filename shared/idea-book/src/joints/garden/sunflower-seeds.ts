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
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
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
    if (look === 'line') {
      const ray = d.fitSector(d.path('M0 -520C90 -430 116 -340 96 -230H-96C-116 -340 -90 -430 0 -520Z'), { count: 12, gap: 10 }).subtract(d.circle(0, 0, 264)).round(8, 0).rim(34, 'round');
      return [d.layer('petals', d.union(...d.radial(ray, { count: 12 })), 'second'), d.layer('seeds', d.union(...Array.from({ length: 18 }, (_, i) => d.circle(...spot(i, 50), 25 * size))), 'main')];
    }
    const petal = d.fitSector(d.path('M0 -505C70 -420 96 -340 80 -230H-80C-96 -340 -70 -420 0 -505Z'), { count: 14, gap: 18 }).subtract(d.circle(0, 0, 286)).round(5, 0);
    const seeds = d.union(...Array.from({ length: 26 }, (_, i) => d.circle(...spot(i, 46), 21 * size)));
    return [d.layer('petals', d.union(...d.radial(petal, { count: 14 })), 'second'), d.layer('heart', d.circle(0, 0, 264).subtract(seeds), 'main', { mono: 'ink' })];
  },
});
