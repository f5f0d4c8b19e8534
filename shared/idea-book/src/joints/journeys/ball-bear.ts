import { idea } from '../../idea.ts';

/** A basketball that is a bear. */
export const ballBear = idea({
  id: 'ball-bear',
  title: 'The bear in the ball',
  says: 'The seams of the basketball draw the face of a bear.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['basketball'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { gap: { label: 'Width of the seams', min: 24, max: 40, usual: 32 }, ears: { label: 'Ear size', min: 120, max: 160, usual: 140 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = 440;
    const ball = d.circle(0, 40, r);
    const ear = d.circle(316, -306, params['ears']!);
    const inner = d.circle(316, -306, params['ears']! * 0.45);
    const ears = d.mirror(ear.subtract(inner)).subtract(d.circle(0, 40, r + gap)).withoutSlivers(400);
    const seams = d.union(d.rect(-gap / 2, -500, gap, 600), d.rect(-600, -gap / 2 - 60, 1200, gap), d.mirror(d.circle(660, 40, 420).outline(gap))).intersect(ball);
    const muzzle = d.ellipse(0, 210, 190, 150);
    const nose = d.path('M-92 130H92C92 200 44 230 0 240C-44 230 -92 200 -92 130Z').round(20, 0);
    const mouth = d.mirror(d.line('M0 220V270C10 320 80 330 104 290').stroke(32, { cap: 'round' }));
    const face = ball.subtract(seams.subtract(muzzle.grow(gap)), muzzle.grow(gap)).withoutSlivers(800);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -420], to: [0, 480] } as const) : 'main';
    const eyes = d.mirror(d.circle(146, 18, 34));
    return [d.layer('ears', ears, paint, { mono: 'ink' }), d.layer('ball', face.subtract(eyes), paint, { mono: 'ink' }), d.layer('muzzle', muzzle.subtract(nose, mouth), look === 'solid' ? 'second' : 'main', { mono: 'ink' })];
  },
});
