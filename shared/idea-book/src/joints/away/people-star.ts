import { idea } from '../../idea.ts';

/** Five people around a star. */
export const peopleStar = idea({
  id: 'people-star',
  title: 'The star between us',
  says: 'Five people stand in a circle; the space between them is a star.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['star', 'family', 'crowd', 'friendship', 'union', 'north-star', 'hope', 'holding-hands', 'person'], trades: ['community', 'charity', 'nonprofit', 'politics', 'coworking', 'recruiting'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    colors: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract', 'modern_flat'], colors: 4, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.04 },
  },
  params: { star: { label: 'Star weight', min: 124, max: 186, usual: 150 }, heads: { label: 'Head size', min: 74, max: 106, usual: 92 } },
  draw: (d, { look, params }) => {
    const bodies = d.circle(0, 0, 330).subtract(d.star(5, 352, params['star']!)).pieces().slice(0, 5).map((piece) => piece.round(10, 0));
    const heads = d.radial(d.circle(0, 440, params['heads']!), { count: 5 });
    if (look === 'line') {
      const rims = bodies.map((piece) => piece.grow(12).rim(40, 'round'));
      const rings = d.radial(d.ring(0, 446, params['heads']!, params['heads']! - 40), { count: 5 });
      return [d.layer('bodies', d.union(...rims), 'main'), d.layer('heads', d.union(...rings), 'second', { mono: 'ink' })];
    }
    if (look === 'solid') return [d.layer('bodies', d.union(...bodies), 'main'), d.layer('heads', d.union(...heads), 'second', { mono: 'ink' })];
    const paints = ['main', 'second', 'third', 'fourth', { tint: 'main', by: 0.4 }] as const;
    const order = bodies.toSorted((one, other) => Math.atan2(one.centroid[1], one.centroid[0]) - Math.atan2(other.centroid[1], other.centroid[0]));
    const crowns = heads.toSorted((one, other) => Math.atan2(one.centroid[1], one.centroid[0]) - Math.atan2(other.centroid[1], other.centroid[0]));
    return order.map((body, i) => d.layer(`person ${i + 1}`, body.union(crowns[i]!), paints[i]!, { mono: 'ink' }));
  },
});
