import { idea } from '../../idea.ts';

/** A dish cover on its tray that is a little round car. */
export const clocheCar = idea({
  id: 'cloche-car',
  title: 'Dinner drives up',
  says: 'The dish cover is a small round car, and its tray is the running board.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['catering', 'food-truck', 'meal-delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.038 },
    roadster: { manner: 'cut', vibes: ['illustrative', 'playful_rounded', 'bold_abstract'], traits: ['retro'], colors: 2, stem: 0.09 },
  },
  params: { wheels: { label: 'Wheel size', min: 104, max: 140, usual: 124 }, gap: { label: 'Gap', min: 16, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['wheels']!;
    const dome = d.sector(0, 0, 400, 180, 360).union(d.rect(-30, -440, 60, 80)).union(d.circle(0, -452, 54)).round(10, 20);
    const pane = d.sector(0, 0, 300, 272, 350).subtract(d.rect(-900, -70, 1800, 400)).round(24, 0);
    const axle = 62 + gap + 40;
    if (look === 'line') {
      const pen = 38;
      const wheels = d.mirror(d.circle(220, axle, r));
      return [
        d.layer('cloche', d.union(dome.rim(pen, 'round'), pane.rim(pen, 'round'), d.rect(-500, -pen, 1000, pen, pen / 2)).gapFrom(wheels, gap), 'main'),
        d.layer('wheels', wheels.rim(pen).union(d.mirror(d.circle(220, axle, 26))), 'second', { mono: 'ink' }),
      ];
    }
    const wheels = d.mirror(d.circle(220, axle, r));
    if (look === 'roadster') {
      const belt = -112;
      const windows = d.mirror(d.sector(0, 0, 290, 274, 360).intersect(d.rect(0, -400, 400, 400 + belt - 44))).round(22, 0);
      const roof = dome.intersect(d.rect(-500, -700, 1000, 700 + belt)).subtract(windows);
      const body = d.sector(0, 0, 400, 180, 360).intersect(d.rect(-500, belt + gap, 1000, 400)).union(d.rect(-500, -62, 1000, 62, 31)).round(6, 20);
      const low = d.mirror(d.circle(220, 40, r + 8));
      return [d.layer('roof', d.mirror(roof.gapFrom(low, gap).intersect(d.rect(-2, -700, 900, 1400))), 'second', { mono: 'ink' }), d.layer('body', d.mirror(body.gapFrom(low, gap).intersect(d.rect(-2, -700, 900, 1400))), 'main'), d.layer('wheels', low.subtract(d.mirror(d.circle(220, 40, r * 0.36))), 'main')];
    }
    const hubs = d.mirror(d.circle(220, axle, r * 0.4));
    return [
      d.layer('cloche', dome.subtract(pane).gapFrom(wheels, gap), 'main'),
      d.layer('tray', d.rect(-500, gap, 1000, 62, 31).gapFrom(wheels, gap), 'main'),
      d.layer('wheels', wheels.subtract(hubs), 'second', { mono: 'ink' }),
    ];
  },
});
