import { idea } from '../../idea.ts';

/** A fox asleep in its own tail. */
export const foxAsleep = idea({
  id: 'fox-asleep',
  title: 'The fox in the round',
  says: 'The fox sleeps curled into one circle, its tail for a pillow.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fox'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 34, usual: 26 }, tip: { label: 'Tip of the tail', min: -4, max: 3, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const head = d.mirror(d.path('M0 -80C50 -84 90 -96 116 -116L214 -270C250 -200 262 -120 258 -50C300 10 310 60 300 110C180 130 70 190 0 290Z')).round(16, 12).move(0, 60);
    const eyes = d.mirror(d.line('M62 132C86 164 130 164 156 120').stroke(gap, { cap: 'round' }));
    const nose = d.polygon([[-46, 290], [46, 290], [0, 360]], 12);
    const curl = d.arc(0, 0, 386, 76, 416);
    const all = curl.brush([120, 200, 240, 250, 250, 240, 230, 224, 230, 220, 170, 16], { ends: 'round', samples: 90 });
    const from = 0.8 + params['tip']! / 100;
    const tip = curl.part(from, 1).brush(330).intersect(all);
    const body = all.subtract(tip.grow(gap)).gapFrom(head, gap).withoutSlivers(2000);
    const white = tip.gapFrom(head, gap).withoutSlivers(900);
    const face = head.subtract(eyes, nose);
    if (look === 'cut') return [d.layer('fox', d.union(body, face, white), 'main')];
    if (look === 'duo') return [d.layer('tail', d.union(body, white), 'main'), d.layer('head', face, 'second', { mono: 'ink' })];
    return [d.layer('fox', d.union(body, face), 'main'), d.layer('tip of the tail', white, 'second', { mono: 'ink' })];
  },
});
