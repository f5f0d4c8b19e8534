import { idea } from '../../idea.ts';

/** A baby wrapped in the petals of a tulip. */
export const swaddleTulip = idea({
  id: 'swaddle-tulip',
  title: 'Fresh this spring',
  says: 'The petals of the tulip swaddle a baby.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['midwifery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const head = d.circle(0, -250, 150);
    const cup = d.mirror(d.path('M0 -110C-90 -190 -220 -270 -320 -290C-390 80 -220 370 0 400Z')).round(18, 0);
    const petal = cup.intersect(d.path('M-340 -300C-160 -250 60 -80 260 280L400 600H-600V-300Z'));
    const other = petal.flipX();
    const stem = d.polyline([[0, 390], [0, 600]]);
    const leaf = d.path('M0 600C20 470 120 400 270 400C260 540 150 610 0 600Z');
    if (look === 'line') {
      const pen = 42;
      const front = cup.rim(pen, 'round');
      const back = d.line('M-340 -300C-160 -250 60 -80 260 280').stroke(pen).intersect(cup);
      return [d.layer('petals', d.union(front, back, stem.stroke(pen, { cap: 'round' })), 'main', { mono: 'ink' }), d.layer('head', head.gapFrom(cup, gap).round(10, 0), 'second', { mono: 'ink' })];
    }
    const wrap = cup;
    const baby = head.gapFrom(wrap, gap).round(10, 0);
    const green = stem.stroke(44, { cap: 'round' }).union(leaf).gapFrom(wrap, gap);
    if (look === 'print') {
      const both = petal.intersect(other);
      const half = 10;
      return [d.layer('left petal', petal.subtract(both.grow(half)).withoutSlivers(900), 'main', { mono: 'ink' }), d.layer('right petal', other.subtract(both.grow(half)).withoutSlivers(900), 'second', { mono: 'ink' }), d.layer('overlap', both.shrink(half).round(10, 0), { mix: ['main', 'second'] }, { mono: 'ink' }), d.layer('head', baby, 'second', { mono: 'ink' })];
    }
    return [d.layer('front petal', petal, 'main', { mono: 'ink' }), d.layer('back petal', other.gapFrom(petal, gap).round(10, 0), 'main', { mono: 'ink' }), d.layer('head', baby, 'second', { mono: 'ink' }), d.layer('stem', green, 'main', { mono: 'ink' })];
  },
});
