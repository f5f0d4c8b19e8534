import { idea } from '../../idea.ts';

/** A drawn bow with its string: the outline of a heart, the arrow through its middle. */
export const drawnHeart = idea({
  id: 'drawn-heart',
  title: 'Heart at full draw',
  says: 'A drawn bow and its string are a heart, and the arrow aims straight up through it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bow-and-arrow'], trades: ['archery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    sharp: { manner: 'cut', vibes: ['tech_sharp', 'brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.08 },
  },
  params: { draw: { label: 'Draw', min: 380, max: 480, usual: 430 } },
  draw: (d, { look, params }) => {
    const nock = params['draw']!;
    const half = d.line('M0 -180C40 -300 120 -370 220 -370C350 -370 420 -270 420 -150C420 -90 430 -50 470 -10');
    const bow = half.flipX().reverse().then(half);
    const tip = half.end;
    const gap = 24;
    const body = d.line(`M0 -180C40 -300 120 -370 220 -370C350 -370 420 -270 420 -150C420 -110 424 -80 440 -46L0 ${nock}Z`).fill();
    const heart = d.mirror(body);
    const pen = look === 'line' ? 40 : 56;
    const head = d.polygon([[0, -620], [118, -430], [0, -476], [-118, -430]], look === 'line' ? 6 : 10);
    const shaft = d.rect(-pen / 2, -500, pen, nock + 500 + (look === 'line' ? 0 : 30), 0);
    const vanes = d.mirror(d.polygon([[pen / 2 - 4, nock - 110], [96, nock - 10], [96, nock + 120], [pen / 2 - 4, nock + 40]], 8));
    if (look === 'line') {
      const string = d.polyline([[-tip[0], tip[1]], [0, nock], [...tip]]).stroke(pen, { join: 'miter' });
      const arrow = d.rect(-pen / 2, -560, pen, nock + 560).union(d.polyline([[-130, -440], [0, -570], [130, -440]]).stroke(pen, { join: 'miter', cap: 'round' }));
      return [d.layer('bow', bow.stroke(pen, { cap: 'round' }).union(string), 'main', { mono: 'join' }), d.layer('arrow', arrow, 'second', { mono: 'join' })];
    }
    const arrow = d.union(head, shaft, vanes);
    if (look === 'sharp') {
      const wood = d.mirror(d.polyline([[0, -190], [180, -370], [340, -370], [420, -210], [420, -110], [480, -50]]).stroke(80, { join: 'miter' }));
      const inside = d.mirror(d.polygon([[0, -190], [180, -370], [340, -370], [420, -210], [420, -70], [0, nock]]));
      return [d.layer('bow', wood.gapFrom(arrow, gap), 'main'), d.layer('heart', inside.gapFrom(wood, gap).gapFrom(arrow, gap), 'main'), d.layer('arrow', arrow, 'main')];
    }
    const limb = bow.brush((t) => 40 + 70 * Math.sin(Math.PI * 2 * Math.abs(t - 0.5)), { ends: 'round', samples: 60 });
    return [d.layer('bow', limb.gapFrom(arrow, gap), 'main'), d.layer('heart', heart.gapFrom(limb, gap).gapFrom(arrow, gap), 'second', { mono: 'ink' }), d.layer('arrow', arrow, 'main')];
  },
});
