import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A chestnut that looks out of its burr. */
export const outOfTheBurr = idea({
  id: 'out-of-the-burr',
  title: 'Fresh from the burr',
  says: 'A smooth chestnut in the half star of its burr.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['chestnut', 'chestnut-tree'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    nut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
  },
  params: { spines: { label: 'Spines', min: 18, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const spines = 2 * Math.round(params['spines']! / 2);
    const [gap, pen] = [26, 44];
    const nut = d.mirror(d.path('M0 -470C-40 -380 -110 -350 -190 -310C-330 -240 -400 -110 -380 60C-360 220 -210 290 0 290Z')).round(16, 0);
    if (look === 'nut') {
      const base = nut.intersect(d.path('M-600 170C-300 40 300 40 600 170V600H-600Z'));
      return [d.layer('nut', nut.gapFrom(base, gap).pieces()[0]!.round(8, 0).scale(1.2), 'main', { mono: 'ink' }), d.layer('base', base.scale(1.2).round(8, 0), 'second', { mono: 'ink' })];
    }
    const burr = d.star(spines, 560, 440, { cy: -20, turn: 0 }).round(6, 10).subtract(d.path('M-900 -900H900V-60C600 -140 380 -40 0 -40C-380 -40 -600 -140 -900 -60Z')).withoutSlivers(3000);
    if (look === 'line') return [d.layer('nut', contour(nut, pen), 'second', { mono: 'ink' }), d.layer('burr', contour(burr.gapFrom(nut, gap).pieces()[0]!, 38), 'main')];
    return [d.layer('nut', nut, 'second', { mono: 'ink' }), d.layer('burr', burr.gapFrom(nut, gap).pieces()[0]!, 'main', { mono: 'ink' })];
  },
});
