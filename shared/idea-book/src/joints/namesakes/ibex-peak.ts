import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** An ibex whose face is a mountain upside down. */
export const ibexPeak = idea({
  id: 'ibex-peak',
  title: ({ things }) => `The ${things[0]} and its peak`,
  says: ({ things }) => `The face of the ${things[0]} is a mountain upside down: its muzzle is the snowy peak.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ibex', 'goat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { horns: { label: 'Horns', min: 110, max: 150, usual: 130 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [thick, gap, pen] = [params['horns']!, params['gap']!, 40];
    const way = d.line('M70 -60C70 -330 180 -520 330 -520C470 -520 540 -380 500 -190');
    const horn = way.brush((t) => thick * (1 - 0.9 * t ** 1.7), { samples: 50, ends: 'round' });
    const rings = [0.16, 0.3, 0.44, 0.58].map((t) => d.polyline([[0, -200], [0, 200]]).stroke(gap * 0.86).rotate(way.angleAt(t)).move(...way.pointAt(t)));
    const ridged = horn.subtract(...rings);
    const face = d.mirror(d.path('M0 -50H150L230 50L0 580Z')).round(10, 0);
    const ear = d.leaf([190, 30], [440, 70], 0.22, 0.3);
    const eyes = d.mirror(d.leaf([60, 130], [160, 90], 0.3));
    const line = d.polygon([[-300, 700], [-300, 330], [-120, 330], [-66, 380], [0, 310], [66, 380], [120, 330], [300, 330], [300, 700]]);
    const snow = face.intersect(line);
    const horns = d.mirror(ridged).gapFrom(face, gap);
    const ears = d.mirror(ear).gapFrom(face, gap);
    if (look === 'line') return [d.layer('horns', d.mirror(contour(horn, pen)).gapFrom(face, 12), 'second'), d.layer('head', contour(face, pen).union(contour(d.mirror(ear), 34).gapFrom(face, 12), eyes, d.polyline([[-140, 330], [-66, 390], [0, 320], [66, 390], [140, 330]]).stroke(34, { join: 'miter' }).intersect(face)), 'main')];
    const head = face.subtract(eyes, line.grow(gap, 'miter')).union(ears);
    const other = look === 'cut' ? 'main' : 'second';
    return [d.layer('head', head.union(horns), 'main'), d.layer('snow', snow, other)];
  },
});
