import { idea } from '../../idea.ts';

/** An island in front of a sun that the sea reflects. */
export const islandSun = idea({
  id: 'island-sun',
  title: 'A world of its own',
  says: 'The sun and its reflection make one round world, with an island in the middle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['island', 'beach', 'oasis', 'palm', 'sunset', 'horizon'], trades: ['travel', 'hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'geometric_minimal'], colors: 2, stem: 0.07 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { sea: { label: 'Sea', min: 0.75, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const disc = d.circle(0, 0, 430);
    const sun = disc.intersect(d.rect(-500, -500, 1000, 520));
    const mound = d.path('M-330 20C-230 -60 -110 -70 0 -70C110 -70 230 -60 330 20Z');
    const trunk = d.curve([-20, -20], [-10, -120], [20, -190], [90, -240]).brush([58, 46, 36]);
    const frond = (x: number, y: number, bend: number) => d.path(`M90 -240C${90 + x * 0.25} ${-240 + y - bend} ${90 + x * 0.8} ${-240 + y - bend * 0.6} ${90 + x} ${-240 + y}C${90 + x * 0.75} ${-240 + y - bend * 0.06} ${90 + x * 0.4} ${-240 + y * 0.55} 90 -240Z`);
    const palm = d.union(mound, trunk, frond(-230, 90, 180), frond(-190, -10, 130), frond(200, 100, 180), frond(190, 0, 130), frond(-60, -110, 30).union(d.circle(90, -236, 26)));
    const bands = [[48, 62], [146, 54], [236, 46], [318, 38]].map(([y, h]) => disc.intersect(d.rect(-500, y!, 1000, h! * params['sea']!)));
    if (look === 'cut') return [d.layer('sun', sun.subtract(palm.grow(4)).withoutSlivers(1500), 'main'), d.layer('sea', d.union(...bands), 'main')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -430], to: [0, 40] } as const) : 'second';
    return [d.layer('sun', sun.gapFrom(palm, 16).withoutSlivers(1500), paint), d.layer('island', palm, 'main', { mono: 'ink' }), d.layer('sea', d.union(...bands), 'main')];
  },
});
