import { idea } from '../../idea.ts';

/** A goat whose horns are the ring of a compass. */
export const goatCompass = idea({
  id: 'goat-compass',
  title: ({ things }) => `The ${things[0]} knows the way`,
  says: ({ things }) => `The horns of the ${things[0]} close to a ring, and its long face is the needle of a compass.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['goat', 'ibex'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.11 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.11 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.11 },
  },
  params: { horns: { label: 'Horn weight', min: 92, max: 132, usual: 112 }, needle: { label: 'Needle', min: 330, max: 400, usual: 370 } },
  draw: (d, { look, params }) => {
    const [pen, north] = [params['horns']!, params['needle']!];
    const horn = d.arc(0, -190, 276, 66, -82).brush([pen * 0.95, pen * 1.12, pen, pen * 0.7, 8], { ends: 'round' });
    const ring = d.mirror(horn);
    const face = d.mirror(d.path('M0 -30H140C156 80 128 180 96 290L0 520Z').round(6, 10));
    const needle = d.polygon([[-92, -70], [0, -70 - north + 30], [92, -70]]);
    const ear = d.mirror(d.leaf([130, 40], [390, 130], 0.12, 0.28).round(8, 0)).gapFrom(face, 22);
    const eyes = d.mirror(d.path('M44 96L104 70L96 130C76 136 54 124 44 96Z')).round(5, 0);
    const beard = d.polyline([[-200, 300], [0, 330], [200, 300]]).stroke(22);
    const head = face.subtract(eyes, beard);
    const horns = ring.gapFrom(face, 22);
    if (look === 'cut') return [d.layer('goat', d.union(head, horns, ear, needle), 'main')];
    if (look === 'facets') return [d.layer('goat', d.union(face.subtract(beard, d.rect(-9, -60, 18, 620), eyes), horns, ear), 'main'), d.layer('north', needle.subtract(d.rect(-9, -600, 18, 620)), 'second', { mono: 'ink' })];
    return [d.layer('goat', d.union(head, horns, ear), 'main'), d.layer('north', needle, 'second', { mono: 'ink' })];
  },
});
