import { idea } from '../../idea.ts';

/** A butterfly of overlapping inks. */
export const overprintButterfly = idea({
  id: 'overprint-butterfly',
  title: 'Inks that take wing',
  says: 'Round dots of ink overlap and print a butterfly.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['butterfly', 'moth', 'flower', 'wing', 'petal'] }, { trades: ['printing', 'design', 'painting', 'publishing', 'textiles', 'stationery'] }],
  looks: {
    inks: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded'], colors: 3, stem: 0.08 },
    two: { manner: 'print', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    dots: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { wings: { label: 'Wing size', min: 210, max: 262, usual: 236 }, dot: { label: 'Dot size', min: 120, max: 176, usual: 150 } },
  draw: (d, { look, params }) => {
    const body = d.rect(-17, -250, 34, 560, 17);
    const upper = d.ellipse(0, 0, params['wings']!, 190).rotate(-36).move(236, -120);
    const middle = d.circle(214, 50, params['dot']!);
    const lower = d.ellipse(0, 0, 160, 124).rotate(48).move(186, 220);
    const feelers = d.mirror(d.line('M6 -240C10 -330 40 -380 100 -400').stroke(24, { cap: 'round' }));
    if (look === 'dots') {
      const [big, small] = [d.circle(196, -130, params['wings']! - 26), d.circle(150, 150, params['dot']! + 20)];
      const plates = d.overprint([{ shape: d.mirror(big), ink: 'main' }, { shape: d.mirror(small), ink: 'second' }]);
      return [...plates.map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape.subtract(body.grow(16)), paint)), d.layer('body', body.union(feelers), 'main', { mono: 'ink' })];
    }
    if (look === 'inks') {
      // Three blades of a wing fan out from the body; each prints over its neighbor.
      const blade = (reach: number, wide: number, turn: number) => d.ellipse(reach / 2, 0, reach / 2, wide).rotate(turn, [0, 0]).move(10, 30);
      const wide = params['dot']! * 0.78;
      const fan = [{ shape: blade(params['wings']! * 2.3, wide, -52), ink: 'main' }, { shape: blade(params['wings']! * 2, wide, -2), ink: 'third' }, { shape: blade(params['wings']! * 1.7, wide * 0.9, 48), ink: 'second' }] as const;
      const plates = d.overprint(fan.map(({ shape, ink }) => ({ shape: d.mirror(shape), ink })));
      const trunk = d.rect(-24, -200, 48, 500, 24);
      return [...plates.map(({ shape, paint }, i) => ({ shape: shape.gapFrom(trunk, 16), paint, i })).filter(({ shape }) => !shape.isEmpty).map(({ shape, paint, i }) => d.layer(`ink ${i + 1}`, shape, paint)), d.layer('body', trunk, 'main', { mono: 'ink' })];
    }
    const side = [{ shape: upper, ink: 'main' }, { shape: lower, ink: 'second' }, { shape: middle, ink: 'second' }] as const;
    const areas = d.overprint(side.map(({ shape, ink }) => ({ shape: d.mirror(shape), ink })));
    const spine = d.union(body, feelers);
    return [...areas.map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape.gapFrom(body, 16).round(6, 0), paint)), d.layer('body', spine, 'main', { mono: 'ink' })];
  },
});
