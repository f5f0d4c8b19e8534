import { idea } from '../../idea.ts';

/** An anglerfish that carries a lamp. */
export const anglerLamp = idea({
  id: 'angler-lamp',
  title: 'Brings its own light',
  says: 'The anglerfish carries a lamp before it, and always finds its way.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['lighting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { lamp: { label: 'Lamp size', min: 0.88, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['lamp']!;
    const pen = look === 'line' ? 46 : 54;
    const body = d.path('M-230 60C-230 -140 -60 -250 120 -250C270 -250 360 -160 400 -40C430 -100 480 -150 530 -160C560 -164 566 -130 556 -100C530 -20 530 60 556 140C566 170 560 204 530 200C480 190 430 150 400 100C350 260 230 360 60 360C-130 360 -270 270 -290 170C-200 190 -80 190 10 130C-80 140 -190 110 -230 60Z').round(14, 16);
    const eye = d.circle(-30, -70, 56);
    const pupil = d.circle(-42, -70, 24);
    const stalk = d.line('M60 -220C60 -400 -60 -500 -210 -480C-310 -466 -350 -390 -350 -320').stroke(pen, { cap: 'round' });
    const shade = d.path('M-350 -340C-440 -330 -500 -250 -500 -170H-200C-200 -250 -260 -330 -350 -340Z').round(12, 0).scale(k, k, [-350, -340]);
    const bulb = d.path('M-430 -140H-270C-270 -90 -304 -56 -350 -56C-396 -56 -430 -90 -430 -140Z').scale(k, k, [-350, -340]);
    const fin = d.line('M150 40C200 90 250 100 290 90').stroke(look === 'line' ? 44 : 36, { cap: 'round' });
    if (look === 'line') return [d.layer('fish', d.union(body.rim(46, 'round'), d.circle(-30, -70, 36), fin, stalk.subtract(body)), 'main', { mono: 'ink' }), d.layer('lamp', d.union(shade.gapFrom(stalk, -8), bulb), 'second', { mono: 'ink' })];
    const fish = d.union(body, stalk).subtract(eye, fin).union(pupil);
    if (look === 'cut') return [d.layer('fish', d.union(fish, shade, bulb), 'main')];
    return [d.layer('fish', d.union(fish, shade), 'main', { mono: 'ink' }), d.layer('light', bulb, 'second', { mono: 'ink' })];
  },
});
