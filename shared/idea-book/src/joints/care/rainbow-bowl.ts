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
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'hand_drawn'], colors: 2, stem: 0.044 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 0.3, max: 0.5, usual: 0.42 } },
  draw: (d, { look, params }) => {
    const band = (outer: number, inner: number) => d.sector(0, 0, outer, 0, 180, inner).round(10, 0);
    const bands = [band(440, 344), band(320, 224), band(200, 104)];
    const core = d.sector(0, 0, 80, 0, 180).round(10, 0);
    const foot = d.rect(-150, 462, 300, 46, 23);
    const leaf = d.leaf([0, -28], [230, -330], 0.12, params['leaves']!);
    const leaves = d.mirror(leaf.intersect(d.rect(9, -500, 500, 600)).round(10, 0));
    if (look === 'line') {
      const pen = 42;
      const arcs = d.union(...[320, 210].map((r) => d.arc(0, 0, r, 0, 180).stroke(pen)), d.sector(0, 0, 100, 0, 180));
      return [d.layer('rainbow', arcs.intersect(d.rect(-500, pen / 2, 1000, 500)), 'second', { mono: 'join' }), d.layer('bowl', d.sector(0, 0, 440, 0, 180).rim(pen, 'round').union(d.rect(-150, 470, 300, pen, pen / 2)), 'main', { mono: 'join' }), d.layer('leaves', leaves.rim(pen, 'round'), 'main', { mono: 'join' })];
    }
    const paints = look === 'bands' ? (['main', 'second', 'third', 'fourth'] as const) : (['main', 'second', 'main', 'second'] as const);
    return [...[...bands, core].map((shape, i) => d.layer(`band ${i + 1}`, shape, paints[i]!, { mono: 'ink' })), d.layer('foot', foot, 'main', { mono: 'ink' }), d.layer('leaves', leaves, 'main', { mono: 'ink' })];
  },
});
