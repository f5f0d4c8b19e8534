import { idea } from '../../idea.ts';

/** A basket that is an apple: the handle is its upper edge. */
export const appleBasket = idea({
  id: 'apple-basket',
  title: 'A basket of an apple',
  says: 'The woven basket and its handle make an apple.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['grocery', 'greengrocer'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = look === 'line' ? 40 : 74;
    const apple = d.mirror(d.path('M0 -236C60 -330 200 -350 310 -286C430 -214 460 -60 410 110C356 296 220 450 100 450C56 450 40 426 0 426Z'));
    const handle = apple.rim(pen, 'round').subtract(d.rect(-900, 30, 1800, 900));
    const rim = d.rect(-500, 0, 1000, pen).intersect(apple.grow(26)).round(pen / 2 - 1, 0);
    const leaf = d.leaf([10, -290], [250, -520], 0.26, 0.26).round(8, 0);
    const bowl = apple.subtract(d.rect(-900, -900, 1800, 900 + pen + gap));
    const lattice = (step: number, width: number) => [-2, -1, 0, 1, 2].flatMap((i) => [-1, 1].map((turn) => d.polyline([[i * step - 600 * turn, -350], [i * step + 600 * turn, 850]]).stroke(width)));
    if (look === 'line') {
      const weave = d.union(...lattice(400, pen)).intersect(bowl);
      return [d.layer('basket', d.union(apple.rim(pen, 'round'), rim, weave), 'main', { mono: 'join' }), d.layer('leaf', leaf.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    if (look === 'bold') return [d.layer('basket', d.union(bowl.round(8, 0), rim, handle), 'second', { mono: 'ink' }), d.layer('leaf', leaf, 'main', { mono: 'ink' })];
    const weave = bowl.subtract(d.union(...lattice(290, gap)).intersect(bowl.shrink(40, 'round')));
    return [d.layer('basket', d.union(weave, rim, handle), 'main', { mono: 'ink' }), d.layer('leaf', leaf, 'second', { mono: 'ink' })];
  },
});
