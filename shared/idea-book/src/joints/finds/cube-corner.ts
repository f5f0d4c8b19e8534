import { idea } from '../../idea.ts';

/** A cube that is open at one corner: the hollow is a smaller cube. */
export const cubeCorner = idea({
  id: 'cube-corner',
  title: 'Cube in cube',
  says: 'The hollow in the cube is a smaller cube.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cube', 'sugar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
  },
  params: { hollow: { label: 'Hollow', min: 0.42, max: 0.58, usual: 0.5 } },
  draw: (d, { look, params }) => {
    const share = params['hollow']!;
    const size = 520;
    const [dx, dy] = [size * Math.cos(Math.PI / 6), size / 2];
    const gap = 26;
    const face = (k: number) => d.polygon([[0, 0], [-dx * k, -dy * k], [-dx * k, (size - dy) * k], [0, size * k]]);
    const whole = d.regular(6, size);
    const small = d.regular(6, size * share);
    const spokes = (k: number, width: number) => d.union(...[30, 150, 270].map((angle) => d.rect(0, -width / 2, size * k, width).rotate(angle, [0, 0])));
    if (look === 'line') return [d.layer('cube', whole.rim(44).union(spokes(1, 44).subtract(d.circle(0, 0, 1))).intersect(whole).subtract(small.grow(24)).withoutSlivers(300), 'main'), d.layer('small cube', small.rim(44).union(spokes(share, 44).flipY(0)).intersect(small), 'second')];
    if (look === 'cut') {
      const top = d.union(...[0, 120, 240].map((turn) => face(1).subtract(face(share).grow(0.01)).rotate(turn, [0, 0])));
      return [d.layer('cube', top.subtract(spokes(1.2, gap + 12).flipY(0).flipY(0), small).withoutSlivers(900).round(6, 0), 'main')];
    }
    const ring = whole.subtract(small, d.union(...[90, 210, 330].map((angle) => d.rect(0, -gap / 2, size * 1.2, gap).rotate(angle, [0, 0])))).withoutSlivers(900).round(6, 0);
    const pieces = small.shrink(gap).subtract(d.union(...[30, 150, 270].map((angle) => d.rect(0, -gap / 2, size, gap).rotate(angle, [0, 0])))).withoutSlivers(400);
    return [d.layer('cube', ring, 'main'), d.layer('small cube', pieces, 'second', { mono: 'ink' })];
  },
});
