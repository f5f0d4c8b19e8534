import { idea } from '../../idea.ts';

/** A pelican with a fish in its pouch. */
export const pelicanCatch = idea({
  id: 'pelican-catch',
  title: 'The pelican’s catch',
  says: 'The fish of the day lies in the pouch of a pelican.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pelican'], trades: ['fishing'] }, { things: ['fish'], trades: ['fishing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { neck: { label: 'Weight of the neck', min: 110, max: 150, usual: 130 }, gap: { label: 'Gap', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const w = params['neck']!;
    const neck = d.path(`M-560 450C-540 340 -440 330 -380 300C-330 270 -330 200 -356 100C-390 -40 -380 -200 -290 -310C-230 -380 -150 -390 -100 -350L-90 -230C-150 -230 -200 -190 ${-380 + w} -110C${-390 + w} 0 -190 90 -190 230C-190 330 -220 400 -240 450Z`);
    const base = d.rect(-700, 450, 620, 200);
    const head = d.circle(-168, -262, 116);
    const eye = d.circle(-150, -290, 30);
    const upper = d.path('M-160 -330C60 -330 330 -260 560 -150C580 -140 560 -110 540 -116C330 -170 60 -180 -120 -170Z').round(8, 0);
    const pouch = d.path('M-150 -130C80 -150 320 -130 520 -70C420 160 260 290 110 280C-40 270 -130 100 -150 -130Z').round(14, 0);
    const fish = d.path('M60 -20C140 -70 280 -40 330 30C280 110 150 130 60 80L-30 140V-80Z').round(10, 10).move(4, 10);
    const bird = d.union(neck, head).round(0, 60).subtract(base).union(upper.intersect(d.circle(-168, -262, 116)));
    const bill = upper.gapFrom(head, 0);
    const sack = pouch.gapFrom(d.union(neck, head), gap).gapFrom(upper, gap).withoutSlivers(2000);
    const gill = d.circle(258, 20, 22);
    if (look === 'line') return [d.layer('pelican', d.union(bird, bill).subtract(eye), 'main', { mono: 'ink' }), d.layer('pouch', sack.rim(50, 'round').union(fish.subtract(gill)), 'second', { mono: 'ink' })];
    return [d.layer('pelican', d.union(bird, bill).subtract(eye), 'main', { mono: 'ink' }), d.layer('pouch', sack.subtract(fish).union(gill), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
