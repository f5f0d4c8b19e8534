import { idea } from '../../idea.ts';

/** A sundial that shows the hour. */
export const sundialHour = idea({
  id: 'sundial-hour',
  title: 'The sun tells the hour',
  says: 'The dial is a half sun with an hour on every ray; the shadow of the gnomon falls on one of them.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sundial'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    full: { manner: 'print', vibes: ['illustrative', 'tech_sharp'], colors: 2, stem: 0.13 },
  },
  params: { hour: { label: 'Hour', min: 1, max: 6, usual: 6 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const hour = Math.round(params['hour']!);
    const n = 8;
    const R = 500;
    const [cx, cy] = [0, 240];
    const rays = Array.from({ length: n }, (_, i) => {
      const ray = d.sector(cx, cy, R, 180 + (i * 180) / n, 180 + ((i + 1) * 180) / n, 200);
      const edges = [i, i + 1].map((k) => d.polyline([[cx, cy], [cx + 800 * Math.cos(Math.PI + (k * Math.PI) / n), cy + 800 * Math.sin(Math.PI + (k * Math.PI) / n)]]).stroke(gap));
      return ray.subtract(...edges);
    });
    const shadow = rays[hour]!.union(d.sector(cx, cy, R, 180 + (hour * 180) / n, 180 + ((hour + 1) * 180) / n, 0).subtract(d.circle(cx, cy, 60)).subtract(...[hour, hour + 1].map((k) => d.polyline([[cx, cy], [cx + 800 * Math.cos(Math.PI + (k * Math.PI) / n), cy + 800 * Math.sin(Math.PI + (k * Math.PI) / n)]]).stroke(gap))));
    const others = d.union(...rays.filter((_, i) => i !== hour));
    const half = d.sector(cx, cy, 200 - gap, 180, 360).subtract(shadow.grow(gap)).withoutSlivers(500);
    const base = d.rect(-R, cy + gap, 2 * R, 90, 45);

    if (look === 'cut') return [d.layer('sundial', d.union(others, half, base), 'main')];
    if (look === 'full') return [d.layer('sundial', d.union(others, base), 'second', { mono: 'ink' }), d.layer('shadow', shadow.union(half), 'main')];
    return [d.layer('sundial', d.union(others, half, base), 'main'), d.layer('shadow', shadow, 'second', { mono: 'ink' })];
  },
});
