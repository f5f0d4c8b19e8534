import { idea } from '../../idea.ts';

/** A snowflake of six skis. */
export const skiSnowflake = idea({
  id: 'ski-snowflake',
  title: 'Six skis, one flake',
  says: 'Six skis and their tracks make a snowflake.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['snow', 'snowflake', 'winter', 'ice', 'glacier', 'cold', 'star'] }, { things: ['ski', 'snowboard'], trades: ['skiing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    swapped: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 2, stem: 0.08 },
    seal: { manner: 'cut', vibes: ['geometric_minimal', 'classic_ornate', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { tracks: { label: 'Weight of the tracks', min: 44, max: 70, usual: 54 } },
  draw: (d, { look, params }) => {
    const ski = d.path('M-52 -104C-40 -200 -40 -300 -56 -410C-56 -480 -26 -520 0 -540C26 -520 56 -480 56 -410C40 -300 40 -200 52 -104Z').round(10, 0);
    const chevron = d.polyline([[-150, -350], [0, -200], [150, -350]]).stroke(params['tracks']!, { cap: 'round', join: 'miter' });
    const around = (shape: typeof ski) => d.union(...d.radial(shape, { count: 6 }));
    const skis = around(ski);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 520).subtract(skis.union(around(chevron.gapFrom(ski, 16))).scale(0.8)), 'main')];
    if (look === 'swapped') {
      // Each arm is a pair of skis whose tips turn outward.
      const weight = params['tracks']! + 8;
      const one = d.line(`M${weight / 2 + 10} -220V-330C${weight / 2 + 10} -420 70 -460 150 -510`).stroke(weight, { cap: 'round' });
      const left = one.flipX(0);
      return [d.layer('left skis', around(left), 'main', { mono: 'ink' }), d.layer('right skis', around(one), 'second', { mono: 'ink' })];
    }
    return [d.layer('skis', skis, 'main'), d.layer('tracks', around(chevron.gapFrom(ski, 14)), 'second', { mono: 'ink' })];
  },
});
