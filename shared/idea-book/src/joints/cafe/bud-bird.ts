import { idea } from '../../idea.ts';

/** Two leaves and a bud, as tea is picked: a bird in flight. */
export const budBird = idea({
  id: 'bud-bird',
  title: 'Two leaves and a bird',
  says: 'Tea is picked as two leaves and a bud: here the leaves are wings, and the bud is the bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'feather'] }, { trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.038 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { lift: { label: 'Wing lift', min: -10, max: 14, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = 26;
    const bud = d.path('M0 -330C20 -290 84 -270 84 -180C84 -60 60 120 0 330C-60 120 -84 -60 -84 -180C-84 -270 -20 -290 0 -330Z').round(8, 0);
    const wing = d.path('M30 130C120 130 330 60 420 -110C470 -210 480 -320 460 -420C330 -400 190 -330 120 -210C60 -110 40 20 30 130Z').round(8, 0).rotate(-params['lift']!, [30, 130]);
    const vein = d.line('M40 110C130 -30 250 -180 370 -310');
    const tail = d.path('M0 300L120 500L0 440L-120 500Z').round(8, 0);
    const fly = (shape: ReturnType<typeof d.circle>) => shape.rotate(28);
    if (look === 'line') {
      const pen = 38;
      const veins = vein.stroke(pen, { cap: 'round' }).rotate(-params['lift']!, [30, 130]);
      return [d.layer('wings', fly(d.mirror(wing.rim(pen, 'round').union(veins.intersect(wing)).gapFrom(bud, 24))), 'main', { mono: 'ink' }), d.layer('bud', fly(bud.rim(pen, 'round')), 'second', { mono: 'ink' })];
    }
    if (look === 'print') {
      const wide = wing.scale(1.06).move(-70, 30);
      return d.overprint([{ shape: fly(d.mirror(wide)), ink: 'main' }, { shape: fly(bud.scale(1.15).union(tail.move(0, 10))), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'ink' }));
    }
    const leaf = wing.subtract(vein.brush([gap, gap * 0.8]).rotate(-params['lift']!, [30, 130])).gapFrom(bud, gap).withoutSlivers(300);
    return [d.layer('wings', fly(d.mirror(leaf)), 'main', { mono: 'ink' }), d.layer('bud', fly(bud.union(tail.gapFrom(bud, 0))), 'second', { mono: 'ink' })];
  },
});
