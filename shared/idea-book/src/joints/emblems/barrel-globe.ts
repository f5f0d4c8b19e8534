import { idea } from '../../idea.ts';

/** A barrel that is a globe. */
export const barrelGlobe = idea({
  id: 'barrel-globe',
  title: 'The world in a barrel',
  says: 'The staves of the barrel are the meridians of a globe and its hoops the parallels.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['barrel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    hoops: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.13 },
  },
  params: { belly: { label: 'Belly', min: 430, max: 490, usual: 460 }, gap: { label: 'Gap', min: 18, max: 34, usual: 27 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['belly']!, params['gap']!];
    const high = 410;
    const globe = d.ellipse(0, 0, r, 540);
    const barrel = globe.intersect(d.rect(-1000, -high, 2000, 2 * high)).round(16, 0);
    const meridian = (k: number) => d.ellipse(0, 0, r * k, 540).outline(gap);
    const meridians = meridian(0.5);
    const cutAt = (y: number) => d.rect(-1000, y - gap / 2, 2000, gap);
    const hoop = (y: number) => d.rect(-1000, y - 54, 2000, 108);
    const hoops = d.union(hoop(-235), hoop(235));
    const bands = barrel.intersect(hoops);
    const staves = barrel.subtract(hoops.grow(gap, 'miter'), meridians).withoutSlivers(300);
    if (look === 'cut') return [d.layer('barrel', barrel.subtract(meridians, cutAt(-300), cutAt(-180), cutAt(180), cutAt(300)).union(barrel.intersect(d.union(d.rect(-1000, -300 + gap / 2, 2000, 120 - gap), d.rect(-1000, 180 + gap / 2, 2000, 120 - gap)))).withoutSlivers(300), 'main')];
    if (look === 'hoops') return [d.layer('hoops', bands, 'main'), d.layer('staves', staves, 'second', { mono: 'ink' })];
    return [d.layer('staves', staves, 'main'), d.layer('hoops', bands, 'second', { mono: 'ink' })];
  },
});
