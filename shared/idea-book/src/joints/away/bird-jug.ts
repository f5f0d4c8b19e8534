import { idea } from '../../idea.ts';

/** A jug that is a bird. */
export const birdJug = idea({
  id: 'bird-jug',
  title: 'The bird jug',
  says: 'The jug is a bird: its spout is the beak, its handle the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wren', 'robin', 'sparrow', 'finch', 'hen', 'duck', 'pelican', 'song-bird', 'quail', 'goose'] }, { things: ['jug', 'vase', 'bowl', 'cup'], trades: ['pottery', 'ceramics', 'antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const jug = d.path('M-160 -440C-20 -470 110 -400 116 -270C120 -150 330 -90 330 150C330 330 240 440 150 480H-150C-260 440 -330 320 -330 170C-330 -10 -210 -80 -200 -230Z').round(20, 20);
    const beak = d.path('M-440 -420L-178 -424L-216 -260C-300 -290 -380 -350 -440 -420Z').round(8, 0);
    const tail = d.line('M96 -330C260 -420 430 -320 440 -150C446 -40 400 40 310 90').stroke(look === 'line' ? 40 : 74);
    const eye = d.circle(-62, -310, 30);
    const wing = d.path('M-180 110C-60 60 100 60 190 150C150 290 30 340 -60 310C-140 280 -180 200 -180 110Z').round(10, 0);
    if (look === 'line') return [d.layer('jug', jug.rim(40, 'round').union(tail.subtract(jug), eye), 'main'), d.layer('beak', beak.gapFrom(jug, 16), 'second', { mono: 'ink' }), d.layer('wing', wing, 'second', { mono: 'ink' })];
    return [d.layer('jug', jug.union(tail).subtract(eye), 'main'), d.layer('beak', beak.gapFrom(jug, 16), 'second', { mono: 'ink' }), d.layer('wing', wing, 'second')];
  },
});
