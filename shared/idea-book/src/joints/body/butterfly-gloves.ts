import { idea } from '../../idea.ts';

/** Two boxing gloves that are the wings of a butterfly, their laces the feelers. */
export const butterflyGloves = idea({
  id: 'butterfly-gloves',
  title: 'Float like a butterfly',
  says: 'A pair of boxing gloves is a butterfly: the fists and thumbs are its wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boxing-glove'], trades: ['boxing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    crease: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { spread: { label: 'Spread', min: 42, max: 52, usual: 46 } },
  draw: (d, { look, params }) => {
    const spread = params['spread']!;
    const gap = 26;
    const pen = 42;
    const mitt = d.path('M-120 190C-140 70 -236 20 -236 -120C-236 -280 -126 -350 4 -350C150 -350 236 -262 236 -126C236 10 130 90 120 190Z').round(24, 0);
    const thumb = d.path('M120 190C90 40 190 -90 310 -70C410 -50 420 70 350 140C290 200 200 196 120 190Z').round(24, 0);
    const cuff = d.rect(-126, 190 + gap, 252, 132, 34);
    const half = d.rect(gap / 2, -900, 1200, 1800);
    const place = (shape: typeof mitt) => shape.move(0, -330).rotate(spread).move(66, 200);
    const [fist, finger, wrist] = [place(mitt), place(thumb), place(cuff).intersect(half)];
    const feelers = d.mirror(d.line('M0 0C10 -110 50 -190 110 -240').stroke(pen, { cap: 'round' }));
    const laces = feelers.gapFrom(d.mirror(wrist), gap).gapFrom(d.mirror(fist), gap).withoutSlivers(900);
    if (look === 'line') {
      const glove = fist.union(finger);
      return [d.layer('gloves', d.mirror(glove.rim(pen, 'round').union(finger.rim(pen, 'round'))), 'main'), d.layer('cuffs', d.mirror(wrist.rim(pen, 'round')).union(laces), 'second')];
    }
    if (look === 'crease') {
      const glove = fist.union(finger).round(0, 30).subtract(place(d.line('M120 176C104 90 140 0 210 -50').stroke(gap, { cap: 'round' })));
      return [d.layer('gloves', d.mirror(glove), 'main'), d.layer('cuffs', d.mirror(wrist).union(laces), 'main')];
    }
    return [d.layer('fists', d.mirror(fist.gapFrom(finger, gap)), 'main'), d.layer('thumbs', d.mirror(finger), 'main'), d.layer('cuffs', d.mirror(wrist), 'second', { mono: 'ink' }), d.layer('laces', laces, 'second', { mono: 'ink' })];
  },
});
