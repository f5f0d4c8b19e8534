import { idea } from '../../idea.ts';

/** A boxing glove in the shape of a heart. */
export const heartGlove = idea({
  id: 'heart-glove',
  title: 'Heart in the glove',
  says: 'The boxing glove is a heart: the fist is one half, the thumb is the other.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heart', 'love', 'courage', 'beating-heart', 'strength'] }, { things: ['boxing-glove', 'fist'], trades: ['boxing', 'martial-arts', 'fitness'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { cuff: { label: 'Height of the cuff', min: 120, max: 200, usual: 150 } },
  draw: (d, { look, params }) => {
    const heart = d.path('M-150 300C-230 190 -430 80 -430 -130C-430 -340 -140 -380 -50 -190C0 -470 440 -460 440 -120C440 100 250 170 190 300Z').round(20, 0);
    const crease = d.line('M-50 -230C-60 -110 -20 -20 70 30').stroke(look === 'line' ? 42 : 26, { cap: 'round' });
    const cuff = d.rect(-180, 326, 400, params['cuff']!, [16, 16, 40, 40]);
    if (look === 'cut') {
      const fold = d.line('M-50 -260C-84 -90 -30 70 150 120').stroke(44, { cap: 'round' });
      const wrist = cuff.scale(1.08, 1, [20, 326]).move(0, 10);
      return [d.layer('glove', heart.subtract(fold).round(8, 0), 'main'), d.layer('cuff', wrist.subtract(d.rect(-400, wrist.bounds.bottom - 76, 800, 28)), 'main')];
    }
    if (look === 'line') return [d.layer('glove', heart.rim(42, 'round').union(crease.intersect(heart)), 'main'), d.layer('cuff', cuff.rim(42, 'round'), 'second', { mono: 'ink' })];
    return [d.layer('glove', heart.subtract(crease), 'main'), d.layer('cuff', cuff, 'second', { mono: 'ink' })];
  },
});
