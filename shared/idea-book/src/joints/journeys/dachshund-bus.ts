import { idea } from '../../idea.ts';

/** A dachshund that is a bus. */
export const dachshundBus = idea({
  id: 'dachshund-bus',
  title: 'Room for everybody',
  says: 'The long dog is the bus: everybody finds a window, and it runs on wheels.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bus-travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { wheels: { label: 'Wheel size', min: 88, max: 112, usual: 100 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['wheels']!;
    const trunk = d.rect(-560, -110, 900, 320, [130, 60, 60, 110]);
    const head = d.path('M160 60V-160C160 -270 240 -330 340 -330C420 -330 470 -306 500 -262L640 -236C706 -222 716 -156 700 -124C688 -98 660 -84 630 -78L510 -56C470 -20 436 20 420 80C404 150 380 210 320 210H160Z').round(18, 40);
    const tail = d.line('M-520 0C-600 -60 -630 -160 -600 -300').brush([110, 80, 46], { ends: 'round' });
    const dog = d.union(trunk, head, tail).round(0, 40);
    const ear = d.path('M250 -290C330 -310 390 -260 380 -160C374 -60 330 10 270 10C210 10 190 -40 200 -110C210 -180 190 -270 250 -290Z').round(16, 0);
    const eye = d.circle(452, -214, 28);
    const windows = d.union(...[0, 1, 2, 3].map((i) => d.rect(-470 + i * 160, -36, 116, 120, 30)));
    const wheels = d.union(d.circle(-330, 215, r), d.circle(190, 215, r));
    const hubs = d.union(d.circle(-330, 215, r * 0.4), d.circle(190, 215, r * 0.4));
    const other = look === 'cut' ? 'main' : 'second';
    if (look === 'line') {
      const pen = 48;
      return [d.layer('dog', dog.rim(pen, 'round').subtract(wheels.grow(gap), ear.grow(gap * 0.7)).union(eye.move(-10, 6)), 'main', { mono: 'ink' }), d.layer('ear', ear.shrink(6), 'second', { mono: 'ink' }), d.layer('windows', windows.shrink(8), 'second', { mono: 'ink' }), d.layer('wheels', wheels.subtract(hubs), 'main', { mono: 'ink' })];
    }
    return [d.layer('dog', dog.subtract(windows, wheels.grow(gap), ear.grow(gap), eye), 'main', { mono: 'ink' }), d.layer('ear', ear, other, { mono: 'ink' }), d.layer('wheels', wheels.subtract(hubs), other, { mono: 'ink' })];
  },
});
