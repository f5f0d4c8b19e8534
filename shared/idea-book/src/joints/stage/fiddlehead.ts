import { idea } from '../../idea.ts';

/** A young fern that is the scroll of a violin. */
export const fiddlehead = idea({
  id: 'fiddlehead',
  title: 'The fiddlehead',
  says: 'The curl of a young fern is the scroll of a violin, and its leaves are the pegs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fern', 'violin', 'cello', 'spiral'], trades: ['instrument-making', 'music-school'] }],
  looks: {
    brush: { manner: 'brush', vibes: ['organic_flowing', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const curl = d.spiral({ cx: 60, cy: -250, from: 56, to: 250, turns: -1.75, start: 90 });
    const stem = d.line('M-190 -250C-190 -60 -20 60 -20 520');
    const way = curl.then(stem);
    const scroll = line ? way.stroke(56, { cap: 'round', join: 'round' }) : way.brush((t) => 52 + 66 * t, { ends: 'cut', samples: 90 }).union(d.circle(...curl.start, 70));
    const peg = (y: number, side: number) => d.leaf([-60 + side * 40, y], [-60 + side * 300, y - 120], 0.2);
    const pegs = d.union(peg(160, 1), peg(330, 1), peg(230, -1), peg(400, -1));
    return [d.layer('scroll', scroll, 'main'), d.layer('leaves', pegs.gapFrom(scroll, 16).withoutSlivers(400), 'second')];
  },
});
