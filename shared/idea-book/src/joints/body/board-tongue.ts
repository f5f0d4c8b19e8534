import { idea } from '../../idea.ts';

/** A grin that sticks out a skateboard for a tongue. */
export const boardTongue = idea({
  id: 'board-tongue',
  title: 'Tongue out, wheels up',
  says: 'The tongue in the grin is a skateboard with its wheels up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['skateboard'], trades: ['skateboarding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.1, traits: ['playful'] },
    line: { manner: 'line', vibes: ['hand_drawn', 'playful_rounded'], colors: 2, stem: 0.044, traits: ['playful'] },
    one: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.1, traits: ['playful'] },
  },
  params: { board: { label: 'Board length', min: 600, max: 700, usual: 650 } },
  draw: (d, { look, params }) => {
    const length = params['board']!;
    const gap = 26;
    const mouth = d.path('M-500 -470C-300 -350 300 -350 500 -470C520 -80 300 190 0 190C-300 190 -520 -80 -500 -470Z').round(44, 0);
    const teeth = d.path('M-600 -600H600V-330C300 -190 -300 -190 -600 -330Z').intersect(mouth.shrink(60, 'round')).round(10, 0);
    const board = d.rect(-190, -120, 380, length, 190);
    const pen = 44;
    const truck = (y: number) => d.union(d.rect(-104, y - 24, 208, 48), d.mirror(d.rect(72, y - 60, 66, 120, 24)));
    const trucks = truck(64).union(truck(length - 304));
    if (look === 'line') return [d.layer('mouth', mouth.rim(pen, 'round').gapFrom(board, gap).union(d.line('M-500 -330C-280 -215 280 -215 500 -330').stroke(pen).intersect(mouth).gapFrom(board, gap)), 'main'), d.layer('board', board.rim(pen, 'round').union(trucks.intersect(board)), 'second', { mono: 'ink' })];
    const bare = board.subtract(trucks);
    if (look === 'one') return [d.layer('mouth', mouth.subtract(teeth).gapFrom(board, gap), 'main'), d.layer('board', bare, 'main')];
    return [d.layer('mouth', mouth.subtract(teeth).gapFrom(board, gap), 'main'), d.layer('board', bare, 'second', { mono: 'ink' })];
  },
});
