import { idea } from '../../idea.ts';

/** A sofa that is a dachshund. */
export const dachshundSofa = idea({
  id: 'dachshund-sofa',
  title: 'At home on the sofa',
  says: 'The sofa is a dachshund: one arm is its head, the other its tail, and the legs are short.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pet-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { tail: { label: 'Weight of tail', min: 50, max: 80, usual: 62 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 46 : params['tail']!;
    const body = d.rect(-400, 30, 800, 280, [40, 120, 60, 60]);
    const legs = d.union(...[-380, -250, 160, 290].map((x) => d.rect(x, 270, 96, 110, [0, 0, 30, 30])));
    const head = d.path('M-400 210V-90C-400 -130 -424 -140 -460 -132C-520 -120 -610 -112 -644 -136C-680 -162 -666 -212 -620 -226L-450 -290C-330 -336 -210 -270 -210 -140V170Z').round(14, 20);
    const ear = d.path('M-326 -220C-230 -232 -164 -170 -164 -70C-164 14 -196 80 -246 80C-306 80 -336 4 -336 -80Z').round(20, 0);
    const tail = d.line('M340 130C430 100 450 -30 480 -170').brush([pen * 1.6, pen * 1.1, pen * 0.8], { ends: 'round' });
    const eye = d.circle(-432, -196, 28);
    const back = d.union(d.rect(-190, -250, 262, 300, [90, 90, 20, 20]), d.rect(96, -250, 262, 300, [90, 90, 20, 20]));
    const dog = d.union(body, legs, head, tail).round(0, 16);
    if (look === 'line') return [d.layer('dog', d.union(dog.rim(pen, 'round'), eye).gapFrom(ear, 20), 'main', { mono: 'ink' }), d.layer('ear and cushions', d.union(ear, back.rim(pen, 'round').gapFrom(dog, 20).gapFrom(ear, 22)), 'second', { mono: 'ink' })];
    const seat = dog.subtract(eye).gapFrom(ear, 22);
    const cushions = back.gapFrom(dog, 24).gapFrom(ear, 24);
    if (look === 'cut') return [d.layer('sofa', d.union(seat, ear, cushions), 'main')];
    return [d.layer('dog', seat, 'main', { mono: 'ink' }), d.layer('ear and cushions', d.union(ear, cushions), 'second', { mono: 'ink' })];
  },
});
