import { idea } from '../../idea.ts';

/** A fire extinguisher that is a penguin. */
export const extinguisherPenguin = idea({
  id: 'extinguisher-penguin',
  title: 'It keeps its cool',
  says: 'The fire extinguisher is a penguin: its nozzle is the beak, and nothing heats it up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['fire-safety'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const tank = d.path('M-250 560V-60C-250 -200 -140 -300 0 -300C140 -300 250 -200 250 -60V560Z').round(60, 0);
    const head = d.path('M-150 -330V-420C-150 -520 -80 -580 10 -580C90 -580 150 -540 170 -470L330 -430L330 -390L170 -350L150 -330Z').round(10, 20);
    const belly = d.path('M-120 470V40C-120 -60 -70 -120 30 -120C120 -120 170 -60 170 40V470Z').round(40, 0).move(10, 0);
    const hose = d.line('M-140 -430C-330 -430 -390 -330 -390 -160V240').stroke(64, { cap: 'butt' });
    const horn = d.path('M-432 240H-348L-318 410H-462Z').round(16, 0);
    const eye = d.circle(40, -440, 30);
    const flipper = hose.union(horn).gapFrom(tank, gap);
    if (look === 'line') return [d.layer('tank', tank.rim(46, 'round').union(head.subtract(tank).rim(46, 'round'), eye), 'main', { mono: 'ink' }), d.layer('hose', flipper.gapFrom(head, gap), 'second', { mono: 'ink' })];
    const body = tank.union(head, d.rect(-140, -360, 280, 120)).subtract(belly, eye);
    if (look === 'cut') return [d.layer('penguin', body.union(flipper), 'main')];
    return [d.layer('penguin', body, 'main', { mono: 'ink' }), d.layer('hose', flipper.gapFrom(head, gap), 'second', { mono: 'ink' })];
  },
});
