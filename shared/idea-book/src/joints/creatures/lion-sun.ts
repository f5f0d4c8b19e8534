import { idea } from '../../idea.ts';

/** A lion whose mane is the sun. */
export const lionSun = idea({
  id: 'lion-sun',
  title: 'The sun in its mane',
  says: 'The lion’s mane is the sun: sixteen equal rays around a calm face.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['lion'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const ray = d.fitSector(d.path('M0 -230L-120 -230C-110 -330 -60 -430 0 -500C60 -430 110 -330 120 -230Z'), { count: 16, gap: 16 }).subtract(d.circle(0, 0, 262));
    const rays = d.union(...d.radial(ray.round(6, 0), { count: 16 }));
    const face = d.circle(0, 0, 246);
    const eyes = d.mirror(d.leaf([-170, -56], [-86, -20], 0.3));
    const nose = d.mirror(d.path('M0 60H-64C-80 60 -80 80 -66 90L0 140Z')).round(10, 0);
    const mouth = d.mirror(d.line('M0 130V180C-20 214 -70 220 -100 190').stroke(24, { cap: 'round' }));
    const bridge = d.mirror(d.line('M-52 40C-44 -30 -50 -80 -100 -110').stroke(24, { cap: 'round' }));
    const features = d.union(eyes, nose, mouth, bridge);
    return line ? [d.layer('mane', d.union(...d.radial(d.polyline([[0, -330], [0, -480]]).stroke(54, { cap: 'round' }), { count: 16 })), 'second'), d.layer('face', features, 'main')] : [d.layer('mane', rays, 'main'), d.layer('face', face, 'second'), d.layer('features', features, 'main')];
  },
});
