import { idea } from '../../idea.ts';

/** A whale whose spout is a pool ladder. */
export const ladderWhale = idea({
  id: 'ladder-whale',
  title: 'A way into the water',
  says: 'The spout of the whale is the ladder of the pool.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['swimming-pools'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const whale = d.path('M-560 170C-560 -20 -420 -130 -220 -130C20 -130 120 60 260 90C360 100 410 30 400 -60C300 -70 240 -150 240 -250C330 -250 400 -210 440 -150C480 -210 550 -250 640 -250C640 -150 580 -70 490 -50C520 200 380 430 80 430H-300C-460 430 -560 330 -560 170Z').round(16, 24);
    const rail = d.line('M94 200V-330C94 -420 130 -470 196 -470C262 -470 290 -420 290 -370');
    const pen = look === 'line' ? 46 : 64;
    const rungs = d.union(d.rect(-94, -400, 188, pen), d.rect(-94, -400 + pen * 2.1, 188, pen));
    const ladder = d.mirror(rail.stroke(pen, { cap: 'round' })).union(rungs).move(-230, 0);
    const eye = d.circle(-380, 120, 34);
    const mouth = d.line('M-580 250C-470 270 -350 260 -260 200').stroke(32, { cap: 'round' });
    if (look === 'line') return [d.layer('whale', whale.rim(pen, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('ladder', ladder.gapFrom(whale, gap - 6), 'second', { mono: 'ink' })];
    return [d.layer('whale', whale.subtract(eye, mouth), 'main', { mono: 'ink' }), d.layer('ladder', ladder.gapFrom(whale, gap), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
