import { idea } from '../../idea.ts';

/** A steering wheel: its lower spoke is a road that runs to the horizon, its hub the rising sun. */
export const wheelRoad = idea({
  id: 'wheel-road',
  title: 'The road in your hands',
  says: 'The lower spoke of the steering wheel is a road that runs toward the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['driving-school', 'car-rental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { sun: { label: 'Sun', min: 110, max: 180, usual: 145 }, road: { label: 'Road width', min: 150, max: 230, usual: 190 } },
  draw: (d, { look, params }) => {
    const [sun, road] = [params['sun']!, params['road']!];
    const r = 480;
    const gap = 28;
    const disc = d.circle(0, 0, r);
    const dome = d.sector(0, 0, sun, 180, 360);
    if (look === 'line') {
      const pen = 44;
      const sides = d.mirror(d.polyline([[60, pen / 2], [road + 10, r]]).stroke(pen));
      const horizon = d.rect(-r + 10, -pen / 2, 2 * r - 20, pen);
      const dash = d.rect(-pen / 2, 190, pen, 120, pen / 2);
      return [d.layer('wheel', d.union(disc.rim(pen), horizon, sides.intersect(d.rect(-r, 0, 2 * r, r))).intersect(disc).union(dash), 'main'), d.layer('sun', d.sector(0, -pen / 2 - gap, sun, 180, 360), 'second', { mono: 'ink' })];
    }
    const inside = d.circle(0, 0, r - 108);
    const lane = d.polygon([[-50, 0], [50, 0], [road, r], [-road, r]]);
    const dashes = d.union(d.polygon([[-14, 160], [14, 160], [20, 250], [-20, 250]]), d.polygon([[-24, 310], [24, 310], [32, 420], [-32, 420]]));
    if (look === 'cut') {
      const lower = inside.intersect(d.rect(-r, gap, 2 * r, r)).subtract(lane).round(20, 0);
      const upper = inside.intersect(d.rect(-r, -r, 2 * r, r - gap)).subtract(d.sector(0, -gap, sun + 40, 180, 360)).round(20, 0);
      return [d.layer('wheel', disc.subtract(lower, upper, dashes), 'main')];
    }
    const spokes = d.rect(-r + 60, 0, 2 * r - 120, 108).intersect(disc);
    const wheel = d.union(d.ring(0, 0, r, r - 108), spokes, lane.intersect(disc)).round(0, 20).subtract(dashes);
    return [d.layer('wheel', wheel, 'main'), d.layer('sun', dome.move(0, -gap), 'second', { mono: 'ink' })];
  },
});
