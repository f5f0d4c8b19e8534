import { idea } from '../../idea.ts';

/** A hex nut whose six sides are the outline of a box. */
export const nutCube = idea({
  id: 'nut-cube',
  title: 'From part to product',
  says: 'Three gaps turn a hex nut into a box: the part and the product are one.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hex-nut'], trades: ['manufacturing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 3, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { hole: { label: 'Hole', min: 150, max: 230, usual: 190 } },
  draw: (d, { look, params }) => {
    const [radius, gap, pen, hole] = [490, 28, 44, params['hole']!];
    const hexagon = d.regular(6, radius).round(look === 'cut' ? 10 : 44, 0);
    const spokes = (width: number) => d.union(...[30, 150, 270].map((turn) => d.rect(-width / 2, 0, width, radius).rotate(turn - 30)));
    const bore = d.circle(0, 0, hole);
    if (look === 'line') {
      const bars = spokes(pen).subtract(bore).intersect(hexagon);
      return [d.layer('box', hexagon.rim(pen, 'round').union(bars.gapFrom(bore, 20)), 'main'), d.layer('hole', d.ring(0, 0, hole, hole - pen), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') {
      return [d.layer('nut', hexagon.subtract(spokes(gap * 1.3), bore).withoutSlivers(), 'main')];
    }
    const faces = hexagon.subtract(spokes(gap), bore).pieces().toSorted((one, other) => one.centroid[1] - other.centroid[1] || one.centroid[0] - other.centroid[0]);
    const sides = faces.slice(1).toSorted((one, other) => one.centroid[0] - other.centroid[0]);
    return [d.layer('top', faces[0]!, 'second', { mono: 'ink' }), d.layer('left', sides[0]!, 'main', { mono: 'ink' }), d.layer('right', sides[1]!, { tint: 'main', by: -0.35 }, { mono: 'ink' })];
  },
});
