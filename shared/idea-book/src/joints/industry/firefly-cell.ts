import { idea } from '../../idea.ts';

/** A firefly whose glowing body is a battery. */
export const fireflyCell = idea({
  id: 'firefly-cell',
  title: 'The charged firefly',
  says: 'The glowing body of the firefly is a battery, and its stripes are the charge.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['batteries'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { bars: { label: 'Bars of charge', min: 2, max: 4, usual: 3 }, spread: { label: 'Wing spread', min: -10, max: 14, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = 30;
    const bars = Math.round(params['bars']!);
    const shell = d.rect(-190, -300, 380, 780, 100);
    const pole = d.rect(-84, -420, 168, 150, 44);
    const wing = d.path('M0 0C120 -210 330 -340 490 -300C600 -260 560 -40 380 60C250 130 90 90 0 0Z').round(30, 0).rotate(30 + params['spread']!, [0, 0]).move(150, -190);
    const wings = d.mirror(wing);
    const inner = shell.shrink(52, 'round');
    const { top, height } = inner.bounds;
    const each = (height + gap) / bars;
    const cells = d.union(...Array.from({ length: bars }, (_, i) => inner.intersect(d.rect(-300, top + i * each, 600, each - gap)).round(14, 0)));
    if (look === 'line') {
      const pen = 46;
      const body = shell.union(pole);
      return [d.layer('battery', shell.rim(pen, 'round').union(pole.subtract(shell)), 'main', { mono: 'ink' }), d.layer('wings', d.union(...wings.gapFrom(body, gap).pieces().map((shape) => shape.rim(pen, 'round'))), 'main', { mono: 'ink' }), d.layer('charge', shell.shrink(pen + gap, 'round').intersect(cells), 'second', { mono: 'ink' })];
    }
    const body = shell.union(pole);
    if (look === 'cut') {
      const step = 780 / (bars + 1);
      const stripes = d.union(...Array.from({ length: bars }, (_, i) => d.rect(-300, -300 + step * (i + 1) - 24, 600, 48)));
      return [d.layer('firefly', body.subtract(stripes).union(wings.gapFrom(body, gap)), 'main')];
    }
    const slits = d.union(...Array.from({ length: bars - 1 }, (_, i) => d.rect(-300, top + (i + 1) * each - gap, 600, gap))).intersect(inner);
    return [d.layer('wings', wings.gapFrom(body, gap), 'main', { mono: 'ink' }), d.layer('battery', body.subtract(slits), 'main', { mono: 'ink' }), d.layer('charge', inner.subtract(slits), 'second', { mono: 'ink' })];
  },
});
