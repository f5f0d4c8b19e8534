import { idea } from '../../idea.ts';

/** A badger whose stripe is a road. */
export const badgerRoad = idea({
  id: 'badger-road',
  title: 'The road of the badger',
  says: 'The stripe on the face of the badger is a road that leads straight ahead.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['badger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.15 },
  },
  params: { road: { label: 'Road', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const wide = params['road']!;
    const soft = d.mirror(d.path('M0 -420C90 -430 160 -410 210 -370C250 -430 370 -420 370 -320C370 -270 340 -240 310 -230C370 -120 400 0 360 110C300 190 190 210 140 300C120 380 90 470 0 470Z')).round(12, 12);
    const sharp = d.mirror(d.polygon([[0, -420], [190, -400], [300, -440], [380, -330], [320, -220], [410, 60], [330, 150], [150, 280], [90, 450], [0, 480]]));
    const head = look === 'facets' ? sharp : soft;
    const road = d.polygon([[-110 * wide, -600], [110 * wide, -600], [44, 300], [-44, 300]]);
    const cheek = d.mirror(look === 'facets' ? d.polygon([[264, -160], [340, 40], [160, 226], [206, 20]]) : d.path('M262 -170C330 -60 360 40 330 90C270 150 190 160 130 260C150 120 190 60 220 -20C240 -70 250 -110 262 -170Z').round(8, 0).shrink(13, 'round'));
    const eyes = d.mirror(d.circle(146, -56, 30));
    const dashes = d.union(...[[-390, 130, 38], [-190, 110, 32], [-20, 90, 26], [128, 70, 22]].map(([y, long, w]) => d.rect(-w! / 2, y!, w!, long!, 6)));
    const fur = head.subtract(road, cheek, eyes).withoutSlivers(600);
    const marks = dashes.intersect(head);
    if (look === 'cut') return [d.layer('badger', fur.union(marks), 'main')];
    return [d.layer('badger', fur, 'main'), d.layer('road', marks, 'second', { mono: 'ink' })];
  },
});
