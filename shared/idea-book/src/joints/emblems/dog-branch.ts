import { idea } from '../../idea.ts';

/** A dog that brings a branch in leaf. */
export const dogBranch = idea({
  id: 'dog-branch',
  title: 'The good find',
  says: 'The dog brings the stick back, and it has come into leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dog', 'puppy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
    duo: { manner: 'module', vibes: ['illustrative', 'organic_flowing'], colors: 2, stem: 0.14 },
  },
  params: { stick: { label: 'Stick', min: 60, max: 92, usual: 76 }, gap: { label: 'Gap', min: 18, max: 32, usual: 25 } },
  draw: (d, { look, params }) => {
    const [stick, gap] = [params['stick']!, params['gap']!];
    const head = d.mirror(d.path('M0 -440C130 -440 230 -400 250 -250C260 -130 210 -40 190 60C240 120 236 240 180 300C130 350 60 366 0 366Z')).round(16, 30);
    const ears = d.mirror(d.path('M200 -410C330 -450 450 -330 440 -120C436 0 390 90 330 90C270 90 236 -10 236 -130C236 -260 236 -340 200 -410Z').round(16, 0));
    const eyes = d.mirror(d.circle(108, -140, 38));
    const nose = d.path('M-84 0H84C110 36 50 100 0 106C-50 100 -110 36 -84 0Z').round(20, 0);
    const bar = d.rect(-460, 180, 880, stick, stick / 2);
    const leaf = d.leaf([320, 186], [560, -30], 0.26).round(8, 0).union(d.leaf([380, 240], [570, 390], 0.24).round(8, 0));
    const branch = d.union(bar, leaf);
    const face = head.gapFrom(ears, gap).subtract(eyes, nose, branch.grow(gap)).withoutSlivers(600);
    const flaps = ears.gapFrom(branch, gap).withoutSlivers(600);
    if (look === 'cut') return [d.layer('dog', d.union(face, flaps, branch), 'main')];
    if (look === 'duo') return [d.layer('dog', face.union(branch), 'main'), d.layer('ears', flaps, 'second', { mono: 'ink' })];
    return [d.layer('dog', face.union(flaps), 'main'), d.layer('branch', branch, 'second', { mono: 'ink' })];
  },
});
