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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { seeds: { label: 'Seeds', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const heart = d.mirror(d.path('M0 -210C-60 -290 -170 -330 -270 -300C-400 -260 -440 -120 -390 20C-330 200 -150 380 0 480Z')).round(12, 0);
    const crown = d.mirror(d.path('M0 -200C-60 -180 -130 -150 -150 -90C-200 -170 -240 -210 -310 -220C-230 -290 -140 -320 -50 -300L-40 -470C-40 -490 -20 -500 0 -500Z')).round(8, 8);
    const seed = d.leaf([0, -44], [0, 44], 0.34).scale(params['seeds']!);
    const seeds = d.union(...[[-220, -30], [0, -20], [220, -30], [-120, 110], [120, 110], [0, 240]].map(([x, y]) => seed.move(x!, y!)));
    if (look === 'cut') {
      const whole = d.mirror(d.path('M0 -250C-60 -340 -170 -380 -270 -350C-420 -310 -470 -150 -410 20C-340 220 -160 400 0 520Z')).round(16, 0);
      const teeth = d.polyline([[-560, -210], [-300, -30], [-150, -170], [0, 0], [150, -170], [300, -30], [560, -210]]).stroke(34, { join: 'miter' });
      const pits = d.union(...[[-220, 70], [220, 70], [0, 130], [-120, 230], [120, 230], [0, 330]].map(([x, y]) => seed.move(x!, y!)));
      return [d.layer('strawberry', whole.subtract(teeth, pits).round(6, 0).union(d.rect(-36, -420, 72, 220, [36, 36, 0, 0]).intersect(d.rect(-100, -500, 200, 300))), 'main')];
    }
    if (look === 'line') return [d.layer('berry', heart.rim(44, 'round').gapFrom(crown, 18).subtract(d.rect(-600, -600, 1200, 392)).union(seeds.gapFrom(crown, 10)).withoutSlivers(300), 'main'), d.layer('crown', crown, 'second')];
    return [d.layer('berry', heart.gapFrom(crown, 20).subtract(seeds.gapFrom(crown, 34), d.rect(-600, -600, 1200, 392)).round(6, 0), 'main'), d.layer('crown', crown, 'second', { mono: 'ink' })];
  },
});
