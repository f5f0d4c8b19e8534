import { idea } from '../../idea.ts';

/** A flatiron that sails over waves as a ship. */
export const ironShip = idea({
  id: 'iron-ship',
  title: 'Smooth sailing',
  says: 'The iron is a ship, and it makes for smooth water.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['laundry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Weight', min: 84, max: 112, usual: 96 }, swell: { label: 'Waves', min: 70, max: 110, usual: 90 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : params['weight']!;
    const hull = d.path('M-480 250V0C-480 -76 -440 -110 -370 -110H60C310 -110 500 60 620 250Z').round(16, 0);
    const handle = d.line('M-330 0L-370 -270C-376 -330 -350 -360 -290 -360H60C170 -360 250 -250 250 0').stroke(pen, { cap: 'butt' });
    const holes = d.union(...[-270, -50, 170].map((x) => d.circle(x, 56, 52)));
    const wave = d.wave({ x: -560, y: 330 + pen / 2, length: 1120, height: params['swell']!, waves: 3.5, phase: 0.25 }).stroke(pen, { cap: 'round' });
    const clear = hull.subtract(wave.grow(look === 'line' ? 30 : 34).union(d.rect(-700, 340, 1400, 300))).withoutSlivers(600);
    if (look === 'line') return [d.layer('iron', hull.rim(44).union(handle.subtract(hull), holes), 'main'), d.layer('wave', wave.move(0, 20), 'second', { mono: 'ink' })];
    return [d.layer('iron', clear.union(handle).round(0, 20).subtract(holes), 'main'), d.layer('wave', wave, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
