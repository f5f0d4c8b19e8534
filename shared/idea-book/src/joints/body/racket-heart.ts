import { idea } from '../../idea.ts';

/** Two crossed rackets whose heads make a heart. */
export const racketHeart = idea({
  id: 'racket-heart',
  title: 'Love all',
  says: 'The heads of two crossed rackets are a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tennis-racket', 'tennis-ball'], trades: ['tennis'] }],
  looks: {
    print: { manner: 'print', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    strings: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'illustrative'], colors: 1, stem: 0.08 },
  },
  params: { lean: { label: 'Lean', min: 29, max: 32, usual: 31 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const gap = 22;
    const tilt = (shape: ReturnType<typeof d.rect>, side: -1 | 1) => shape.rotate(side * lean, [0, 280]);
    const head = d.mirror(d.path('M-1 -440C120 -440 226 -330 226 -160C226 20 110 170 30 280H-1Z'));
    const handle = d.rect(-44, 290, 88, 330, 30);
    const crossed = (shape: ReturnType<typeof d.rect>) => [tilt(shape, -1), tilt(shape, 1)] as const;
    const [left, right] = crossed(head);
    if (look === 'line') {
      const pen = 42;
      const stick = d.rect(-pen / 2, 240, pen, 370, pen / 2);
      const [one, other] = crossed(head.rim(pen, 'round').union(stick));
      return [d.layer('racket behind', one.subtract(other.union(right).grow(gap)).withoutSlivers(900), 'main'), d.layer('racket in front', other, 'second', { mono: 'ink' })];
    }
    const [firstGrip, secondGrip] = crossed(handle);
    const heart = left.union(right);
    const over = firstGrip.gapFrom(heart, gap);
    const under = secondGrip.gapFrom(heart, gap).gapFrom(over, gap).withoutSlivers(900);
    if (look === 'strings') {
      const bed = heart.shrink(48 + gap, 'round');
      const lines = [-3, -2, -1, 0, 1, 2, 3].flatMap((i) => [-45, 45].map((turn) => d.rect(i * 130 - gap / 2, -900, gap, 1800).rotate(turn).move(0, -60)));
      return [d.layer('frame', heart.rim(48, 'round'), 'main'), d.layer('strings', bed.subtract(...lines).withoutSlivers(1600), 'main'), d.layer('handles', over.union(under), 'main')];
    }
    const lens = left.intersect(right);
    const rims = crossed(head.shrink(48).rim(gap)).map((rim) => rim.subtract(lens.grow(gap)));
    return [
      d.layer('left head', left.subtract(lens, rims[0]!).grow(1).subtract(rims[0]!), 'main', { mono: 'ink' }),
      d.layer('right head', right.subtract(lens, rims[1]!).grow(1).subtract(rims[1]!), 'second', { mono: 'ink' }),
      d.layer('overlap', lens, { mix: ['main', 'second'] }, { mono: 'none' }),
      d.layer('handle', over, 'main', { mono: 'ink' }),
      d.layer('other handle', under, 'second', { mono: 'ink' }),
    ];
  },
});
