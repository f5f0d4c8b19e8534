import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A hare whose ears are two leaves. */
export const hareLeaves = idea({
  id: 'hare-leaves',
  title: ({ things }) => `The ${things[0]} listens with leaves`,
  says: ({ things }) => `The ears of the ${things[0]} are the first two leaves of spring.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hare', 'rabbit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { ears: { label: 'Ears', min: 420, max: 520, usual: 480 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [ears, gap, pen] = [params['ears']!, params['gap']!, 40];
    const body = d.path('M-420 -20C-420 -110 -310 -190 -190 -190C-80 -190 -20 -140 20 -60C70 40 200 40 300 140C400 240 420 380 380 490H-250C-250 420 -200 400 -160 400C-190 300 -200 210 -210 130C-330 140 -420 80 -420 -20Z').round(24, 20);
    const tail = d.circle(420, 400, 84);
    const thigh = d.line('M60 500C-30 330 60 190 210 196').stroke(gap, { cap: 'round' });
    const ear = (lean: number) => d.leaf([-80, -170], [-80, -170 - ears], 0.2).rotate(lean, [-80, -170]);
    const vein = (lean: number) => d.line(`M-80 ${-170 - ears * 0.26}V${-170 - ears * 0.68}`).stroke(gap * 0.9, { cap: 'round' }).rotate(lean, [-80, -170]);
    const eye = d.circle(-230, -60, 32);
    const back = ear(46).gapFrom(ear(4), gap);
    if (look === 'line') return [d.layer('hare', contour(body.union(tail), pen).union(eye, d.line('M70 470C10 330 80 210 200 210').stroke(pen, { cap: 'round' })), 'main'), d.layer('ears', contour(ear(0), pen).union(contour(ear(48), pen).gapFrom(ear(0), 0)).gapFrom(body, 16), 'second')];
    if (look === 'cut') return [d.layer('hare', d.union(body.subtract(eye, thigh), ear(4).subtract(vein(4)), back.subtract(vein(46)), tail.gapFrom(body, gap)), 'main')];
    return [d.layer('hare', body.subtract(eye, thigh), 'main'), d.layer('ears', ear(4).subtract(vein(4)).union(back.subtract(vein(46)), tail).gapFrom(body, gap), 'second')];
  },
});
