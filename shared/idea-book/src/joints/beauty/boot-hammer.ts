import { idea } from '../../idea.ts';

/** A shoe upside down on the handle of a hammer: it is the head. */
export const bootHammer = idea({
  id: 'boot-hammer',
  title: 'Heel to hammer',
  says: 'Turned upside down, the shoe is the head of the cobbler’s hammer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['shoe-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.044 },
    stamp: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { tilt: { label: 'Tilt', min: 0, max: 30, usual: 20 } },
  draw: (d, { look, params }) => {
    const tilt = params['tilt']!;
    const upper = d.path('M-250 -270H430C470 -190 400 -150 280 -130C190 -116 160 -60 90 -20H-170C-230 -60 -262 -180 -250 -270Z').round(20, 10);
    const sole = d.path('M-250 -296H440C424 -360 390 -366 330 -360L-10 -336L-50 -470H-240Z').round(14, 14);
    const handle = d.path('M-110 10H30L60 480C60 520 30 540 -40 540C-110 540 -140 520 -140 480Z').round(20, 0);
    const eyelets = d.union(...[[120, -84], [192, -154], [282, -180]].map(([x, y]) => d.circle(x!, y!, 20)));
    const turn = (shape: typeof upper) => shape.rotate(-tilt);
    if (look === 'line') {
      const pen = 42;
      const heel = d.rect(-250, -440, 220, 210, 14);
      return [d.layer('shoe', turn(upper.rim(pen, 'round').union(heel.rim(pen, 'round'), d.rect(-200, -270, 600, pen))), 'main'), d.layer('handle', turn(handle.rim(pen, 'round')), 'second', { mono: 'ink' })];
    }
    if (look === 'stamp') return [d.layer('hammer', turn(d.union(upper.subtract(eyelets), handle.union(d.rect(-110, -40, 140, 80)), sole)), 'main')];
    return [d.layer('upper', turn(upper.subtract(eyelets)), 'main'), d.layer('sole', turn(sole), 'second', { mono: 'ink' }), d.layer('handle', turn(handle), 'second', { mono: 'ink' })];
  },
});
