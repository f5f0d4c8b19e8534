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
  },
  draw: (d, { look }) => {
    const bowl = d.path('M-440 40H440A440 400 0 0 1 200 392V440H-200V392A440 400 0 0 1 -440 40Z').round(12, 12);
    const mountain = d.mirror(d.path('M0 -330H64C120 -180 210 -70 350 20H0Z')).round(8, 0);
    const snow = mountain.intersect(d.path('M-400 -600H400V-80L190 -80L124 -160L64 -80L0 -170L-64 -80L-124 -160L-190 -80H-400Z'));
    if (look === 'line') {
      const slopes = d.line('M-330 20C-200 -70 -130 -180 -76 -330H76C130 -180 200 -70 330 20').stroke(34, { join: 'round' });
      const edge = d.line('M-190 -112L-124 -180L-64 -100L0 -190L64 -100L124 -180L190 -112').stroke(28, { join: 'round' }).intersect(mountain);
      const sun = d.arc(0, 0, 420, 184, 356).stroke(34, { cap: 'round' });
      return [d.layer('bowl', bowl.rim(34, 'round'), 'main'), d.layer('mountain', slopes.union(edge).gapFrom(bowl, 0), 'main'), d.layer('sun', sun.gapFrom(bowl, 16), 'second')];
    }
    return [d.layer('sun', d.sector(0, 20, 410, 180, 360), 'second'), d.layer('snow', mountain, 'ground'), d.layer('mountain', mountain.subtract(snow), 'main', { mono: 'ink' }), d.layer('bowl', bowl, 'main')];
  },
});
