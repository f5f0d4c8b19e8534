import { idea } from '../../idea.ts';

/** Three reeds at the water, one a step taller than the next. */
export const threeReeds = idea({
  id: 'three-reeds',
  title: 'By the water',
  says: 'Three reeds of one form in three heights, and two blades that bend.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['reed'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    moon: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { heads: { label: 'Width of the heads', min: 100, max: 140, usual: 120 } },
  draw: (d, { look, params }) => {
    const wide = params['heads']!;
    const line = look === 'line';
    const [gap, pen] = [26, line ? 44 : 46];
    const at = [[0, -430], [-230, -240], [230, -130]] as const;
    const heads = d.union(...at.map(([x, y]) => d.rect(x - wide / 2, y, wide, 310, wide / 2)));
    const stalks = d.union(...at.map(([x, y]) => d.rect(x - pen / 2, y - 90, pen, 470 - y + 90, [pen / 2, pen / 2, 0, 0])));
    const blades = d.union(d.path('M-60 470C-60 240 -260 160 -470 130C-360 240 -330 360 -330 470Z'), d.path('M40 470C40 300 240 250 470 240C380 310 340 380 330 470Z'));
    const stems = stalks.gapFrom(heads, line ? 0 : gap).withoutSlivers(300);
    const grass = blades.gapFrom(stalks, gap).withoutSlivers(900).round(5, 0);
    if (line) return [d.layer('heads', d.union(...heads.pieces().map((head) => head.rim(38))), 'second', { mono: 'ink' }), d.layer('stalks', stems.gapFrom(heads, 10), 'main'), d.layer('blades', d.union(...blades.pieces().map((blade) => blade.rim(38, 'round'))).gapFrom(stalks, gap).withoutSlivers(900), 'main')];
    if (look === 'moon') return [d.layer('moon', d.circle(0, 0, 560).subtract(d.union(heads, stems, grass, d.rect(-26, 400, 52, 400), d.rect(-256, 400, 52, 400), d.rect(204, 400, 52, 400)).scale(0.9).move(0, 30)).withoutSlivers(900), 'main')];
    return [d.layer('heads', heads, 'second', { mono: 'ink' }), d.layer('stalks', stems.union(grass), 'main', { mono: 'ink' })];
  },
});
