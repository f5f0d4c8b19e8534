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
    waves: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.11 },
  },
  params: { sun: { label: 'Size of the sun', min: 168, max: 224, usual: 204 }, hole: { label: 'Size of the hole', min: 26, max: 62, usual: 40 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [disc, hole] = [params['sun']!, params['hole']!];
    const half = (outer: number, inner: number) => d.sector(0, 0, outer, 180, 360, inner);
    const sky = line ? d.union(half(480, 440), half(386, 346), half(292, 252)) : d.union(half(480, 392), half(370, 322), half(300, 252));
    const label = half(disc, hole);
    if (look === 'waves') {
      const troughs = d.union(...[0, 1, 2].map((i) => d.wave({ x: -540, y: 112 + i * 120, length: 1080, height: 44, waves: 3, phase: i / 2 }).stroke(34)));
      const water = d.sector(0, 0, 480, 0, 180).subtract(troughs, d.rect(-500, 0, 1000, 22)).withoutSlivers(900);
      return [d.layer('sky', half(480, disc + 130).union(half(disc + 96, disc + 34)), 'main'), d.layer('sun', label, 'second'), d.layer('sea', water, 'main')];
    }
    const sea = d.union(...[[34, 76], [146, 62], [244, 50], [330, 38], [404, 28]].map(([y, h]) => d.circle(0, 0, 480).intersect(d.rect(-500, y!, 1000, h!)))).withoutSlivers(300);
    return [d.layer('sky', sky, 'main'), d.layer('sun', label, 'second'), d.layer('sea', sea, 'main')];
  },
});
