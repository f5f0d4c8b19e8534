import { idea } from '../../idea.ts';

/** A parcel whose tape is a road. */
export const parcelRoad = idea({
  id: 'parcel-road',
  title: 'Every parcel a road',
  says: 'The tape on the parcel is the road that it takes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['delivery', 'logistics', 'moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
    tape: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, road: { label: 'Width of the road', min: 0.3, max: 0.42, usual: 0.36 } },
  draw: (d, { look, params }) => {
    const [gap, wide] = [params['gap']!, params['road']!];
    const r = 540;
    const [w, h] = [r * Math.cos(Math.PI / 6), r / 2];
    const cube = d.polygon([[0, -r], [w, -h], [w, h], [0, r], [-w, h], [-w, -h]]);
    // A point of the top face, and of the left face, each by its two edges.
    const top = (u: number, v: number): [number, number] => [-w + w * u + w * v, -h + h * u - h * v];
    const side = (u: number, v: number): [number, number] => [-w + w * u, -h + h * u + r * v];
    const [a, b] = [0.5 - wide / 2, 0.5 + wide / 2];
    const road = d.polygon([top(a, 1.1), top(a, 0), side(a, 1.1), side(b, 1.1), top(b, 0), top(b, 1.1)]);
    const t = 0.034;
    const dashes = d.union(
      ...[0.08, 0.42, 0.76].map((v) => d.polygon([top(0.5 - t, v), top(0.5 + t, v), top(0.5 + t, v + 0.2), top(0.5 - t, v + 0.2)])),
      ...[0.06, 0.38, 0.7].map((v) => d.polygon([side(0.5 - t, v), side(0.5 + t, v), side(0.5 + t, v + 0.2), side(0.5 - t, v + 0.2)])),
    );
    const corner = d.union(d.polyline([[0, 0], [0, r + 50]]).stroke(gap), d.polyline([[0, 0], [w + 60, -h - 35]]).stroke(gap), d.polyline([[0, 0], [-w - 60, -h - 35]]).stroke(gap));
    const box = cube.round(40, 0);
    if (look === 'tape') return [d.layer('box', box.subtract(road, corner), 'main', { mono: 'ink' }), d.layer('road', road.shrink(gap).intersect(box).subtract(dashes), 'second', { mono: 'ink' })];
    return look === 'one' ? [d.layer('parcel', box.subtract(road, corner).union(dashes), 'main')] : [d.layer('box', box.subtract(road, corner), 'main', { mono: 'ink' }), d.layer('line', dashes, 'second', { mono: 'ink' })];
  },
});
