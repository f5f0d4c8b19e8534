import { idea } from '../../idea.ts';

/** A panda whose patches are the lenses of its glasses. */
export const pandaGlasses = idea({
  id: 'panda-glasses',
  title: 'The panda sees',
  says: 'The patches of the panda are the lenses of a pair of glasses.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['optician', 'eyewear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { lenses: { label: 'Size of the lenses', min: 0.88, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['lenses']!];
    const face = d.ellipse(0, 40, 440, 380);
    const ears = d.mirror(d.circle(340, -300, 150)).gapFrom(face, gap);
    const lens = d.superellipse(186, 0, 160 * size, 140 * size, 2.6).rotate(14, [186, 0]);
    const bridge = d.line('M-60 -30C-30 -64 30 -64 60 -30').stroke(50);
    const arm = d.line('M300 -40L560 -90').stroke(50);
    const frames = d.mirror(lens.union(arm.intersect(face))).union(bridge);
    const eyes = d.mirror(d.circle(170, 4, 48));
    const nose = d.path('M-74 170H74C84 220 40 256 0 256C-40 256 -84 220 -74 170Z').round(20, 0);
    if (look === 'line') return [d.layer('face', face.rim(46, 'round').union(ears.rim(46, 'round'), nose), 'main'), d.layer('glasses', d.mirror(lens.rim(46, 'round')).union(bridge, eyes), 'second')];
    if (look === 'bold') return [d.layer('panda', face.rim(60, 'round').union(ears, frames.subtract(eyes), nose), 'main')];
    return [d.layer('panda', ears.union(face.rim(52, 'round'), nose), 'main', { mono: 'ink' }), d.layer('glasses', d.mirror(lens).union(bridge).subtract(eyes), 'second', { mono: 'ink' })];
  },
});
