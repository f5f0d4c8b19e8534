import { idea } from '../../idea.ts';

/** A beehive with two ears is a bear. */
export const bearHive = idea({
  id: 'bear-hive',
  title: 'A bear of a hive',
  says: 'The beehive has two ears, and its door is the nose of a bear.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bear'] }, { things: ['honey', 'hive', 'bee'], trades: ['honey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    cell: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 28, usual: 18 }, eyes: { label: 'Eye size', min: 26, max: 42, usual: 32 } },
  draw: (d, { look, params }) => {
    const [tall, gap] = [154, params['gap']!];
    const ring = (i: number, width: number) => d.rect(-width / 2, -340 + i * (tall + gap), width, tall, tall / 2);
    const top = d.path('M-190 -186A77 77 0 0 1 -230 -330C-150 -430 150 -430 230 -330A77 77 0 0 1 190 -186Z');
    const rings = [top, ring(1, 690), ring(2, 810), ring(3, 850)];
    const hive = d.union(...rings);
    const ear = d.circle(270, -300, 124).gapFrom(hive, gap);
    const eye = d.circle(150, -340 + tall + gap + tall / 2, params['eyes']!);
    const nose = d.path('M-104 40C-104 -10 104 -10 104 40C104 108 44 132 0 132C-44 132 -104 108 -104 40Z');
    if (look === 'cell') {
      const cell = d.regular(6, 592).round(80, 0);
      const bear = d.mirror(ear).union(hive.subtract(d.mirror(eye), nose.grow(gap))).scale(0.86).move(0, 24);
      return [d.layer('cell', cell.subtract(bear), 'main'), d.layer('nose', nose.scale(0.86).move(0, 24), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('hive', d.union(...rings.map((part) => part.rim(34, 'round')), d.mirror(d.ring(270, -300, 124, 90).gapFrom(hive, gap)), d.mirror(eye)).subtract(nose.grow(gap)), 'main'), d.layer('nose', nose, 'second')];
    return [d.layer('ears', d.mirror(ear), 'main'), d.layer('hive', hive.subtract(d.mirror(eye), nose.grow(gap)), 'main'), d.layer('nose', nose, 'second')];
  },
});
