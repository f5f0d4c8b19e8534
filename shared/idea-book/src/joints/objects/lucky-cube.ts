import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A die seen from its corner: one, two and three. */
export const luckyCube = idea({
  id: 'lucky-cube',
  title: 'One, two, three',
  says: 'A die seen from its corner counts one, two, three.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    five: { manner: 'cut', vibes: ['playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { pips: { label: 'Size of the pips', min: 10, max: 14, usual: 12 } },
  draw: (d, { look, params }) => {
    const pip = params['pips']! / 100;
    const [gap, pen, side] = [26, 42, 510];
    if (look === 'five') {
      const card = d.rect(-420, -420, 840, 840, 150);
      const at = [-210, 210].flatMap((x) => [-210, 210].map((y) => d.circle(x, y, pip * 700)));
      return [d.layer('die', card.subtract(d.union(...at), d.circle(0, 0, pip * 700 + gap)), 'main'), d.layer('pip', d.circle(0, 0, pip * 700), 'second', { mono: 'ink' })];
    }
    const [u, v] = [side * Math.cos(Math.PI / 6), side / 2];
    const faces = [
      { matrix: [u, -v, u, v, -u, -v], dots: [[0.5, 0.5]] },
      { matrix: [u, v, 0, side, -u, -v], dots: [[0.28, 0.72], [0.72, 0.28]] },
      { matrix: [u, -v, 0, side, 0, 0], dots: [[0.24, 0.24], [0.5, 0.5], [0.76, 0.76]] },
    ] as const;
    const drawn = faces.map(({ matrix, dots }, i) => ({
      face: d.rect(0, 0, 1, 1).transform(matrix).shrink(look === 'line' ? 0 : gap / 2).round(look === 'line' ? 0 : 24, 0),
      dots: d.union(...dots.map(([x, y]) => d.circle(x, y, i === 0 ? pip * 1.4 : pip).transform(matrix))),
    }));
    if (look === 'line') {
      const whole = d.union(...drawn.map(({ face }) => face)).round(30, 0);
      const edges = d.polyline([[-u, -v], [0, 0], [u, -v]]).with(d.polyline([[0, 0], [0, side]])).stroke(pen, { join: 'miter' });
      return [d.layer('die', contour(whole, pen).union(edges.intersect(whole)), 'main'), d.layer('pips', d.union(...drawn.map(({ dots }) => dots)), 'second', { mono: 'ink' })];
    }
    return [d.layer('top', drawn[0]!.face.subtract(drawn[0]!.dots), 'second', { mono: 'ink' }), d.layer('left side', drawn[1]!.face.subtract(drawn[1]!.dots), 'main', { mono: 'ink' }), d.layer('right side', drawn[2]!.face.subtract(drawn[2]!.dots), { tint: 'main', by: 0.25 }, { mono: 'ink' })];
  },
});
