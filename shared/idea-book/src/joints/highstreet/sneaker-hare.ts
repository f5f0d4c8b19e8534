import { idea } from '../../idea.ts';

/** A shoe that is a hare. */
export const sneakerHare = idea({
  id: 'sneaker-hare',
  title: 'Off like a hare',
  says: 'The shoe is a running hare: its tongue is the ears, and the loop at its heel is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['shoes'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { ears: { label: 'Ear length', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['ears']!;
    const upper = d.path('M-500 200C-510 90 -450 20 -350 0C-250 -20 -170 -60 -100 -150C-60 -200 -10 -190 20 -150C80 -70 200 -60 270 -110C330 -150 400 -130 410 -60C430 40 440 120 440 200Z').round(24, 20);
    const ear = (turn: number) => d.path('M-50 20C-60 -120 0 -260 110 -380C150 -280 140 -110 60 20Z').round(16, 0).scale(k, k).rotate(turn);
    const ears = d.union(ear(4).move(-60, -120), ear(40).move(-20, -110).gapFrom(ear(4).move(-60, -120), 22));
    const tail = d.circle(456, -100, 70);
    const sole = d.path('M-520 226H460C466 300 420 340 350 340H-380C-470 340 -520 300 -520 226Z').round(16, 0);
    const eye = d.circle(-300, 80, 34);
    const laces = d.union(...([[-170, 20], [-90, -50]] as const).map(([x, y]) => d.line(`M${x} ${y}L${x + 90} ${y + 84}`).stroke(36, { cap: 'round' })));
    const hare = d.union(upper, ears).round(0, 14);
    if (look === 'line') return [d.layer('hare', d.union(hare.rim(46, 'round'), eye, laces), 'main', { mono: 'ink' }), d.layer('sole', d.union(sole.rim(44, 'round').move(0, -8).gapFrom(hare, 0), tail.gapFrom(hare, 20)), 'second', { mono: 'ink' })];
    const shoe = hare.subtract(eye, laces);
    const rest = d.union(sole, tail.gapFrom(hare, 22));
    if (look === 'cut') return [d.layer('hare', d.union(shoe, rest), 'main')];
    return [d.layer('hare', shoe, 'main', { mono: 'ink' }), d.layer('sole and tail', rest, 'second', { mono: 'ink' })];
  },
});
