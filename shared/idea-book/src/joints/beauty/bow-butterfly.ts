import { idea } from '../../idea.ts';

/** A tied bow that is a butterfly. */
export const bowButterfly = idea({
  id: 'bow-butterfly',
  title: 'The bow took wing',
  says: 'The loops and ends of a tied bow are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly', 'moth'] }, { things: ['ribbon', 'bow', 'gift', 'bow-tie', 'ballet-shoe'], trades: ['gift-shop', 'fashion', 'weddings', 'kids-fashion', 'shoes', 'baby-products', 'hats'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  draw: (d, { look }) => {
    const loop = d.path('M30 0C120 -60 200 -310 400 -310C520 -310 520 -170 450 -80C370 20 160 50 30 30Z').round(16, 0);
    const opening = d.path('M150 -30C210 -80 270 -220 370 -222C430 -222 420 -160 376 -104C320 -36 230 -16 150 -30Z').round(12, 0);
    const end = d.path('M30 50C150 60 250 110 350 210L250 250L240 360C130 300 60 190 30 80Z').round(12, 0);
    const body = d.rect(-44, -120, 88, 300, 44);
    const feelers = d.mirror(d.line('M18 -130C30 -220 70 -280 130 -330').stroke(look === 'line' ? 32 : 36, { cap: 'round' }).union(d.circle(136, -334, 34)));
    if (look === 'line') return [d.layer('loops', d.mirror(loop.rim(34, 'round')).gapFrom(body.union(feelers), 22), 'main'), d.layer('ends', d.mirror(end.rim(34, 'round').gapFrom(loop, 18)).gapFrom(body, 18), 'main'), d.layer('knot', body.union(feelers).round(0, 10), 'second', { mono: 'ink' })];
    const wings = d.mirror(loop.subtract(opening)).gapFrom(body.union(feelers), 22);
    return [d.layer('loops', wings, 'main'), d.layer('ends', d.mirror(end).gapFrom(d.mirror(loop), 22).gapFrom(body, 22), 'second', { mono: 'ink' }), d.layer('knot', body.union(feelers).round(0, 10), 'main')];
  },
});
