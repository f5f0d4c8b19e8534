import { idea } from '../../idea.ts';

/** A medical cross that is a cat. */
export const catCross = idea({
  id: 'cat-cross',
  title: 'The cross with ears',
  says: 'The cross of the doctor is a cat: it has two ears, two eyes, and arms for everybody.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['veterinary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { ears: { label: 'Ears', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['ears']!;
    const a = 190;
    const cross = d.union(d.rect(-a, -400, 2 * a, 940, 56), d.rect(-470, -a + 70, 940, 2 * a, 56));
    const ear = d.path(`M-${a} -200V${-400 - 150 * k}L0 -390Z`).round(18, 0);
    const cat = cross.union(d.mirror(ear)).round(0, 40);
    const eyes = d.mirror(d.ellipse(-92, -236, 34, 46));
    const nose = d.polygon([[-50, -150], [50, -150], [0, -92]], 10);
    if (look === 'line') return [d.layer('cat', cat.rim(44, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('cat', cat.subtract(eyes, nose), 'main')];
    return [d.layer('cat', cat.subtract(eyes, nose), 'main', { mono: 'ink' }), d.layer('nose', nose.shrink(2), 'second', { mono: 'gap' })];
  },
});
