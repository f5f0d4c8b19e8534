import { idea } from '../../idea.ts';

/** A tulip whose bloom is a crown. */
export const tulipCrown = idea({
  id: 'tulip-crown',
  title: 'The tulip’s crown',
  says: 'The three tips of the tulip are a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'crown', 'queen', 'springtime', 'magnolia'], trades: ['florist'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { jewels: { label: 'Jewels', min: 0.8, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const bloom = d.mirror(d.path('M0 40C-130 40 -230 -30 -230 -180V-400L-112 -280L0 -420Z')).round(8, 0);
    const size = params['jewels']!;
    const jewels = d.circle(0, -470, 40 * size).union(d.mirror(d.circle(-236, -452, 36 * size)));
    const stem = d.rect(-25, 30, 50, 470, [0, 0, 25, 25]);
    const leaf = d.path('M-25 470C-180 440 -270 320 -270 150C-120 190 -40 320 -25 470Z');
    const leaves = d.mirror(leaf).gapFrom(stem, 16);
    if (look === 'cut') {
      const cup = d.path('M-280 -390L-130 -230L0 -410L130 -230L280 -390V-170A280 250 0 0 1 -280 -170Z').round(12, 0);
      const band = d.rect(-400, -140, 800, 30);
      const blade = d.path('M-34 500C-240 480 -340 340 -340 150C-160 180 -34 300 -34 500Z').round(10, 0);
      const post = d.rect(-34, 40, 68, 460);
      const gems = d.circle(0, -480, 46 * size).union(d.mirror(d.circle(-284, -460, 46 * size)));
      return [d.layer('tulip', cup.subtract(band).union(post), 'main'), d.layer('jewels', gems.gapFrom(cup, 12), 'main'), d.layer('leaves', d.mirror(blade).gapFrom(post, 22), 'main')];
    }
    if (look === 'line') return [d.layer('bloom', bloom.rim(42, 'round'), 'second'), d.layer('jewels', jewels, 'second'), d.layer('leaves', d.mirror(leaf.move(-20, 0).rim(40, 'round')).union(d.rect(-21, 44, 42, 450, 21)), 'main')];
    return [d.layer('bloom', bloom, 'second'), d.layer('jewels', jewels, 'second'), d.layer('stem', stem.gapFrom(bloom, 16), 'main'), d.layer('leaves', leaves, 'main')];
  },
});
