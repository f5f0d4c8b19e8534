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
  },
  draw: (d, { look }) => {
    const bloom = d.mirror(d.path('M0 40C-130 40 -230 -30 -230 -180V-400L-112 -280L0 -420Z')).round(8, 0);
    const jewels = d.circle(0, -470, 40).union(d.mirror(d.circle(-236, -452, 36)));
    const stem = d.rect(-25, 30, 50, 470, [0, 0, 25, 25]);
    const leaf = d.path('M-25 470C-180 440 -270 320 -270 150C-120 190 -40 320 -25 470Z');
    const leaves = d.mirror(leaf).gapFrom(stem, 16);
    if (look === 'line') return [d.layer('bloom', bloom.rim(42, 'round'), 'second'), d.layer('jewels', jewels, 'second'), d.layer('leaves', d.mirror(leaf.move(-20, 0).rim(40, 'round')).union(d.rect(-21, 44, 42, 450, 21)), 'main')];
    return [d.layer('bloom', bloom, 'second'), d.layer('jewels', jewels, 'second'), d.layer('stem', stem.gapFrom(bloom, 16), 'main'), d.layer('leaves', leaves, 'main')];
  },
});
