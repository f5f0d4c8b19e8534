import { idea } from '../../idea.ts';

/** Six capsules in the form of a benzene ring. */
export const capsuleRing = idea({
  id: 'capsule-ring',
  title: 'The ring that heals',
  says: 'Six capsules are the sides of the hexagon that chemists draw.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['pharma'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    bonds: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { width: { label: 'Capsule width', min: 150, max: 200, usual: 178 } },
  draw: (d, { look, params }) => {
    const [radius, gap, width, pen] = [440, 24, params['width']!, 42];
    const end = (width + gap) / Math.sqrt(3);
    const middle = (radius * Math.sqrt(3)) / 2;
    const long = radius - 2 * end + width;
    const body = d.rect(-long / 2, -middle - width / 2, long, width, width / 2);
    const first = body.intersect(d.rect(-long, -900, long - gap / 2, 900));
    const second = body.intersect(d.rect(gap / 2, -900, long, 900));
    const around = (i: number) => i * 60 + 30;
    const six = [0, 1, 2, 3, 4, 5];
    if (look === 'bonds') return six.map((i) => d.layer(`capsule ${i + 1}`, (i % 2 ? body : first.union(second)).rotate(around(i)), i % 2 ? 'second' : 'main', { mono: 'ink' }));
    const shell = body.rim(pen, 'round').intersect(d.rect(-long, -900, long + pen / 2, 900));
    const [one, other, mono] = look === 'line' ? ([shell, body.intersect(d.rect(0, -900, long, 900)), 'join'] as const) : ([first, second, 'ink'] as const);
    return six.flatMap((i) => [d.layer(`first half ${i + 1}`, one.rotate(around(i)), 'main', { mono }), d.layer(`second half ${i + 1}`, other.rotate(around(i)), 'second', { mono })]);
  },
});
