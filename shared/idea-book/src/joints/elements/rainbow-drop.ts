import { idea } from '../../idea.ts';

/** A raindrop with a rainbow in it. */
export const rainbowDrop = idea({
  id: 'rainbow-drop',
  title: 'A rainbow in a drop',
  says: 'One raindrop holds a whole rainbow.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rain', 'raindrop', 'rainbow', 'drop'], trades: ['water'] }],
  looks: {
    bands: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 4, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { bands: { label: 'Bands', min: 100, max: 130, usual: 120 } },
  draw: (d, { look, params }) => {
    const drop = d.path('M0 -500C110 -300 330 -100 330 130A330 330 0 0 1 -330 130C-330 -100 -110 -300 0 -500Z');
    const step = params['bands']!;
    const cut = look === 'cut';
    const edges = [1000, 110 + 3 * step, 110 + 2 * step, 110 + step, 110].map((r) => d.circle(0, 460, r));
    if (look === 'line') {
      const pen = 44;
      const arcs = d.union(...[0, 1, 2].map((i) => d.circle(0, 460, 110 + i * step).outline(pen))).intersect(drop.shrink(pen - 6));
      return [d.layer('drop', drop.rim(pen, 'round'), 'main'), d.layer('rainbow', arcs, 'second', { mono: 'join' })];
    }
    const bands = edges.map((disc, i) => (edges[i + 1] ? disc.subtract(edges[i + 1]!.grow(cut ? 26 : 0)) : disc).intersect(drop).withoutSlivers(300)).slice(0, 4);
    const paints = cut ? (['main', 'main', 'second', 'main'] as const) : (['main', 'fourth', 'third', 'second'] as const);
    return bands.map((shape, i) => d.layer(`band ${i + 1}`, shape, paints[i]!, { mono: 'ink' }));
  },
});
