import { idea } from '../../idea.ts';

/** An owl whose brow is a mortarboard. */
export const graduateOwl = idea({
  id: 'graduate-owl',
  title: 'The owl with a degree',
  says: 'The mortarboard is the brow of an owl, and its corners are the ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'], trades: ['university'] }, { things: ['graduation-cap'], trades: ['university'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { board: { label: 'Height of the board', min: 150, max: 200, usual: 176 }, pupil: { label: 'Size of the pupils', min: 56, max: 84, usual: 70 } },
  draw: (d, { look, params }) => {
    const b = params['board']!;
    const gap = 32;
    const board = d.polygon([[-500, -260], [0, -260 - b], [500, -260], [0, -260 + b]], 14);
    const face = d.path('M-390 -320V120C-390 330 -220 480 0 480C220 480 390 330 390 120V-320Z').gapFrom(board, gap).subtract(d.rect(-600, -700, 1200, 440)).pieces()[0]!.round(12, 0);
    const eyes = d.mirror(d.circle(-180, 110, 150));
    const pupils = d.mirror(d.circle(-180, 110, params['pupil']!));
    const beak = d.polygon([[-76, 200], [76, 200], [0, 336]], 18);
    const tassel = d.rect(440, -236, 44, 300, 22).union(d.rect(424, 20, 76, 150, [30, 30, 10, 10]));
    const owl = face.subtract(eyes).gapFrom(beak, 26);
    if (look === 'line') return [d.layer('owl', face.rim(50, 'round').union(eyes.rim(46)), 'main', { mono: 'ink' }), d.layer('pupils', pupils.union(beak), 'second', { mono: 'ink' }), d.layer('cap', board.union(tassel.gapFrom(face, gap)), 'main', { mono: 'ink' })];
    return [d.layer('owl', owl, 'main', { mono: 'ink' }), d.layer('pupils', pupils, 'main', { mono: 'ink' }), d.layer('beak', beak, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('cap', board, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
