import { idea } from '../../idea.ts';

/** A snowy mountain that is the roof of a house. */
export const peakRoof = idea({
  id: 'peak-roof',
  title: 'A mountain for a roof',
  says: 'The mountain is the roof of the house, with snow on the ridge.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'snow', 'hill', 'cabin', 'winter'] }, { things: ['roof', 'house'], trades: ['roofing', 'construction', 'architecture', 'real-estate', 'property-management', 'masonry', 'heating', 'insurance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
  },
  params: { walls: { label: 'Wall height', min: 220, max: 340, usual: 280 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['walls']!];
    const mountain = d.polygon([[-480, 110], [-60, -430], [150, -160], [230, -256], [480, 110]], 12);
    const line = d.polyline([[-700, -60], [-330, -60], [-196, -172], [-124, -76], [-50, -186], [30, -86], [90, -150], [150, -80], [700, -560]]);
    const cap = mountain.intersect(line.then(d.polyline([[700, -560], [700, -900], [-700, -900]])).fill()).withoutSlivers(900);
    const rock = mountain.gapFrom(cap, gap);
    const walls = d.rect(-330, 110 + gap, 660, high, [0, 0, 12, 12]).subtract(d.rect(-64, 220, 128, 300));
    if (look === 'line') {
      const pen = { join: 'round', cap: 'round' } as const;
      const ridge = d.polyline([[-470, 110], [-60, -410], [150, -140], [230, -236], [470, 110], [-470, 110]]).stroke(36, pen);
      const snow = d.polyline([[-250, -164], [-196, -196], [-124, -80], [-50, -196], [30, -90], [96, -200]]).stroke(36, pen).intersect(d.polygon([[-450, 90], [-60, -410], [330, 90]]));
      return [d.layer('ridge', ridge.union(d.line(`M-320 110V${110 + high}H-64V230H64V${110 + high}H320V110`).stroke(36, pen)), 'main'), d.layer('snow', snow.gapFrom(ridge, 14).intersect(mountain), 'second')];
    }
    const lead = look === 'cut' ? 'main' : 'second';
    return [d.layer('mountain', rock, 'main', { mono: 'ink' }), d.layer('snow', cap, lead, { mono: 'ink' }), d.layer('walls', walls, 'main', { mono: 'ink' })];
  },
});
