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
  },
  draw: (d, { look }) => {
    const bodies = d.circle(0, 0, 330).subtract(d.star(5, 352, 150)).pieces().slice(0, 5).map((piece) => piece.round(10, 0));
    const heads = d.radial(d.circle(0, 440, 92), { count: 5 });
    if (look === 'solid') return [d.layer('bodies', d.union(...bodies), 'main'), d.layer('heads', d.union(...heads), 'second', { mono: 'ink' })];
    const paints = ['main', 'second', 'third', 'fourth', { tint: 'main', by: 0.4 }] as const;
    const order = bodies.toSorted((one, other) => Math.atan2(one.centroid[1], one.centroid[0]) - Math.atan2(other.centroid[1], other.centroid[0]));
    const crowns = heads.toSorted((one, other) => Math.atan2(one.centroid[1], one.centroid[0]) - Math.atan2(other.centroid[1], other.centroid[0]));
    return order.map((body, i) => d.layer(`person ${i + 1}`, body.union(crowns[i]!), paints[i]!, { mono: 'ink' }));
  },
});
