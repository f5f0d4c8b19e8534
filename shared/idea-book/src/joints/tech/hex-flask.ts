import { idea } from '../../idea.ts';

/** The hexagon of chemistry, and a flask cut out of its middle. */
export const hexFlask = idea({
  id: 'hex-flask',
  title: 'A ring of its own',
  says: 'The hexagon of a carbon ring opens, and between its halves stands a flask.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flask'], trades: ['chemistry', 'laboratory'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    split: { manner: 'solid', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold'], colors: 3, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { level: { label: 'Level', min: 200, max: 380, usual: 290 } },
  draw: (d, { look, params }) => {
    const [radius, gap, pen] = [500, 28, 42];
    const half = (radius * Math.sqrt(3)) / 2;
    const hexagon = d.regular(6, radius, { turn: 30 });
    const neck = 82;
    const lip = 36;
    const flask = d.polygon([[-neck - lip, -half], [neck + lip, -half], [neck + lip, 78 - half], [neck, 78 - half], [neck, -170], [236, half], [-236, half], [-neck, -170], [-neck, 78 - half], [-neck - lip, 78 - half]]);
    const level = half - params['level']!;
    const inside = flask.shrink(look === 'line' ? pen + 22 : gap);
    const liquid = inside.intersect(d.rect(-500, level, 1000, 1000)).round(16, 0);
    if (look === 'line') {
      const glass = flask.union(hexagon).rim(pen, 'round').union(flask.outline(pen).intersect(hexagon));
      return [d.layer('hexagon and flask', glass, 'main'), d.layer('liquid', liquid, 'second', { mono: 'ink' })];
    }
    const sides = hexagon.subtract(flask).round(18, 0);
    const [one, other] = sides.pieces();
    if (look === 'split') return [d.layer('left', one!, 'main', { mono: 'ink' }), d.layer('right', other!, 'second', { mono: 'ink' }), d.layer('liquid', liquid, 'third', { mono: 'ink' })];
    return [d.layer('hexagon', sides, 'main'), d.layer('liquid', liquid, 'second', { mono: 'ink' })];
  },
});
