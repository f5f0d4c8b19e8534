import { idea } from '../../idea.ts';

/** A bowl of rainbow bands under two leaves. */
export const rainbowBowl = idea({
  id: 'rainbow-bowl',
  title: 'Eat the rainbow',
  says: 'The bowl is a rainbow turned over, and two leaves grow out of it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['salad', 'vegetable'], trades: ['nutrition'] }],
  looks: {
    bands: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 4, stem: 0.09 },
    duo: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
  },
  draw: (d, { look }) => {
    const band = (outer: number, inner: number) => d.sector(0, 0, outer, 0, 180, inner).round(10, 0);
    const bands = [band(440, 344), band(320, 224), band(200, 104)];
    const core = d.sector(0, 0, 80, 0, 180).round(10, 0);
    const foot = d.rect(-150, 462, 300, 46, 23);
    const leaf = d.leaf([0, -28], [230, -330], 0.12, 0.42);
    const leaves = d.mirror(leaf.intersect(d.rect(9, -500, 500, 600)).round(10, 0));
    const paints = look === 'bands' ? (['main', 'second', 'third', 'fourth'] as const) : (['main', 'second', 'main', 'second'] as const);
    return [...[...bands, core].map((shape, i) => d.layer(`band ${i + 1}`, shape, paints[i]!, { mono: 'ink' })), d.layer('foot', foot, 'main', { mono: 'ink' }), d.layer('leaves', leaves, 'main', { mono: 'ink' })];
  },
});
