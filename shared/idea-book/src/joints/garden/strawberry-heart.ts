import { idea } from '../../idea.ts';

/** A strawberry that is a heart. */
export const strawberryHeart = idea({
  id: 'strawberry-heart',
  title: 'The strawberry’s heart',
  says: 'The strawberry is a heart, and its seeds are drops.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['strawberry', 'raspberry', 'blackberry', 'love'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  draw: (d, { look }) => {
    const heart = d.mirror(d.path('M0 -210C-60 -290 -170 -330 -270 -300C-400 -260 -440 -120 -390 20C-330 200 -150 380 0 480Z')).round(12, 0);
    const crown = d.mirror(d.path('M0 -200C-60 -180 -130 -150 -150 -90C-200 -170 -240 -210 -310 -220C-230 -290 -140 -320 -50 -300L-40 -470C-40 -490 -20 -500 0 -500Z')).round(8, 8);
    const seed = d.leaf([0, -44], [0, 44], 0.34);
    const seeds = d.union(...[[-220, -30], [0, -20], [220, -30], [-120, 110], [120, 110], [0, 240]].map(([x, y]) => seed.move(x!, y!)));
    if (look === 'line') return [d.layer('berry', heart.rim(44, 'round').gapFrom(crown, 18).subtract(d.rect(-600, -600, 1200, 392)).union(seeds.gapFrom(crown, 10)).withoutSlivers(300), 'main'), d.layer('crown', crown, 'second')];
    return [d.layer('berry', heart.gapFrom(crown, 20).subtract(seeds.gapFrom(crown, 34), d.rect(-600, -600, 1200, 392)).round(6, 0), 'main'), d.layer('crown', crown, 'second', { mono: 'ink' })];
  },
});
