import { idea } from '../../idea.ts';

/** A pot that is an apple. */
export const applePot = idea({
  id: 'apple-pot',
  title: 'An apple for the cook',
  says: 'The apple of the classroom is a cooking pot: its stalk is the knob of the lid.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cooking-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { lid: { label: 'Lid height', min: -130, max: -70, usual: -100 } },
  draw: (d, { look, params }) => {
    const split = params['lid']!;
    const sharp = look === 'cut';
    const apple = d.path('M0 -260C-80 -330 -220 -350 -310 -270C-420 -170 -410 60 -320 250C-260 380 -170 450 -90 450C-50 450 -30 436 0 436C30 436 50 450 90 450C170 450 260 380 320 250C410 60 420 -170 310 -270C220 -350 80 -330 0 -260Z');
    const grip = d.mirror(d.rect(-520, split + 80, 150, 92, sharp ? 0 : 46));
    const stalk = d.line('M0 -250C0 -330 20 -400 60 -440').stroke(look === 'line' ? 46 : 60, { cap: sharp ? 'butt' : 'round' });
    const leaf = d.leaf([70, -340], [330, -480], 0.1, 0.44);
    const rim = d.rect(-600, split, 1200, look === 'line' ? 46 : 34);
    if (look === 'line') return [d.layer('pot', d.union(apple.rim(46, 'round'), rim.intersect(apple), grip.gapFrom(apple, 0)), 'main', { mono: 'ink' }), d.layer('stalk and leaf', d.union(stalk.gapFrom(apple, 0), leaf), 'second', { mono: 'ink' })];
    const pot = d.union(apple.subtract(rim), grip);
    if (sharp) return [d.layer('pot', d.union(pot, stalk, leaf.gapFrom(stalk, 22)), 'main')];
    return [d.layer('pot', pot.union(stalk), 'main', { mono: 'ink' }), d.layer('leaf', leaf.gapFrom(stalk, 22), 'second', { mono: 'ink' })];
  },
});
