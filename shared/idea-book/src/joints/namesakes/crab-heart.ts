import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A crab whose shell is a heart. */
export const crabHeart = idea({
  id: 'crab-heart',
  title: 'A crab with a heart',
  says: 'The shell of the crab is a heart, and it lifts its claws in welcome.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crab'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { shell: { label: 'Shell', min: 560, max: 660, usual: 610 }, legs: { label: 'Legs', min: 44, max: 62, usual: 54 } },
  draw: (d, { look, params }) => {
    const [shellWidth, thick, gap, pen] = [params['shell']!, params['legs']!, 26, 40];
    const shell = heart(d, shellWidth, 0.92).move(0, 150);
    const legs = [0, 1, 2].map((i) => d.polyline([[120, 160 + i * 60], [350 - i * 50, 150 + i * 96], [452 - i * 76, 270 + i * 92]]).stroke(thick, { cap: 'round' }));
    const arm = d.line('M200 20C330 40 420 -30 424 -130').stroke(thick * 1.3, { cap: 'round' });
    const claw = d.path('M440 -90C320 -110 250 -220 290 -330C310 -400 360 -440 420 -460C380 -400 376 -350 400 -310C440 -330 470 -370 476 -430C560 -360 590 -250 550 -170C530 -120 490 -90 440 -90Z').round(10, 8);
    const eyes = d.mirror(d.circle(110, -180, 40).union(d.rect(92, -180, 36, 120)));
    const limbs = d.mirror(d.union(arm, claw, ...legs));
    if (look === 'line') return [d.layer('limbs', limbs.union(eyes).gapFrom(shell, 14), 'main'), d.layer('shell', contour(shell, pen), 'second')];
    if (look === 'cut') return [d.layer('crab', shell.union(limbs.union(eyes).gapFrom(shell, gap)), 'main')];
    return [d.layer('limbs', limbs.union(eyes).gapFrom(shell, gap), 'main'), d.layer('shell', shell, 'second')];
  },
});
