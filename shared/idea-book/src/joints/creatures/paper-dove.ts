import { idea } from '../../idea.ts';

/** A dove folded from one sheet. */
export const paperDove = idea({
  id: 'paper-dove',
  title: 'The folded dove',
  says: 'A dove folded from a single sheet of paper.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dove', 'paper-plane', 'peace', 'freedom'] }],
  looks: {
    folds: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 6, max: 14, usual: 9 } },
  draw: (d, { look, params }) => {
    const front = d.polygon([[-120, 130], [-330, -420], [170, -40]], 6);
    const back = d.polygon([[20, -154], [110, -470], [230, -96], [170, -40]], 6);
    const body = d.polygon([[-120, 130], [170, -40], [330, -190], [240, 90], [-60, 360]], 6);
    const tail = d.polygon([[-120, 130], [-60, 360], [-500, 300]], 6);
    const beak = d.polygon([[330, -190], [500, -110], [296, -74]], 6);
    const gap = params['gap']!;
    const facets = [front, back, body, tail, beak].map((shape) => shape.shrink(gap, 'miter'));
    const paints = ['main', { tint: 'main', by: 0.35 }, { tint: 'main', by: -0.3 }, 'main', 'second'] as const;
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 560).subtract(d.union(...[front, back, body, tail, beak].map((shape) => shape.shrink(gap * 1.6, 'miter'))).fit({ cx: 0, cy: 0, width: 840, height: 840 })), 'main')];
    if (look === 'line') {
      const edges = d.union(...[front, back, body, tail].map((shape) => shape.outline(34)));
      return [d.layer('folds', edges, 'main'), d.layer('beak', beak.gapFrom(edges, 18), 'second')];
    }
    return facets.map((shape, i) => d.layer(`fold ${i + 1}`, shape, paints[i]!, { mono: 'ink' }));
  },
});
