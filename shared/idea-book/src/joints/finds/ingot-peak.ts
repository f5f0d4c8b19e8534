import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Three bars of metal, stacked. */
export const ingotPeak = idea({
  id: 'ingot-peak',
  title: 'Three bars',
  says: 'Three equal bars are stacked, and each shows its face and its top.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['gold', 'silver', 'copper', 'bronze', 'steel'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
  },
  params: { slope: { label: 'Slope', min: 60, max: 100, usual: 80 } },
  draw: (d, { look, params }) => {
    const slope = params['slope']!;
    const [wide, high, lid, gap] = [470, 230, 84, 24];
    const face = d.polygon([[-wide / 2, high], [wide / 2, high], [wide / 2 - slope * 0.7, 0], [-wide / 2 + slope * 0.7, 0]], 14);
    const top = d.polygon([[-wide / 2 + slope * 0.7, -gap], [wide / 2 - slope * 0.7, -gap], [wide / 2 - slope * 1.4, -gap - lid], [-wide / 2 + slope * 1.4, -gap - lid]], 10);
    const row = high + gap * 2 + lid;
    const spots: readonly [number, number][] = [[0, -row + 20], [-wide / 2 - 18, 40], [wide / 2 + 18, 40]];
    const at = (shape: typeof face) => d.union(...spots.map(([x, y]) => shape.move(x, y)));
    if (look === 'line') {
      const bar = d.polygon([[-wide / 2, high], [wide / 2, high], [wide / 2 - slope, -100], [-wide / 2 + slope, -100]], 16);
      return [d.layer('bars', d.union(...spots.slice(1).map(([x, y]) => contour(bar, 46).move(x, y))), 'main'), d.layer('top bar', contour(bar, 46).move(spots[0]![0], spots[0]![1] - 0), 'second')];
    }
    if (look === 'cut') {
      const block = d.polygon([[-wide / 2, high], [wide / 2, high], [wide / 2 - slope, -100], [-wide / 2 + slope, -100]], 16);
      return [d.layer('bars', at(block), 'main')];
    }
    return [d.layer('faces', at(face), 'main'), d.layer('tops', at(top), 'second', { mono: 'ink' })];
  },
});
