import { idea } from '../../idea.ts';

/** A rooster whose tail is a quarter of the rising sun. */
export const roosterQuarters = idea({
  id: 'rooster-quarters',
  title: ({ things }) => `The ${things[0]} and the dawn`,
  says: ({ things }) => `The tail of the ${things[0]} is a quarter of the sun with its rings of light.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rooster'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.15 },
    bright: { manner: 'print', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.15 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 34, usual: 26 }, comb: { label: 'Comb', min: 48, max: 66, usual: 58 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['comb']!];
    const body = d.path('M-310 -250A150 150 0 0 1 -160 -400A150 150 0 0 1 -10 -250V-30H330A320 320 0 0 1 10 290A320 320 0 0 1 -310 -30Z');
    const rings = [[0, 150], [150 + gap, 290], [290 + gap, 420]].map(([inner, outer]) => d.sector(-10 + gap, -30 - gap, outer!, 270, 360, inner).round(8, 0));
    const comb = d.union(d.circle(-250, -440, r), d.circle(-166, -480, r * 1.12), d.circle(-84, -440, r)).round(0, 10).gapFrom(body, gap * 0.7);
    const beak = d.polygon([[-310 - gap * 0.6, -310], [-310 - gap * 0.6, -190], [-450, -240]]).round(8, 0);
    const lobe = d.circle(-362, -122, r * 0.8).gapFrom(body, gap * 0.6);
    const eye = d.circle(-190, -264, 34);
    const wing = d.sector(-60, 30, 210, 0, 90);
    const legs = d.union(d.rect(-70, 290 + gap, 44, 150, [0, 0, 10, 10]), d.rect(60, 290 + gap, 44, 150, [0, 0, 10, 10]), d.rect(-140, 290 + gap + 110, 110, 40, 10), d.rect(-10, 290 + gap + 110, 110, 40, 10)).move(0, -gap - 6);
    const bird = body.subtract(eye, wing.rim(gap));
    const red = d.union(comb, lobe, beak);
    if (look === 'cut') return [d.layer('rooster', d.union(bird, ...rings, red, legs), 'main')];
    if (look === 'bright') return [d.layer('rooster', bird.union(legs), 'main'), d.layer('comb', d.union(red, rings[1]!), 'second', { mono: 'ink' }), d.layer('sun', d.union(rings[0]!, rings[2]!), 'third', { mono: 'ink' })];
    return [d.layer('rooster', bird.union(legs, ...rings), 'main'), d.layer('comb', red, 'second', { mono: 'ink' })];
  },
});
