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
    const gap = params['gap']!;
    const dome = d.path('M-390 560V160C-390 -220 -240 -430 0 -430C240 -430 390 -220 390 160V560Z');
    // The coils of straw follow the dome and swell a little between their seams.
    const seams = [-500, -200, -20, 160, 320, 480];
    const rings = seams.slice(1).map((bottom, i) => {
      const top = seams[i]! + (i > 0 ? gap : 0);
      return dome.intersect(d.rect(-500, top, 1000, bottom - top)).round(i > 0 ? 56 : 50, 0);
    });
    const hive = d.union(...rings);
    const ear = d.circle(256, -330, 126).gapFrom(dome, gap);
    const eye = d.circle(140, -102, params['eyes']!);
    const nose = d.path('M-110 50C-110 -6 110 -6 110 50C110 118 46 144 0 144C-46 144 -110 118 -110 50Z');
    if (look === 'cell') {
      const cell = d.regular(6, 592).round(80, 0);
      const bear = d.mirror(ear).union(hive.subtract(d.mirror(eye), nose.grow(gap))).scale(0.74, 0.74, [0, 0]).move(0, -6);
      return [d.layer('cell', cell.subtract(bear), 'main'), d.layer('nose', nose.scale(0.74, 0.74, [0, 0]).move(0, -6), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('hive', d.union(...rings.map((part) => part.rim(34, 'round')), d.mirror(ear.rim(34, 'round')), d.mirror(eye)).subtract(nose.grow(gap)), 'main'), d.layer('nose', nose, 'second')];
    return [d.layer('ears', d.mirror(ear), 'main'), d.layer('hive', hive.subtract(d.mirror(eye), nose.grow(gap)), 'main'), d.layer('nose', nose, 'second')];
  },
});
