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
    print: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { cuff: { label: 'Height of the cuff', min: 100, max: 200, usual: 150 } },
  draw: (d, { look, params }) => {
    const heart = d.path('M-150 300C-230 190 -430 80 -430 -130C-430 -340 -140 -380 -50 -190C0 -470 440 -460 440 -120C440 100 250 170 190 300Z').round(20, 0);
    const crease = d.line('M-50 -230C-60 -110 -20 -20 70 30').stroke(look === 'line' ? 42 : 26, { cap: 'round' });
    const cuff = d.rect(-180, 326, 400, params['cuff']!, [16, 16, 40, 40]);
    if (look === 'print') {
      const thumb = d.path('M-150 300C-230 190 -430 80 -430 -130C-430 -340 -140 -380 -50 -190C-20 -90 60 -20 150 60C150 180 60 230 40 300Z').round(20, 0);
      const fist = d.path('M-60 300C-130 190 -150 0 -50 -190C0 -470 440 -460 440 -120C440 100 250 170 190 300Z').round(20, 0);
      return [...d.overprint([{ shape: thumb, ink: 'second' }, { shape: fist, ink: 'main' }]).map(({ shape, paint }, i) => d.layer(['thumb', 'fist', 'both'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' })), d.layer('cuff', cuff, 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('glove', heart.rim(42, 'round').union(crease.intersect(heart)), 'main'), d.layer('cuff', cuff.rim(42, 'round'), 'second', { mono: 'ink' })];
    return [d.layer('glove', heart.subtract(crease), 'main'), d.layer('cuff', cuff, 'second', { mono: 'ink' })];
  },
});
