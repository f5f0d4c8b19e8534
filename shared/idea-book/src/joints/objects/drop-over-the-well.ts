import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A well with a drop in place of its bucket. */
export const dropOverTheWell = idea({
  id: 'drop-over-the-well',
  title: 'Straight from the well',
  says: 'Under the roof of the well hangs a drop instead of a bucket.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['well'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { drop: { label: 'Size of the drop', min: 80, max: 112, usual: 98 } },
  draw: (d, { look, params }) => {
    const size = params['drop']! / 100;
    const line = look === 'line';
    const [gap, pen] = [26, 44];
    const weight = line ? pen : 76;
    const roof = d.polygon([[0, -520], [470, -220], [470, -140], [-470, -140], [-470, -220]], 14);
    const posts = d.mirror(d.rect(-330, -160, weight, 350));
    const rim = d.rect(-450, 120, 900, line ? 88 : 104, 30);
    const drum = d.path('M-390 200H390L350 520H-350Z').round(16, 0);
    const drop = d.mirror(d.path('M0 -130C-30 -60 -112 -10 -112 80A112 112 0 0 0 0 192Z')).scale(0.68 * size, 0.68 * size, [0, 0]).place({ cx: 0, bottom: 84 });
    const stones = d.union(d.rect(-500, 360 - gap / 2, 1000, gap), d.rect(-gap / 2, 224, gap, 136), d.mirror(d.rect(-190 - gap / 2, 360, gap, 300)));
    const basin = drum.gapFrom(rim, gap).withoutSlivers(500);
    if (line) return [d.layer('well', d.union(contour(roof, pen), posts.subtract(roof.shrink(20), rim.shrink(20)), contour(rim, 36), contour(drum, pen).subtract(rim)), 'main'), d.layer('drop', drop, 'second', { mono: 'ink' })];
    const frame = d.union(roof, posts.gapFrom(rim, 0), rim).round(0, 10);
    if (look === 'cut') return [d.layer('arch', d.rect(-580, -640, 1160, 1240, [580, 580, 80, 80]).subtract(d.union(frame, basin, drop).scale(0.76).move(0, 20)), 'main')];
    return [d.layer('well', frame.union(basin.subtract(stones).round(6, 0)), 'main', { mono: 'ink' }), d.layer('drop', drop, 'second', { mono: 'ink' })];
  },
});
