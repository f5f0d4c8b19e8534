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
    const petal = d.path('M-320 -280C-180 -250 40 -80 210 210C150 330 80 380 0 400C-210 370 -390 90 -320 -280Z').round(16, 0);
    const other = petal.flipX();
    const stem = d.polyline([[0, 390], [0, 600]]);
    const leaf = d.path('M0 600C20 470 120 400 270 400C260 540 150 610 0 600Z');
    if (look === 'line') {
      const pen = 42;
      const front = petal.rim(pen, 'round');
      const back = other.rim(pen, 'round').subtract(petal);
      return [d.layer('petals', d.union(front, back, stem.stroke(pen, { cap: 'round' })).subtract(head.grow(gap).subtract(petal.union(other))), 'main', { mono: 'ink' }), d.layer('head', head.gapFrom(petal.union(other), gap), 'second', { mono: 'ink' })];
    }
    const wrap = petal.union(other);
    const baby = head.gapFrom(wrap, gap);
    const green = stem.stroke(44, { cap: 'round' }).union(leaf).gapFrom(wrap, gap);
    if (look === 'print') return [...d.overprint([{ shape: petal, ink: 'main' }, { shape: other, ink: 'second' }], { trap: 2 }).map(({ shape, paint }, i) => d.layer(['left petal', 'right petal', 'overlap'][i]!, shape, paint)), d.layer('head', baby, 'second', { mono: 'ink' })];
    return [d.layer('front petal', petal, 'main', { mono: 'ink' }), d.layer('back petal', other.gapFrom(petal, gap), 'main', { mono: 'ink' }), d.layer('head', baby, 'second', { mono: 'ink' }), d.layer('stem', green, 'main', { mono: 'ink' })];
  },
});
