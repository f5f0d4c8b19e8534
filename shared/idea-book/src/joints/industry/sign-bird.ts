import { idea } from '../../idea.ts';

/** A signpost whose board is a bird. */
export const signBird = idea({
  id: 'sign-bird',
  title: 'The bird shows the way',
  says: 'The board of the signpost is a bird in flight: its beak points the way.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['sign-making'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 30 }, tilt: { label: 'Tilt', min: 0, max: 14, usual: 8 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const board = d.polygon([[-480, -300], [340, -300], [600, -110], [340, 80], [-480, 80], [-340, -110]], 18);
    const wing = d.path('M-230 -280C-330 -440 -310 -620 -150 -720C-90 -540 80 -500 160 -280Z').round(14, 0);
    const eye = d.circle(340, -150, 40);
    const turn = (shape: typeof board) => shape.rotate(-params['tilt']!, [0, -110]);
    const bird = turn(board.union(wing).round(0, 30));
    const post = d.rect(-64, -400, 128, 1020, [0, 0, 24, 24]).gapFrom(bird, gap).subtract(d.rect(-300, -1200, 600, 1100));
    if (look === 'line') return [d.layer('bird', bird.rim(46, 'round').union(turn(eye)), 'second', { mono: 'ink' }), d.layer('post', post.rim(46, 'round'), 'main', { mono: 'ink' })];
    return [d.layer('bird', bird.subtract(turn(eye)), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('post', post, 'main', { mono: 'ink' })];
  },
});
