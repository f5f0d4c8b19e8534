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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { mane: { label: 'Mane', min: 450, max: 550, usual: 500 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const mane = params['mane']!;
    const ray = d.fitSector(d.path(`M0 -230L-120 -230C-110 -330 -60 -430 0 ${-mane}C60 -430 110 -330 120 -230Z`), { count: 16, gap: 16 }).subtract(d.circle(0, 0, 262));
    const rays = d.union(...d.radial(ray.round(6, 0), { count: 16 }));
    const face = d.circle(0, 0, 246);
    const eyes = d.mirror(d.leaf([-170, -56], [-86, -20], 0.3));
    const nose = d.mirror(d.path('M0 60H-64C-80 60 -80 80 -66 90L0 140Z')).round(10, 0);
    const mouth = d.mirror(d.line('M0 130V180C-20 214 -70 220 -100 190').stroke(24, { cap: 'round' }));
    const bridge = d.mirror(d.line('M-52 40C-44 -30 -50 -80 -100 -110').stroke(24, { cap: 'round' }));
    const features = d.union(eyes, nose, mouth, bridge);
    if (look === 'cut') {
      const sun = d.star(16, mane, mane * 0.8).round(10, 10);
      const bold = d.union(d.mirror(d.leaf([-176, -70], [-70, -24], 0.34)), d.mirror(d.path('M0 50H-80C-96 50 -96 74 -80 86L0 150Z')).round(10, 0), d.mirror(d.line('M0 130V184C-20 222 -80 228 -112 190').stroke(36, { cap: 'round' })));
      return [d.layer('lion', sun.subtract(d.circle(0, 0, 290)).union(bold.scale(1.06)), 'main')];
    }
    return line ? [d.layer('mane', d.union(...d.radial(d.polyline([[0, -330], [0, 20 - mane]]).stroke(54, { cap: 'round' }), { count: 16 })), 'second'), d.layer('face', features, 'main')] : [d.layer('mane', rays, 'main'), d.layer('face', face, 'second'), d.layer('features', features, 'main')];
  },
});
