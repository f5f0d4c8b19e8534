import { idea } from '../../idea.ts';

/** A pram that is a bird: its basket the body, its hood the raised wing, its handle neck and head. */
export const duckPram = idea({
  id: 'duck-pram',
  title: 'Out for a paddle',
  says: 'The pram is a bird: the hood is its wing, the handle is its neck and head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'duck', 'swan', 'goose', 'stork', 'water-bird', 'chick', 'nest'] }, { things: ['pram', 'baby'], trades: ['baby-products'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1, traits: ['playful'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    hood: { manner: 'module', vibes: ['illustrative', 'modern_flat'], colors: 2, stem: 0.1, traits: ['playful'] },
  },
  params: { neck: { label: 'Neck', min: 250, max: 380, usual: 310 } },
  draw: (d, { look, params }) => {
    const neck = params['neck']!;
    const gap = 24;
    const pen = 42;
    const body = d.sector(0, 0, 380, 0, 180).union(d.rect(-380, -60, 760, 62));
    const hood = d.sector(-40, -60 - gap, 340, 180, 270);
    const rise = d.line(`M300 60V${-neck + 60}`).stroke(120).union(d.circle(300, -neck + 20, 118));
    const beak = d.path('M330 -70C420 -70 470 -30 540 10C480 60 400 60 330 60Z').move(60, -neck + 20).round(20, 0);
    const eye = d.circle(330, -neck - 10, 22);
    const wheels = d.mirror(d.circle(200, 470, 104).subtract(d.circle(200, 470, 40)));
    const bird = body.union(rise).round(0, 60);
    if (look === 'line') {
      const wheel = d.mirror(d.circle(200, 470, 104)).rim(pen, 'round');
      return [d.layer('pram', bird.union(hood.move(0, gap + 2)).rim(pen, 'round').union(d.rect(-370, -60, 330, pen)).gapFrom(d.mirror(d.circle(200, 470, 104)), gap).union(eye), 'main'), d.layer('wheels', wheel.union(beak.rim(pen, 'round').gapFrom(bird, gap)), 'second', { mono: 'ink' })];
    }
    const whole = bird.gapFrom(d.mirror(d.circle(200, 470, 104)), gap).subtract(eye);
    const folds = look === 'hood' ? [210, 240].map((turn) => d.rect(0, -gap / 2, 600, gap).rotate(turn).move(-40, -60 - gap)) : [];
    return [d.layer('bird', whole, 'main'), d.layer('hood', hood.subtract(...folds), look === 'hood' ? 'second' : 'main', { mono: 'ink' }), d.layer('beak', beak.gapFrom(bird, gap), 'second', { mono: 'ink' }), d.layer('wheels', wheels, 'second', { mono: 'ink' })];
  },
});
