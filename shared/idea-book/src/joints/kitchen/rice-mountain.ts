import { idea } from '../../idea.ts';

/** Rice heaped in a bowl is a mountain under snow. */
export const riceMountain = idea({
  id: 'rice-mountain',
  title: 'A mountain of rice',
  says: 'The rice in the bowl is a mountain under snow, with the sun behind it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rice-bowl', 'rice'], trades: ['japanese-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    peak: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.09 },
  },
  params: { sun: { label: 'Sun size', min: 380, max: 450, usual: 410 }, bowl: { label: 'Bowl depth', min: 330, max: 440, usual: 400 } },
  draw: (d, { look, params }) => {
    const [size, depth] = [params['sun']!, params['bowl']!];
    const bowl = d.path(`M-440 40H440A440 ${depth} 0 0 1 200 ${depth - 8}V${depth + 40}H-200V${depth - 8}A440 ${depth} 0 0 1 -440 40Z`).round(12, 12);
    const mountain = d.mirror(d.path('M0 -330H64C120 -180 210 -70 350 20H0Z')).round(8, 0);
    if (look === 'peak') {
      const tall = mountain.scale(1.16, 1.3, [0, 20]);
      const edge = d.line('M-400 -80H-190L-124 -160L-64 -80L0 -170L64 -80L124 -160L190 -80H400').stroke(20, { join: 'miter' }).scale(1.16, 1.3, [0, 20]);
      const disc = d.circle(210, -310, size * 0.4);
      return [d.layer('sun', disc.gapFrom(tall, 24), 'second', { mono: 'ink' }), d.layer('mountain', tall.subtract(edge).withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('bowl', bowl.move(0, 4), 'main')];
    }
    if (look === 'line') {
      const slopes = d.line('M-330 20C-200 -70 -130 -180 -76 -330H76C130 -180 200 -70 330 20').stroke(34, { join: 'round' });
      const edge = d.line('M-190 -112L-124 -180L-64 -100L0 -190L64 -100L124 -180L190 -112').stroke(28, { join: 'round' }).intersect(mountain);
      const sun = d.arc(0, 0, size + 10, 184, 356).stroke(34, { cap: 'round' });
      return [d.layer('bowl', bowl.rim(34, 'round'), 'main'), d.layer('mountain', slopes.union(edge).gapFrom(bowl, 0), 'main'), d.layer('sun', sun.gapFrom(bowl, 16), 'second')];
    }
    // The mountain is all snow: what the sun leaves free, down to the rim of the bowl.
    const rice = d.mirror(d.path('M0 -270H50C110 -130 200 -10 340 60H0Z'));
    return [d.layer('sun', d.sector(0, 16, size, 180, 360).subtract(rice).withoutSlivers(400).round(8, 0), 'second', { mono: 'ink' }), d.layer('bowl', bowl, 'main')];
  },
});
