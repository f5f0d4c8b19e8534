import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A squirrel and its tail are the two halves of a heart. */
export const squirrelHeart = idea({
  id: 'squirrel-heart',
  title: 'All heart and tail',
  says: 'The squirrel is one half of the heart, and its tail is the other.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['squirrel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 42;
    const left = d.path('M-20 -190C-40 -330 -130 -400 -240 -400C-370 -400 -470 -310 -490 -230C-496 -180 -440 -160 -350 -158C-300 -150 -270 -110 -284 -50C-300 0 -340 26 -420 20C-470 20 -470 86 -420 92C-380 96 -340 100 -320 130C-250 270 -140 380 0 470C-60 330 60 160 40 10C30 -70 -10 -120 -20 -190Z').round(16, 10);
    const ear = d.leaf([-190, -330], [-150, -570], 0.24);
    const tail = d.path('M0 470C210 330 470 120 470 -140C470 -300 370 -410 230 -410C110 -410 20 -330 0 -220C60 -130 90 -70 90 20C90 160 -20 330 0 470Z').round(16, 0);
    const curl = d.line('M110 -30C150 -180 300 -150 290 -40C284 20 220 30 210 -10').stroke(gap, { cap: 'round' });
    const nut = d.circle(-424, -66, 64);
    const eye = d.circle(-270, -250, 32);
    const body = d.union(left, ear).gapFrom(tail, gap);
    if (look === 'line') return [d.layer('squirrel', contour(body, pen).union(eye), 'main'), d.layer('nut', nut.scale(0.9, 0.9, [-424, -66]), 'second'), d.layer('tail', contour(tail, pen), 'second', { mono: 'ink' })];
    return [d.layer('squirrel', body.subtract(eye).gapFrom(nut, gap), 'main'), d.layer('nut', nut, look === 'cut' ? 'main' : 'second'), d.layer('tail', look === 'cut' ? tail.subtract(curl) : tail, look === 'cut' ? 'main' : 'second')];
  },
});
