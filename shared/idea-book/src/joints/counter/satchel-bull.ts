import { idea } from '../../idea.ts';

/** A saddle bag that is the head of a bull. */
export const satchelBull = idea({
  id: 'satchel-bull',
  title: 'The bull in the bag',
  says: 'The leather bag is the head of a bull: the handle is its horns, and the clasp is the ring in its nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['leather'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { horns: { label: 'Size of the horns', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['horns']!];
    const bag = d.rect(-310, -170, 620, 620, [60, 60, 290, 290]);
    const seam = d.line('M-400 120H-250C-170 120 -180 250 0 250C180 250 170 120 250 120H400').stroke(gap);
    const horn = (w: number) => d.line('M220 -140C450 -130 540 -330 400 -450C350 -490 290 -510 220 -520').brush([w, w, w * 0.92, w * 0.7, 16], { ends: 'round', samples: 80 }).scale(size, size, [220, -150]);
    const ear = d.leaf([320, -70], [560, 40], 0.22, 0.22).round(10, 0);
    const eyes = d.mirror(d.leaf([90, -10], [210, -60], 0.22, 0.12).round(8, 0));
    const ring = d.ring(0, 296, 96, 50);
    if (look === 'line') return [d.layer('bag', bag.rim(40, 'round').union(seam.intersect(bag).intersect(d.rect(-400, -400, 800, 2000)), d.mirror(d.circle(150, -10, 36))).gapFrom(ring.filled(), gap).union(d.mirror(ear.rim(36, 'round').gapFrom(bag, gap))), 'main'), d.layer('horns', d.mirror(horn(108).gapFrom(bag, gap).rim(34, 'round').round(0, 8)).union(ring), 'second')];
    if (look === 'bold') return [d.layer('bag', bag.subtract(ring.grow(gap), seam.gapFrom(ring.filled(), 0), eyes.grow(8)).union(d.mirror(horn(132)), d.mirror(ear.gapFrom(bag, gap)), ring), 'main')];
    return [d.layer('bag', bag.subtract(ring.filled().grow(gap), seam, eyes).withoutSlivers(600).union(d.mirror(ear.gapFrom(bag, gap))), 'main', { mono: 'ink' }), d.layer('handle', d.mirror(horn(112).gapFrom(bag, gap)).union(ring), 'second', { mono: 'ink' })];
  },
});
