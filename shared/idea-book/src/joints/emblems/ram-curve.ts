import { idea } from '../../idea.ts';

/** A ram of one long curve. */
export const ramCurve = idea({
  id: 'ram-curve',
  title: 'The ram in one curve',
  says: 'The horns and the nose of the ram are one line that curls at both ends.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ram'] }],
  looks: {
    solid: { manner: 'brush', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.13 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.13 },
  },
  params: { horns: { label: 'Horn weight', min: 104, max: 146, usual: 128 } },
  draw: (d, { look, params }) => {
    const pen = params['horns']!;
    const curl = d.through([[0, -150], [90, -280], [250, -330], [410, -230], [450, -40], [360, 120], [220, 130], [160, 20], [230, -70]], { tension: 0.2 });
    const horn = curl.brush([pen * 0.9, pen * 1.15, pen * 1.2, pen * 1.15, pen, pen * 0.8, pen * 0.55, 26], { ends: 'round', samples: 90 });
    const horns = d.mirror(horn);
    const face = d.mirror(d.path('M0 -140L120 -60C140 60 110 200 96 300C84 400 50 460 0 470Z')).round(16, 0);
    const nose = d.path('M-60 356H60L0 436Z').round(10, 0);
    const eyes = d.mirror(d.circle(62, 96, 22));
    const head = face.gapFrom(horns, 24).withoutSlivers(900);
    if (look === 'cut') return [d.layer('ram', horns.union(head.subtract(nose, eyes)), 'main')];
    if (look === 'facets') {
      const rings = d.union(...[0.17, 0.26, 0.35, 0.44, 0.53, 0.62, 0.71].map((t) => {
        const [x, y] = curl.pointAt(t);
        return d.rect(-10, -120, 20, 240).rotate(curl.angleAt(t)).move(x, y);
      }));
      return [d.layer('horns', d.mirror(horn.subtract(rings).withoutSlivers(200)), 'main'), d.layer('head', head.subtract(eyes), 'second', { mono: 'ink' })];
    }
    return [d.layer('horns', horns, 'main'), d.layer('head', head.subtract(eyes, nose), 'second', { mono: 'ink' })];
  },
});
