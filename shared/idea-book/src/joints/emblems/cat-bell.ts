import { idea } from '../../idea.ts';

/** A cat that is a bell. */
export const catBell = idea({
  id: 'cat-bell',
  title: ({ things }) => `The ${things[0]} and the bell`,
  says: () => 'The cat that was to be belled has become the bell itself.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.15 },
  },
  params: { clapper: { label: 'Clapper', min: 80, max: 116, usual: 98 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['clapper']!, params['gap']!];
    const head = d.mirror(d.path('M0 -400C40 -400 80 -396 110 -386L190 -500C226 -440 240 -370 236 -290C232 -170 130 -110 0 -110Z')).round(14, 10);
    const bell = d.mirror(d.path('M0 -200H130C230 -130 250 20 270 130C290 220 340 260 380 300V350H0Z')).round(14, 40);
    const cat = d.union(head, bell).round(0, 26);
    const rim = d.rect(-500, 236, 1000, gap);
    const clapper = d.circle(0, 350 + gap, r).subtract(d.rect(-500, -500, 1000, 850 + gap)).round(6, 0);
    const eyes = d.mirror(d.leaf([54, -260], [168, -296], 0.3));
    const nose = d.path('M-26 -204H26L0 -174Z').round(4, 0);
    const tail = d.line('M330 180C480 180 520 60 450 -40C410 -110 430 -190 500 -210').brush([60, 66, 66, 62, 40], { ends: 'round' }).gapFrom(bell, gap);
    const top = cat.subtract(rim, eyes, nose);
    if (look === 'cut') return [d.layer('cat', d.union(top, clapper, tail), 'main')];
    const skirt = top.intersect(d.rect(-600, 236, 1200, 400));
    if (look === 'duo') return [d.layer('cat', top.subtract(skirt).union(tail), 'main'), d.layer('bell', skirt.union(clapper), 'second', { mono: 'ink' })];
    return [d.layer('cat', top.union(tail), 'main'), d.layer('clapper', clapper, 'second', { mono: 'ink' })];
  },
});
