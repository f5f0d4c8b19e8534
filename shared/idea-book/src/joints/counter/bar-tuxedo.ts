import { idea } from '../../idea.ts';

/** A bar of chocolate whose wrapper is a dinner jacket. */
export const barTuxedo = idea({
  id: 'bar-tuxedo',
  title: 'The bar in black tie',
  says: 'The opened wrapper of the bar is a dinner jacket with a bow tie.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chocolatier'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 }, tie: { label: 'Size of the tie', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['tie']!];
    const cell = (560 - 2 * gap) / 3;
    const squares = d.union(...[0, 1].flatMap((row) => [0, 1, 2].map((i) => d.rect(-280 + i * (cell + gap), -520 + row * (cell + gap), cell, cell, 18))));
    const top = -520 + 2 * (cell + gap);
    const jacket = d.rect(-280, top, 560, 540 - top, [10, 10, 40, 40]);
    const shirt = d.polygon([[-190, top - 20], [190, top - 20], [0, 400]]);
    const tie = d.mirror(d.path('M0 -30L150 -100Q176 0 150 100L0 30Z').round(14, 0)).union(d.rect(-36, -46, 72, 92, 20)).scale(size).move(0, top + 64);
    const lapels = d.mirror(d.polyline([[226, top], [260, top + 120], [176, top + 150], [216, top + 200], [0, 460]]).stroke(gap * 0.8, { join: 'miter' })).intersect(jacket);
    const buttons = d.union(d.circle(0, top + 230, 26));
    if (look === 'line') return [d.layer('bar', squares.pieces().map((s) => s.rim(34, 'round')).reduce((one, other) => one.union(other)).union(jacket.rim(36, 'round'), d.mirror(d.polyline([[200, top], [0, 400], [0, 540]]).stroke(36)).intersect(jacket)).gapFrom(tie, gap), 'main'), d.layer('tie', tie, 'second')];
    const closed = d.rect(-gap / 2, 390, gap, 300);
    if (look === 'bold') return [d.layer('bar', squares.union(jacket.subtract(shirt, closed, tie.grow(gap)), tie, buttons), 'main')];
    return [d.layer('bar', squares.union(jacket.subtract(shirt, closed), buttons).subtract(tie.grow(gap)).subtract(lapels), 'main', { mono: 'ink' }), d.layer('tie', tie, 'second', { mono: 'ink' })];
  },
});
