import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A lynx whose tufted ears are two peaks with snow. */
export const lynxPeaks = idea({
  id: 'lynx-peaks',
  title: 'The lynx and its two peaks',
  says: 'The tufted ears of the lynx are two mountains with snow on their peaks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lynx'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { ears: { label: 'Ears', min: 520, max: 640, usual: 590 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [ears, gap, pen] = [params['ears']!, params['gap']!, 40];
    // The round face of a cat between ears that end in a tuft and whiskers that hang in two points.
    const half = d.path(`M0 -230C60 -230 110 -226 150 -214L300 -430L356 ${-ears}L400 -430L440 -100C450 -10 440 60 470 150L560 330C500 330 440 320 400 300L420 440C340 430 270 400 220 370C160 420 80 440 0 440Z`);
    const face = d.mirror(half).round(6, 10);
    const above = d.polygon([[600, -700], [600, -330], [440, -330], [390, -270], [340, -340], [285, -260], [230, -330], [0, -330], [0, -700]]);
    const snow = face.intersect(d.mirror(above));
    const eyes = d.mirror(d.path('M96 30C150 -40 230 -66 310 -60C300 20 250 70 180 70C140 70 110 56 96 30Z').round(6, 0).subtract(d.ellipse(206, 4, 26, 50)));
    const nose = d.mirror(d.path('M0 190H84C88 226 40 250 12 270V330H0Z')).round(8, 4);
    const mouth = d.mirror(d.line('M0 322C30 356 90 356 130 330').stroke(gap, { cap: 'round' }));
    const crest = d.mirror(d.polyline([[180, -292], [230, -314], [285, -244], [340, -324], [390, -254], [460, -330]]).stroke(gap + 4, { join: 'miter' }));
    if (look === 'line') return [d.layer('face', contour(face, pen).union(d.mirror(d.polyline([[190, -270], [230, -314], [285, -244], [340, -324], [390, -254], [430, -300]]).stroke(34, { join: 'miter' })).intersect(face), eyes.scale(0.9, 0.9, [0, 10])), 'main'), d.layer('nose', nose.union(mouth), 'second')];
    if (look === 'cut') return [d.layer('lynx', face.subtract(crest, eyes, nose, mouth), 'main')];
    return [d.layer('face', face.subtract(d.mirror(above).grow(gap, 'miter'), eyes, nose, mouth), 'main'), d.layer('snow', snow, 'second')];
  },
});
