import { idea } from '../../idea.ts';

/** A turtle whose shell is a shield. */
export const shieldTurtle = idea({
  id: 'shield-turtle',
  title: 'The shield that swims',
  says: 'The shell of the turtle is a shield.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['insurance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { head: { label: 'Head size', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 26, max: 38, usual: 32 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['head']!, params['gap']!];
    const shield = d.mirror(d.path('M-1 -300C90 -250 190 -236 300 -236V-10C300 190 160 330 -1 410Z')).round(14, 0);
    const head = d.ellipse(0, -340, 100 * size, 150 * size);
    const flipper = d.path('M200 -260C400 -300 530 -120 500 110C440 0 350 -40 200 -40Z').round(16, 0);
    const foot = d.path('M120 180C270 200 360 290 350 430C250 440 160 400 60 300Z').round(16, 0);
    const limbs = d.mirror(flipper.union(foot)).union(head);
    const ridge = d.mirror(d.polyline([[0, -420], [0, -90]]).stroke(gap).union(d.polyline([[0, -90], [420, 120]]).stroke(gap)));
    if (look === 'line') return [d.layer('limbs', limbs.gapFrom(shield, gap), 'main'), d.layer('shield', shield.rim(46), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('turtle', limbs.gapFrom(shield, gap).union(shield), 'main')];
    return [d.layer('limbs', limbs.gapFrom(shield, gap), 'main'), d.layer('shield', shield.subtract(ridge), 'second', { mono: 'ink' })];
  },
});
