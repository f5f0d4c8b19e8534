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
    print: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const loop = d.path('M30 0C120 -60 200 -310 400 -310C520 -310 520 -170 450 -80C370 20 160 50 30 30Z').round(16, 0);
    const opening = d.path('M150 -30C210 -80 270 -220 370 -222C430 -222 420 -160 376 -104C320 -36 230 -16 150 -30Z').round(12, 0);
    const end = d.path('M30 50C150 60 250 110 350 210L250 250L240 360C130 300 60 190 30 80Z').round(12, 0);
    const body = d.rect(-44, -120, 88, 300, 44);
    const feelers = d.mirror(d.line('M18 -130C30 -220 70 -280 130 -330').stroke(look === 'line' ? 32 : 36, { cap: 'round' }).union(d.circle(136, -334, 34)));
    const gap = params['gap']!;
    if (look === 'print') {
      const ribbons = d.mirror(d.path('M20 -60C200 -110 390 0 480 170L340 240L300 380C160 320 70 200 20 90Z').round(12, 0));
      const knot = body.union(feelers).round(0, 10);
      return [...d.overprint([{ shape: d.mirror(loop), ink: 'main' }, { shape: ribbons, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['loops', 'ends', 'where they meet'][i]!, shape.gapFrom(knot, gap).withoutSlivers(1500), paint, { mono: i === 2 ? 'gap' : 'ink' })), d.layer('knot', knot, 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('loops', d.mirror(loop.rim(34, 'round')).gapFrom(body.union(feelers), gap), 'main'), d.layer('ends', d.mirror(end.rim(34, 'round').gapFrom(loop, gap - 4)).gapFrom(body, gap - 4), 'main'), d.layer('knot', body.union(feelers).round(0, 10), 'second', { mono: 'ink' })];
    const wings = d.mirror(loop.subtract(opening)).gapFrom(body.union(feelers), gap);
    return [d.layer('loops', wings, 'main'), d.layer('ends', d.mirror(end).gapFrom(d.mirror(loop), gap).gapFrom(body, gap), 'second', { mono: 'ink' }), d.layer('knot', body.union(feelers).round(0, 10), 'main')];
  },
});
