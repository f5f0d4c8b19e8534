import { idea } from '../../idea.ts';

/** A badge that is a badger: the stripes of a shield are the stripes of its face. */
export const badgerBadge = idea({
  id: 'badger-badge',
  title: 'The badge in badger',
  says: 'A badge with the stripes of a badger’s face.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['badger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { blaze: { label: 'Width of the blaze', min: 120, max: 180, usual: 150 } },
  draw: (d, { look, params }) => {
    const blaze = params['blaze']! / 2;
    const [gap, pen] = [26, 42];
    const shield = d.mirror(d.path('M0 -340H-390V-40C-390 220 -190 400 0 500Z')).round(30, 0);
    const ears = d.mirror(d.circle(-318, -350, 110)).gapFrom(shield, look === 'line' ? -pen : gap);
    const stripe = d.path(`M${-blaze} -340H${-blaze - 150}C${-blaze - 170} -100 -190 120 -112 300H-46C-52 100 ${-blaze} -60 ${-blaze} -340Z`);
    const nose = d.path('M-112 330H112C106 420 50 460 0 480C-50 460 -106 420 -112 330Z').intersect(shield).round(20, 0);
    const eyes = d.mirror(d.circle(-blaze - 66, 10, 34));
    if (look === 'line') {
      const bands = d.mirror(stripe.intersect(shield.shrink(pen + gap))).round(10, 0).subtract(eyes);
      return [d.layer('badge', d.union(shield.rim(pen, 'round'), d.mirror(d.circle(-318, -350, 110)).rim(pen).subtract(shield.shrink(4))), 'main'), d.layer('stripes', bands, 'second', { mono: 'ink' }), d.layer('nose', nose.place({ cx: 0, bottom: 400 }).scale(0.9, 0.9, [0, 360]), 'main')];
    }
    if (look === 'cut') return [d.layer('badger', d.union(ears, d.mirror(stripe).intersect(shield).subtract(eyes), nose), 'main')];
    const field = shield.shrink(44);
    const bands = d.mirror(stripe).union(nose).union(d.path('M-84 230H84L116 350H-116Z'));
    const face = field.subtract(bands).withoutSlivers(400).round(8, 0);
    return [d.layer('ears', ears, 'main'), d.layer('badge', shield.subtract(eyes), 'main'), d.layer('face', face, 'second', { mono: 'gap' })];
  },
});
