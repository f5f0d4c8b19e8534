import { idea } from '../../idea.ts';

/** A button with four holes is a ladybug. */
export const ladybugButton = idea({
  id: 'ladybug-button',
  title: 'Bright as a button',
  says: 'A button is the ladybug; its four holes are the spots.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ladybug', 'beetle', 'scarab', 'luck'] }, { things: ['button', 'needle', 'thread', 'spool', 'shirt', 'dress', 'fabric', 'yarn'], trades: ['tailoring', 'knitting', 'textiles', 'fashion', 'toys', 'kindergarten', 'childcare', 'gift-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { holes: { label: 'Holes', min: 44, max: 64, usual: 54 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const button = d.circle(0, 80, 380);
    const holes = d.union(...[-1, 1].flatMap((x) => [-1, 1].map((y) => d.circle(x * 112, 80 + y * 112, params['holes']!))));
    const groove = d.ring(0, 80, 318, 298);
    const seam = d.rect(-10, -400, 20, 1000);
    const head = d.circle(0, -290, 190).gapFrom(button, 20).withoutSlivers(900);
    const feelers = d.mirror(d.line('M60 -430C70 -500 110 -540 180 -550').stroke(line ? 40 : 36, { cap: 'round' }));
    if (look === 'cut') {
      const half = button.subtract(holes).intersect(d.rect(14, -700, 700, 1600)).rotate(-15, [14, -300]);
      const open = d.mirror(half);
      return [d.layer('wings', open, 'main'), d.layer('head', d.circle(0, -330, 180).gapFrom(d.mirror(half.filled()), 30).withoutSlivers(9000).union(d.mirror(d.line('M70 -440C80 -530 120 -570 190 -580').stroke(50, { cap: 'round' }))), 'main')];
    }
    if (line) return [d.layer('button', button.rim(44).union(d.rect(-22, -290, 44, 740).intersect(button)), 'main'), d.layer('holes', holes, 'second'), d.layer('head', head.union(feelers), 'main')];
    return [d.layer('button', button.subtract(holes, groove, seam), 'second'), d.layer('head', head.union(feelers), 'main')];
  },
});
