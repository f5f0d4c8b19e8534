import { idea } from '../../idea.ts';

/** A puffin whose beak is a striped slice. */
export const puffinStripes = idea({
  id: 'puffin-stripes',
  title: 'The sunset in the beak',
  says: 'The beak of the puffin is cut from a sunset: the sun and the bands of light around it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['puffin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    bright: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.15 },
  },
  params: { beak: { label: 'Beak', min: 0.88, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const size = params['beak']!;
    const body = d.path('M-170 -450C60 -500 250 -340 270 -80C290 120 330 300 400 460C300 490 240 460 200 420C130 480 20 490 -60 490C-250 490 -340 330 -330 160C-325 60 -270 -10 -230 -60C-330 -120 -360 -200 -350 -280C-340 -370 -270 -430 -170 -450Z').round(12, 30);
    const face = d.ellipse(-190, -236, 150, 136);
    const breast = d.path('M-500 60C-360 30 -200 20 -110 80C-20 140 -10 300 -90 520H-500Z');
    const slice = d.path('M-300 -370C-420 -370 -540 -270 -560 -90C-470 -90 -360 -110 -290 -150Z').round(10, 0).scale(size, size, [-300, -240]);
    const band = (inner: number, outer: number) => slice.intersect(d.ring(-270, -240, outer, Math.max(1, inner))).withoutSlivers(200);
    const bands = [band(0, 100), band(100 + gap, 176 + gap * 0.5), band(176 + gap * 1.5, 520)];
    const eye = d.circle(-160, -250, 38);
    const bird = body.subtract(face, breast).union(eye).subtract(slice.grow(gap)).withoutSlivers(400);
    const rim = body.intersect(breast).rim(42);
    if (look === 'cut') return [d.layer('puffin', d.union(bird, rim, ...bands), 'main')];
    if (look === 'bright') return [d.layer('puffin', bird.union(rim), 'main'), d.layer('beak', d.union(bands[0]!, bands[2]!), 'second', { mono: 'ink' }), d.layer('band', bands[1]!, 'third', { mono: 'ink' })];
    return [d.layer('puffin', bird.union(rim), 'main'), d.layer('beak', d.union(...bands), 'second', { mono: 'ink' })];
  },
});
