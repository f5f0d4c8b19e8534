import { idea } from '../../idea.ts';

/** A mown lawn whose stripes go on as the rays of the sun. */
export const lawnSun = idea({
  id: 'lawn-sun',
  title: 'Sun on the lawn',
  says: 'The stripes of the mown lawn go on as the rays of the sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sun', 'sunrise', 'field', 'garden', 'meadow', 'hill', 'summer', 'horizon', 'dawn', 'grass'], trades: ['landscaping', 'gardening'] }, { trades: ['landscaping', 'gardening', 'agriculture', 'golf', 'farm-shop'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    tones: { manner: 'module', vibes: ['illustrative', 'organic_flowing'], colors: 2, stem: 0.08 },
  },
  params: { sun: { label: 'Sun size', min: 120, max: 210, usual: 160 }, gap: { label: 'Gap', min: 12, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const [r, gap, disc] = [450, params['gap']!, params['sun']!];
    const sky = d.rect(-600, -600, 1200, 600 - gap / 2);
    const ground = d.rect(-600, gap / 2, 1200, 700);
    const sun = d.circle(0, 0, disc).intersect(sky);
    const rays = [0, 1, 2, 3, 4, 5, 6].map((i) => d.sector(0, 0, r, 180 + (i * 180) / 7 + 4.5, 180 + ((i + 1) * 180) / 7 - 4.5, disc + 44).intersect(sky));
    const seams = [-1000, -560, -280, -95, 95, 280, 560, 1000].map((x) => d.polyline([[x * 0.28, 0], [x, r]]).stroke(gap));
    const lawn = d.circle(0, 0, r).intersect(ground).subtract(...seams).withoutSlivers(200).pieces().toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    if (look === 'one') return [d.layer('sun', d.union(sun, ...rays), 'main'), d.layer('lawn', d.union(...lawn), 'main')];
    return [d.layer('sun', d.union(sun, ...rays), 'second'), ...lawn.map((shape, i) => d.layer(`stripe ${i + 1}`, shape, i % 2 && look === 'tones' ? { tint: 'main', by: 0.3 } : 'main', { mono: 'ink' }))];
  },
});
