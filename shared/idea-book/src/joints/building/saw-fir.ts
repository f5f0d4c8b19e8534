import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A handsaw stands upright: its teeth are the branches of a fir; two of them back to back make the whole tree. */
export const sawFir = idea({
  id: 'saw-fir',
  title: 'Fir saw',
  says: 'The blade of the saw is one side of a fir, and its teeth are the branches.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tree-care', 'carpentry', 'woodworking', 'forestry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'tech_sharp'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    pair: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { teeth: { label: 'Teeth', min: 4, max: 6, usual: 5 }, gap: { label: 'Gap', min: 16, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const teeth = Math.round(params['teeth']!);
    const gap = params['gap']!;
    const [top, foot] = [-420, 170];
    const step = (foot - top) / teeth;
    // The back is upright, each tooth reaches farther than the one above it.
    const edge = Array.from({ length: teeth }, (_, i): Point[] => {
      const y = top + (i + 1) * step;
      const reach = 130 + (410 * (i + 1)) / teeth;
      return i === teeth - 1 ? [[reach, y]] : [[reach, y], [reach * 0.6, y]];
    }).flat();
    const blade = d.polygon([[0, top - 40], ...edge, [0, foot]]);
    const grip = d.path(`M0 ${foot + gap}H330L270 ${foot + 290}H0Z`).round(56, 0);
    const hole = d.rect(84, foot + gap + 80, 116, 120, 58);
    if (look === 'line') {
      const pen = 42;
      return [d.layer('blade', blade.round(14, 0).rim(pen, 'miter'), 'main'), d.layer('handle', grip.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    const saw = [blade.round(8, 0), grip.subtract(hole)] as const;
    if (look === 'pair') {
      const half = [d.polygon([[0, top - 40], ...edge, [0, foot]]).round(8, 0), d.rect(0, foot + gap, 120, 200, [0, 0, 50, 0])].map((part) => part.move(gap / 2, 0));
      return [d.layer('blades', d.mirror(half[0]!), 'main'), d.layer('handles', d.mirror(half[1]!), 'second', { mono: 'ink' })];
    }
    return [d.layer('blade', saw[0], 'main'), d.layer('handle', saw[1], 'second', { mono: 'ink' })];
  },
});
