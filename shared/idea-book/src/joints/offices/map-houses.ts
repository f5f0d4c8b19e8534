import { idea } from '../../idea.ts';

/** A folded map that is a row of houses. */
export const mapHouses = idea({
  id: 'map-houses',
  title: 'Your street on the map',
  says: 'The folded map is a row of houses: every fold has a roof.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
  },
  params: { roof: { label: 'Height of the roofs', min: 150, max: 230, usual: 190 }, fold: { label: 'Depth of the folds', min: 70, max: 130, usual: 100 } },
  draw: (d, { look, params }) => {
    const [roof, fold] = [params['roof']!, params['fold']!];
    const [w, gap, top, bottom] = [330, 26, -180, 380];
    const panel = (i: number) => {
      const [left, right] = [-1.5 * w + i * w + gap / 2, -0.5 * w + i * w - gap / 2];
      const [dl, dr] = i % 2 === 0 ? [0, fold] : [fold, 0];
      return d.polygon([[left, top + dl], [(left + right) / 2, top + (dl + dr) / 2 - roof], [right, top + dr], [right, bottom + dr], [left, bottom + dl]], 10);
    };
    const at = (i: number, x: number, y: number): [number, number] => [-1.5 * w + (i + x) * w, y + (i % 2 === 0 ? x : 1 - x) * fold];
    const road = d.through([at(0, -0.2, 330), at(0, 0.5, 190), at(0, 1, 170), at(1, 0.5, 250), at(2, 0, 300), at(2, 0.5, 210), at(2, 1.2, 60)]).stroke(54);
    const pane = (i: number) => d.polygon([at(i, 0.34, -110), at(i, 0.66, -110), at(i, 0.66, 10), at(i, 0.34, 10)], 0);
    const houses = [0, 1, 2].map((i) => panel(i).subtract(pane(i), road));
    if (look === 'cut') return [d.layer('map', d.union(...houses), 'main', { mono: 'ink' })];
    if (look === 'tone') return houses.map((shape, i) => d.layer(`fold ${i + 1}`, shape, { tint: 'main', by: [0, 0.35, 0.1][i]! }, { mono: 'ink' }));
    return [d.layer('outer folds', houses[0]!.union(houses[2]!), 'main', { mono: 'ink' }), d.layer('middle fold', houses[1]!, 'second', { mono: 'ink' })];
  },
});
