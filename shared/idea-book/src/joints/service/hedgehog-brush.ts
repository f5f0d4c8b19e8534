import { idea } from '../../idea.ts';

/** A hedgehog that is a scrubbing brush. */
export const hedgehogBrush = idea({
  id: 'hedgehog-brush',
  title: 'A hedgehog that scrubs',
  says: 'The hedgehog is a scrubbing brush turned over, with bristles for spines.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hedgehog', 'forest', 'thorn'] }, { things: ['brush', 'broom', 'sponge'], trades: ['cleaning', 'car-wash', 'laundry', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['hand_drawn', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.035 },
    dome: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.1 },
  },
  params: { bristles: { label: 'Bristles', min: 5, max: 7, usual: 6 }, high: { label: 'Bristle height', min: 230, max: 350, usual: 300 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-360 150V90H250C330 90 370 150 480 214C440 300 340 330 240 330H-300C-380 330 -400 230 -360 150Z').round(16, 0);
    const [count, high] = [Math.round(params['bristles']!), params['high']!];
    // One block of bristles with an arched back, cut by slits that lean back.
    const back = d.path(`M-390 64C-400 ${64 - high * 0.9} -260 ${64 - high * 1.35} -60 ${64 - high * 1.35}C140 ${64 - high * 1.35} 250 ${64 - high * 0.8} 270 64Z`);
    const between = (i: number) => -390 + (i * 660) / count;
    const slits = Array.from({ length: count - 1 }, (_, i) => d.line(`M${between(i + 1)} 120L${between(i + 1) - 130 + i * 30} -500`).stroke(28));
    const bristles = back.subtract(...slits).round(12, 0);
    const eye = d.circle(300, 190, 22);
    const nose = d.circle(470, 218, 40);
    const feet = d.union(d.rect(-210, 300, 110, 90, [0, 0, 45, 45]), d.rect(80, 300, 110, 90, [0, 0, 45, 45]));
    if (look === 'dome') {
      const [cx, cy, gap] = [-60, 110, 26];
      const knives = Array.from({ length: count }, (_, i) => d.line(`M${cx} ${cy}H${cx + 900}`).stroke(gap).rotate(180 + (i * 180) / count, [cx, cy]));
      const spines = d.sector(cx, cy, 150 + high, 180, 360, 150).subtract(...knives).round(10, 0);
      const face = d.sector(cx, cy, 124, 180, 360).union(d.path('M-510 136H250C350 136 420 190 510 250C440 330 340 350 240 350H-330C-450 350 -510 250 -510 136Z').round(16, 0));
      return [d.layer('body', face.union(feet.move(0, 16)).gapFrom(nose.move(30, 30), 20).subtract(eye.move(-10, 40).grow(6)), 'main'), d.layer('bristles', spines, 'second', { mono: 'ink' }), d.layer('nose', nose.move(30, 30), 'second')];
    }
    if (look === 'line') return [d.layer('body', body.union(feet).gapFrom(nose, 14).rim(34, 'round').union(eye), 'main'), d.layer('bristles', bristles.rim(34, 'round'), 'second'), d.layer('nose', nose, 'main')];
    return [d.layer('body', body.union(feet).gapFrom(nose, 18).subtract(eye), 'main'), d.layer('bristles', bristles, 'second', { mono: 'ink' }), d.layer('nose', nose, 'second')];
  },
});
