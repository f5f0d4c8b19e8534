import { idea } from '../../idea.ts';
import { drop } from '../kitchen/parts.ts';

/** A drop of honey wound of straw: a beehive with its door. */
export const hiveDrop = idea({
  id: 'hive-drop',
  title: 'The drop is the hive',
  says: 'The drop of honey is a beehive of coiled straw, with its door at the front.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['honey', 'beekeeping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    coils: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const whole = drop(d, 350, 640).move(0, 140).round(14, 0);
    const seams = (pen: number) => [-190, -30, 130, 290].map((y) => d.line(`M-500 ${y - 90}Q0 ${y + 90} 500 ${y - 90}`).stroke(pen));
    const door = drop(d, 72, 158).move(0, 284);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('drop', whole.rim(pen, 'round').union(d.union(...seams(pen)).intersect(whole)).subtract(door.grow(pen)), 'main', { mono: 'join' }), d.layer('door', door, 'second', { mono: 'ink' })];
    }
    const coils = whole.subtract(...seams(gap), door.grow(gap)).withoutSlivers(300).round(8, 0);
    if (look === 'solid') return [d.layer('hive', coils, 'main', { mono: 'ink' }), d.layer('door', door, 'second', { mono: 'ink' })];
    const arch = d.path('M-90 700V320A90 90 0 0 1 90 320V700Z');
    const rolls = whole.subtract(...[-170, -24, 122, 268, 414].map((y) => d.rect(-500, y - gap / 2, 1000, gap)), d.rect(-500, 416, 1000, 200)).pieces();
    return [d.layer('hive', d.union(...rolls.map((roll) => roll.round(44, 0))).subtract(arch), 'main', { mono: 'ink' })];
  },
});
