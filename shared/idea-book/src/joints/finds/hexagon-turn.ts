import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A hexagon of six equal blades that turn about a hexagon. */
export const hexagonTurn = idea({
  id: 'hexagon-turn',
  title: 'Six that turn',
  says: 'Six equal blades make a hexagon and leave another in the middle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['hexagon'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'tech_sharp', 'modern_flat'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cells: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { middle: { label: 'Middle', min: 150, max: 240, usual: 196 } },
  draw: (d, { look, params }) => {
    const middle = params['middle']!;
    const at = (radius: number, i: number): [number, number] => [radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)];
    const [a, b] = [at(520, 0), at(520, 1)];
    const inner = (i: number) => at(middle, i - 0.5);
    const gap = 26;
    if (look === 'cells') {
      const cell = d.regular(6, 190 - gap / 2 + (196 - middle) * 0.1).round(8, 0);
      return [d.layer('hexagon', cell.union(...Array.from({ length: 6 }, (_, k) => cell.move(329 * Math.cos((k * Math.PI) / 3), 329 * Math.sin((k * Math.PI) / 3)))), 'main')];
    }
    const blade = d.polygon([a, b, inner(2), inner(1)]).shrink(gap / 2).round(8, 0);
    const blades = [0, 60, 120, 180, 240, 300].map((turn) => blade.rotate(turn, [0, 0]));
    if (look === 'line') return [d.layer('hexagon', contour(d.regular(6, 520).round(16, 0), 44), 'main'), d.layer('middle', d.regular(6, middle * 1.5).round(10, 0).rim(44).rotate(30), 'second')];
    return [d.layer('blades', d.union(blades[0]!, blades[2]!, blades[4]!), 'main'), d.layer('other blades', d.union(blades[1]!, blades[3]!, blades[5]!), 'second', { mono: 'ink' })];
  },
});
