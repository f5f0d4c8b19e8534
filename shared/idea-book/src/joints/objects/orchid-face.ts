import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An orchid, two wide petals over three narrow ones and a lip. */
export const orchidFace = idea({
  id: 'orchid-face',
  title: 'The orchid’s bow',
  says: 'Two round petals, three pointed ones and a lip: an orchid, its two halves the same.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['orchid'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.14 },
  },
  params: { petals: { label: 'Width of the round petals', min: 88, max: 108, usual: 100 } },
  draw: (d, { look, params }) => {
    const wide = params['petals']! / 100;
    const [gap, pen] = [24, 40];
    const round = d.path('M-20 -10C-60 -230 -220 -360 -380 -330C-520 -300 -540 -110 -430 -10C-320 90 -130 70 -20 -10Z').scale(wide, wide, [0, 0]).round(8, 0);
    const top = d.leaf([0, 20], [0, -520], 0.23).round(6, 0);
    const low = d.leaf([-10, 0], [-320, 430], 0.2, 0.2).round(6, 0);
    const lip = d.mirror(d.path('M0 -40C-50 -40 -80 0 -70 60C-130 60 -170 110 -150 170C-130 220 -70 220 -40 260C-20 290 -10 320 0 370Z')).round(10, 10);
    const heartOf = d.circle(0, 60, 38);
    if (look === 'print') return [...d.overprint([{ shape: d.union(top, d.mirror(low)), ink: 'second' }, { shape: d.mirror(round), ink: 'main' }]).map(({ shape, paint }, i) => d.layer(`petals ${i + 1}`, shape.gapFrom(lip, gap).withoutSlivers(900), paint, { mono: 'join' })), d.layer('lip', lip.subtract(heartOf), 'main', { mono: 'ink' })];
    const wings = d.mirror(round.gapFrom(lip, gap).subtract(d.rect(-gap / 2, -900, 900, 1800)).pieces()[0]!);
    const sepal = top.gapFrom(wings, gap).gapFrom(lip, gap).pieces()[0]!;
    const under = d.mirror(low.gapFrom(wings, gap).gapFrom(lip, gap).pieces()[0]!);
    if (look === 'line') return [d.layer('petals', d.union(...[...wings.pieces(), sepal, ...under.pieces()].map((petal) => contour(petal, pen))), 'main'), d.layer('lip', lip.subtract(heartOf), 'second', { mono: 'ink' })];
    return [d.layer('petals', d.union(wings, sepal, under), 'main', { mono: 'ink' }), d.layer('lip', lip.subtract(heartOf), 'second', { mono: 'ink' })];
  },
});
