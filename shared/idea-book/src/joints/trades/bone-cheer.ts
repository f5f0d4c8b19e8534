import { idea } from '../../idea.ts';

/** A bone that stands up as a person with raised arms. */
export const boneCheer = idea({
  id: 'bone-cheer',
  title: 'Back on your feet',
  says: 'The bone stands up: one end is two raised arms, the other is two feet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physiotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Weight', min: 150, max: 200, usual: 174 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    const r = pen * 0.72;
    const shaft = d.rect(-pen / 2, -220, pen, 580);
    const arms = d.mirror(d.polyline([[0, 0], [170, -210]]).stroke(pen, { cap: 'round' }).union(d.circle(206, -250, r)));
    const feet = d.mirror(d.circle(r * 0.86, 380, r));
    const bone = d.union(shaft, arms, feet).round(0, 60);
    const head = d.circle(0, -442, 118);
    if (look === 'line') return [d.layer('bone', bone.rim(44, 'round'), 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('ground', d.circle(0, -30, 660).subtract(bone, head), 'main')];
    return [d.layer('bone', bone, 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
