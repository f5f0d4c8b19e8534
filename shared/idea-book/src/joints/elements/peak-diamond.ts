import { idea } from '../../idea.ts';

/** A mountain whose reflection is cut like a diamond. */
export const peakDiamond = idea({
  id: 'peak-diamond',
  title: 'Mountain and diamond',
  says: 'The mountain is mirrored in a lake, and the two make a cut diamond.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mountain', 'peak', 'gem', 'diamond', 'lake', 'crystal', 'hill'], trades: ['jewelry', 'mining'] }],
  looks: {
    facets: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { depth: { label: 'Depth', min: 370, max: 540, usual: 450 } },
  draw: (d, { look, params }) => {
    const mountain = d.polygon([[-470, -16], [-190, -270], [-130, -216], [40, -430], [470, -16]]);
    const shade = d.polygon([[40, -430], [470, -16], [110, -16], [20, -150], [110, -260]]);
    const depth = params['depth']!;
    const facets = [[-470, -160], [-160, 160], [160, 470]].map(([from, to]) => d.polygon([[from!, 16], [to!, 16], [0, depth]]));
    const knives = d.union(...[-160, 160].map((x) => d.polyline([[x, 0], [0, depth + 16]]).stroke(22)));
    if (look === 'print') {
      const lake = 40;
      const peak = d.polygon([[-440, lake], [-440, -lake], [-200, -250], [-136, -190], [40, -420], [440, -lake], [440, lake]]);
      const gem = d.polygon([[-440, -lake], [440, -lake], [440, lake], [0, depth], [-440, lake]]).subtract(...[-1, 1].map((side) => d.polyline([[side * 150, lake], [0, depth + 16]]).stroke(24).intersect(d.rect(-900, lake, 1800, 900)))).withoutSlivers(400);
      return d.overprint([{ shape: peak, ink: 'main' }, { shape: gem, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('mountain', d.polyline([[-452, -30], [-190, -262], [-130, -206], [40, -410], [452, -30]], { closed: true }).stroke(38, { join: 'round' }), 'main'), d.layer('diamond', d.polyline([[-452, 36], [0, depth - 6], [452, 36]], { closed: true }).stroke(38, { join: 'round' }).union(d.polyline([[-150, 36], [0, depth - 6], [150, 36]]).stroke(34, { join: 'round' })).filled().intersect(d.union(d.polyline([[-452, 36], [0, depth - 6], [452, 36]], { closed: true }).stroke(38, { join: 'round' }), d.polyline([[-150, 36], [0, depth - 6], [150, 36]]).stroke(34, { join: 'round' }))), 'second')];
    const [left, middle, right] = facets.map((one) => one.subtract(knives).withoutSlivers(200));
    return [d.layer('mountain', mountain.gapFrom(shade, 20), 'main'), d.layer('shade', shade, { tint: 'main', by: -0.35 }, { mono: 'ink' }), d.layer('facets', left!.union(right!), 'second'), d.layer('table', middle!, { tint: 'second', by: 0.4 }, { mono: 'ink' })];
  },
});
