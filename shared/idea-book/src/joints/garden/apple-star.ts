import { idea } from '../../idea.ts';

/** An apple with the star that every apple has inside. */
export const appleStar = idea({
  id: 'apple-star',
  title: 'The star in the apple',
  says: 'Cut an apple across and you find a star. This one shows it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['apple', 'apple-tree', 'orchard', 'quince'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.046 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { star: { label: 'Star', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const apple = d.mirror(d.path('M0 -250C-60 -300 -150 -330 -250 -300C-390 -256 -440 -110 -420 40C-390 240 -250 440 -110 440C-60 440 -40 416 0 416Z')).round(0, 30);
    const star = d.star(5, 190, 84, { cy: 80 }).round(16, 0).scale(params['star']!, params['star']!, [0, 80]);
    const pips = d.union(...d.radial(d.leaf([0, -36], [0, -100], 0.26), { count: 5 })).move(0, 80);
    const leaf = d.leaf([20, -320], [240, -510], 0.26, 0.2);
    const stalk = d.curve([0, -270], [0, -360], [-20, -420], [-60, -470]).stroke(44, { cap: 'round' });
    if (look === 'print') {
      const side = d.path('M-150 -290C30 -290 150 -130 150 80C150 300 20 450 -130 450C-310 450 -440 260 -440 60C-440 -150 -330 -290 -150 -290Z');
      const core = star.scale(0.8, 0.8, [0, 80]);
      const inks = d.overprint([{ shape: side.subtract(core), ink: 'main' }, { shape: side.flipX().subtract(core), ink: 'second' }], { trap: 3 });
      return [...inks.map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' })), d.layer('leaf', leaf.move(-20, 120), 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('apple', apple.rim(44, 'round'), 'main'), d.layer('star', star, 'second'), d.layer('leaf', leaf, 'second')];
    return [d.layer('apple', apple.subtract(star), 'main'), d.layer('pips', pips, 'second', { mono: 'ink' }), d.layer('leaf', leaf.gapFrom(apple, 16), 'second'), d.layer('stalk', stalk.intersect(d.rect(-400, -600, 800, 360)).gapFrom(leaf, 16), 'main')];
  },
});
