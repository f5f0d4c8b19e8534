import { idea } from '../../idea.ts';
import { bar } from './parts.ts';

/** Noodles over the chopsticks, and a bowl of the same strands. */
export const oneNoodle = idea({
  id: 'one-noodle',
  title: 'The noodles are the bowl',
  says: 'Chopsticks lift the noodles, and the bowl is drawn with the same strands.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['noodles', 'chopsticks'], trades: ['noodle-bar'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.05 },
    print: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded'], colors: 3, stem: 0.06 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { noodle: { label: 'Noodle width', min: 42, max: 58, usual: 50 }, lift: { label: 'Lift', min: 300, max: 440, usual: 360 } },
  draw: (d, { look, params }) => {
    const wide = params['noodle']!;
    if (look === 'bold') {
      const [pen, pitch, up] = [wide * 1.6, 128, -params['lift']!];
      const [inner, outer, rim] = [0.5, 1.5, 2.5].map((i) => i * pitch) as [number, number, number];
      const arch = (r: number) => d.line(`M${r} 0V${up}A${r} ${r} 0 0 0 ${-r} ${up}V0A${r} ${r} 0 0 0 ${r} 0Z`).stroke(pen);
      const cup = d.line(`M${-rim} 0A${rim} ${rim} 0 0 0 ${rim} 0`).stroke(pen).union(d.rect(-120, rim, 240, pen * 0.9));
      const stick = d.union(...[0, 84].map((y) => bar(d, [-360, up + y + 60], [430, up + y - 40], 50)));
      return [d.layer('noodles', arch(inner).union(arch(outer)).gapFrom(stick, 26), 'second'), d.layer('bowl', cup, 'main'), d.layer('chopsticks', stick, 'main')];
    }
    const [pen, pitch] = [look === 'print' ? wide + 16 : wide, 88];
    const radii = [0.5, 1.5, 2.5, 3.5, 4.5].map((i) => i * pitch);
    const top = -params['lift']!;
    const loops = radii.slice(0, 2).map((r) => d.line(`M${r} ${top}V0A${r} ${r} 0 0 1 ${-r} 0V${top}A${r} ${r} 0 0 1 ${r} ${top}Z`).stroke(pen));
    const bowls = radii.slice(2).map((r) => d.line(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0`).stroke(pen));
    const sticks = [bar(d, [-330, top - 20], [400, top - 130], 34), bar(d, [-330, top + 60], [400, top + 60 - 30], 34)];
    const foot = d.rect(-116, radii[4]! - 20, 232, pen + 26);
    if (look === 'print') return [...[...loops, ...bowls].map((s, i) => d.layer(`noodle ${i + 1}`, s, (['second', 'main', 'third', 'second', 'main'] as const)[i]!)), d.layer('chopsticks', d.union(...sticks), 'ink')];
    return [d.layer('noodles', d.union(...loops).gapFrom(d.union(...sticks), 16), 'second'), d.layer('bowl', d.union(...bowls, foot), 'main'), d.layer('chopsticks', d.union(...sticks), 'main')];
  },
});
