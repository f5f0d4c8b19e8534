import { idea } from '../../idea.ts';

/** A car that is a whale and washes itself. */
export const whaleCar = idea({
  id: 'whale-car',
  title: 'The car that spouts',
  says: 'The car is a whale on wheels, and its spout is the shower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whale'], trades: ['car-wash'] }, { things: ['car'], trades: ['car-wash'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { wheels: { label: 'Size of the wheels', min: 92, max: 120, usual: 106 }, gap: { label: 'Gap', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['wheels']!;
    const body = d.path('M-500 240V40C-500 -120 -380 -220 -180 -220C20 -220 100 -130 200 -80C300 -30 370 -60 390 -150C300 -160 250 -220 250 -310C330 -310 400 -280 430 -220C460 -280 530 -310 610 -310C610 -220 560 -160 470 -150C490 20 440 180 380 240C366 254 350 260 330 260H-480C-492 260 -500 252 -500 240Z').round(10, 16);
    const wheels = d.union(d.circle(-290, 260, r), d.circle(200, 260, r));
    const hubs = d.union(d.circle(-290, 260, r * 0.4), d.circle(200, 260, r * 0.4));
    const window = d.path('M-410 0C-400 -90 -320 -140 -220 -140H-210V0Z').union(d.path('M-176 -140C-60 -136 10 -70 70 0H-176Z')).round(14, 0);
    const smile = d.line('M-560 84C-490 116 -430 116 -380 84').stroke(gap, { cap: 'round' });
    const spout = d.mirror(d.line('M-180 -290C-180 -400 -220 -450 -330 -430').stroke(64, { cap: 'round' }), -180);
    const whale = body.subtract(window, smile).gapFrom(wheels, gap);
    if (look === 'line') return [d.layer('whale', body.gapFrom(wheels, gap).rim(48, 'round').union(window.rim(36), wheels.subtract(hubs)), 'main', { mono: 'ink' }), d.layer('spout', spout, 'second', { mono: 'ink' })];
    return [d.layer('whale', whale, 'main', { mono: 'ink' }), d.layer('wheels', wheels.subtract(hubs), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('spout', spout, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
