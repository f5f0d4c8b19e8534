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
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { handle: { label: 'Handle weight', min: 0.8, max: 1.25, usual: 1 }, wing: { label: 'Wing size', min: 0.8, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const jug = d.path('M-160 -440C-20 -470 110 -400 116 -270C120 -150 330 -90 330 150C330 330 240 440 150 480H-150C-260 440 -330 320 -330 170C-330 -10 -210 -80 -200 -230Z').round(20, 20);
    const beak = d.path('M-440 -420L-178 -424L-216 -260C-300 -290 -380 -350 -440 -420Z').round(8, 0);
    const tail = d.line('M96 -330C260 -420 430 -320 440 -150C446 -40 400 40 310 90').stroke((look === 'line' ? 40 : 74) * params['handle']!);
    const eye = d.circle(-62, -310, 30);
    const size = params['wing']!;
    const wing = d.path('M-180 110C-60 60 100 60 190 150C150 290 30 340 -60 310C-140 280 -180 200 -180 110Z').round(10, 0).scale(size, size, [0, 200]);
    if (look === 'print') {
      const inks = d.overprint([{ shape: jug.subtract(eye), ink: 'main' }, { shape: d.union(tail.gapFrom(jug, 18), beak.gapFrom(jug, 18), wing.scale(1.3, 1.3, [60, 180])), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['jug', 'beak and handle', 'overlap'][i]!, shape, paint));
    }
    if (look === 'line') return [d.layer('jug', jug.rim(40, 'round').union(tail.subtract(jug), eye), 'main'), d.layer('beak', beak.gapFrom(jug, 16), 'second', { mono: 'ink' }), d.layer('wing', wing, 'second', { mono: 'ink' })];
    return [d.layer('jug', jug.union(tail).subtract(eye), 'main'), d.layer('beak', beak.gapFrom(jug, 16), 'second', { mono: 'ink' }), d.layer('wing', wing, 'second')];
  },
});
