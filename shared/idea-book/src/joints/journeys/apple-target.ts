import { idea } from '../../idea.ts';

/** An apple that is a target. */
export const appleTarget = idea({
  id: 'apple-target',
  title: 'Right in the apple',
  says: 'The apple is a target, and the arrow in its gold is the stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['archery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    rings: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 30 }, shaft: { label: 'Weight of the arrow', min: 46, max: 64, usual: 54 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const apple = d.mirror(d.path('M0 -290C70 -340 160 -370 250 -340C400 -290 460 -130 430 60C400 280 270 470 130 470C80 470 50 450 0 450Z')).round(16, 30);
    const [cx, cy] = [0, 60];
    const turn = 28;
    const shaft = d.rect(-params['shaft']! / 2, -640, params['shaft']!, 640).rotate(turn, [0, 0]).move(cx, cy);
    const fletch = d.mirror(d.path('M0 -470C90 -500 150 -560 156 -730C90 -700 30 -690 0 -640Z')).round(8, 0).rotate(turn).move(cx, cy);
    const arrow = shaft.union(fletch).intersect(d.rect(-900, -900, 1800, 960));
    const gold = d.circle(cx, cy, 96);
    const ring = d.ring(cx, cy, 250, 250 - (look === 'rings' ? 70 : 60));
    const space = arrow.grow(gap);
    if (look === 'rings') return [d.layer('apple', apple.rim(74).union(d.ring(cx, cy, 238, 164)).subtract(space), 'main', { mono: 'ink' }), d.layer('arrow', arrow.union(d.circle(cx, cy, 84)), 'second', { mono: 'ink' })];
    const flesh = apple.subtract(ring, d.circle(cx, cy, 96 + gap), space).withoutSlivers(300);
    return [d.layer('apple', flesh, 'main', { mono: 'ink' }), d.layer('arrow', arrow.union(gold), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
