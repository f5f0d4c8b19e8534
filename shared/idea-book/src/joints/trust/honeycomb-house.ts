import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A house is built of honeycomb cells. */
export const honeycombHouse = idea({
  id: 'honeycomb-house',
  title: 'Home of many cells',
  says: 'The house is built of honeycomb cells, and one of them has the light on.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bee', 'honeycomb', 'hive', 'hexagon', 'honey'] }, { things: ['house', 'building', 'city'], trades: ['real-estate', 'property-management', 'construction', 'architecture', 'community', 'insurance'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 44, usual: 24 }, round: { label: 'Roundness', min: 2, max: 44, usual: 10 } },
  draw: (d, { look, params }) => {
    const r = 178;
    const [gap, soft] = [params['gap']!, params['round']!];
    const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
    const centers: Point[] = [[0, -dy], [-dx / 2, 0], [dx / 2, 0], [-dx, dy], [0, dy], [dx, dy]];
    const cell = (radius: number) => d.regular(6, radius).round(soft, 0);
    const house = centers.map(([x, y]) => cell(r - gap / 2).move(x, y));
    const floor = d.rect(-900, dy + 60, 1800, 600);
    const cut = house.map((shape) => shape.subtract(floor));
    const lit = 2;
    if (look === 'bold') {
      const big = 268;
      const [x, y] = [(big * Math.sqrt(3)) / 2, big * 0.75];
      const base = d.rect(-900, y + 96, 1800, 900);
      const [top, left, right] = ([[0, -y], [-x, y], [x, y]] as const).map(([cx, cy]) => cell(big - gap * 0.7).move(cx, cy).subtract(base));
      return [d.layer('cells', d.union(top!, left!), 'main'), d.layer('lit cell', right!, 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('cells', d.union(...cut.map((shape) => shape.rim(36, 'round')).filter((_, i) => i !== lit)), 'main'), d.layer('lit cell', cut[lit]!, 'second', { mono: 'ink' })];
    return [d.layer('cells', d.union(...cut.filter((_, i) => i !== lit)), 'main'), d.layer('lit cell', cut[lit]!, 'second', { mono: 'ink' })];
  },
});
