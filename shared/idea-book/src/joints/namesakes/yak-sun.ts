import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A shaggy yak that carries the sun between its horns. */
export const yakSun = idea({
  id: 'yak-sun',
  title: 'The yak brings the sun',
  says: 'Between the horns of the shaggy yak rises the sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['yak'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { sun: { label: 'Sun', min: 130, max: 180, usual: 160 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [sun, gap, pen] = [params['sun']!, params['gap']!, 40];
    const hair = d.path('M0 -180C180 -180 330 -110 340 60C344 140 330 240 290 330C270 290 246 250 232 200C226 270 196 320 150 370C132 320 116 270 108 210C92 260 50 300 0 330C-50 300 -92 260 -108 210C-116 270 -132 320 -150 370C-196 320 -226 270 -232 200C-246 250 -270 290 -290 330C-330 240 -344 140 -340 60C-330 -110 -180 -180 0 -180Z').round(5, 8);
    const slits = d.mirror(d.line('M108 216C106 140 84 60 60 0').stroke(gap * 0.8, { cap: 'round' }).union(d.line('M232 206C232 130 206 40 166 -30').stroke(gap * 0.8, { cap: 'round' })));
    const horn = d.line('M180 -70C330 -60 450 -130 460 -290C464 -380 420 -460 330 -520').brush((t) => 130 * (1 - t ** 1.8) ** 0.8 + 8, { samples: 50 });
    const horns = d.mirror(horn).gapFrom(hair, gap);
    const muzzle = d.path('M-190 260C-200 440 -130 540 0 540C130 540 200 440 190 260Z');
    const nostrils = d.mirror(d.ellipse(70, 450, 24, 34).rotate(20, [70, 450]));
    const rim = d.circle(0, -330, sun).gapFrom(hair, gap);
    if (look === 'line') return [d.layer('yak', d.union(contour(muzzle, pen).gapFrom(hair, 0), contour(hair, pen), slits, contour(d.mirror(horn), pen).gapFrom(hair, 0), nostrils), 'main'), d.layer('sun', contour(rim, pen), 'second')];
    const yak = d.union(hair.subtract(slits), horns, muzzle.subtract(nostrils).gapFrom(hair, gap));
    if (look === 'cut') return [d.layer('yak', yak.union(rim), 'main')];
    return [d.layer('yak', yak, 'main'), d.layer('sun', rim, 'second')];
  },
});
