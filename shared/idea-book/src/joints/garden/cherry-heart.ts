import { idea } from '../../idea.ts';

/** Two cherries that overlap in a heart. */
export const cherryHeart = idea({
  id: 'cherry-heart',
  title: 'Two cherries, one heart',
  says: 'Two cherries overlap and make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cherry', 'cherry-tree', 'cherry-blossom', 'couple', 'friendship', 'plum'] }],
  looks: {
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
    gap: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { leaf: { label: 'Leaf', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const berry = d.path('M20 450C-160 400 -400 220 -390 0C-384 -130 -270 -190 -160 -160C30 -110 130 220 20 450Z');
    const stalk = d.line('M-200 -160C-160 -300 -80 -400 60 -480M200 -160C200 -280 160 -400 60 -480').stroke(44, { cap: 'round' });
    const leaf = d.path('M90 -480C180 -560 330 -540 400 -400C280 -350 150 -380 90 -480Z').round(6, 0).scale(params['leaf']!, params['leaf']!, [90, -480]);
    const [left, right] = [berry, berry.flipX()];
    const green = stalk.gapFrom(left.union(right), 0).union(leaf);
    if (look === 'line') return [d.layer('leaf', stalk.subtract(left.union(right).shrink(16)).union(leaf), 'second', { mono: 'join' }), d.layer('cherries', left.rim(44, 'round').union(right.rim(44, 'round')), 'main', { mono: 'join' })];
    if (look === 'gap') return [d.layer('left', left.gapFrom(right, 22).withoutSlivers(600), 'main'), d.layer('right', right, 'main'), d.layer('leaf', green, 'second')];
    const [one, other, both] = d.overprint([{ shape: left, ink: 'main' }, { shape: right, ink: 'second' }]);
    return [d.layer('stalks', green, 'ink'), d.layer('left', one!.shape, one!.paint), d.layer('right', other!.shape, other!.paint), d.layer('both', both!.shape, both!.paint)];
  },
});
