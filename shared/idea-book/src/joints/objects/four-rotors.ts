import { idea } from '../../idea.ts';

/** A drone from above: one ring in four corners and a cross between them. */
export const fourRotors = idea({
  id: 'four-rotors',
  title: 'Seen from above',
  says: 'A drone as the birds see it: four equal rings and a cross.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['drone'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['tech_sharp', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.044 },
    discs: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { rings: { label: 'Size of the rings', min: 180, max: 220, usual: 200 } },
  draw: (d, { look, params }) => {
    const r = params['rings']!;
    const [gap, pen, at] = [26, 44, 286];
    const spots = [[-at, -at], [at, -at], [at, at], [-at, at]] as const;
    const arms = (width: number, reach = at) => d.polyline([[-reach, -reach], [reach, reach]]).with(d.polyline([[reach, -reach], [-reach, reach]])).stroke(width, { cap: 'round' });
    const hull = d.regular(4, 190).round(60, 0).rotate(45);
    const eye = d.circle(0, 0, 62);
    if (look === 'line') {
      const rings = d.union(...spots.map(([x, y]) => d.ring(x, y, r, r - pen)));
      return [d.layer('drone', d.union(rings, arms(pen), d.circle(0, 0, 120)).subtract(d.circle(0, 0, 120 - pen)), 'main')];
    }
    if (look === 'discs') {
      const discs = d.union(...spots.map(([x, y]) => d.circle(x, y, r)));
      const frame = arms(80).union(hull).round(0, 30);
      return [d.layer('rotors', discs.subtract(frame.grow(gap)), 'second', { mono: 'ink' }), d.layer('drone', frame.subtract(eye), 'main', { mono: 'ink' })];
    }
    const rings = d.union(...spots.map(([x, y]) => d.ring(x, y, r, r - 66)));
    const frame = arms(84).union(hull).round(0, 24);
    return [d.layer('rotors', rings.subtract(frame.grow(gap)), 'second', { mono: 'ink' }), d.layer('drone', frame.subtract(eye), 'main', { mono: 'ink' })];
  },
});
