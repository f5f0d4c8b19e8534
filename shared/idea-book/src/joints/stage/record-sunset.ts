import { idea } from '../../idea.ts';

/** A record that is a sunset by the sea. */
export const recordSunset = idea({
  id: 'record-sunset',
  title: 'Sunset on a record',
  says: 'The label of the record is the setting sun. Its grooves are the sky and the sea.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['vinyl-record'], trades: ['record-label', 'nightclub', 'music'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.03 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const half = (outer: number, inner: number) => d.sector(0, 0, outer, 180, 360, inner);
    const sky = line ? d.union(half(480, 440), half(386, 346), half(292, 252)) : d.union(half(480, 392), half(370, 322), half(300, 252));
    const label = half(204, 40);
    const sea = d.union(...[[34, 76], [146, 62], [244, 50], [330, 38], [404, 28]].map(([y, h]) => d.circle(0, 0, 480).intersect(d.rect(-500, y!, 1000, h!)))).withoutSlivers(300);
    return [d.layer('sky', sky, 'main'), d.layer('sun', label, 'second'), d.layer('sea', sea, 'main')];
  },
});
