import { idea } from '../../idea.ts';

/** A bear that holds its cub. */
export const bearHug = idea({
  id: 'bear-hug',
  title: 'A bear hug',
  says: 'The cub sits in the lap of a bear that has the same shape.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bear', 'panda', 'teddy-bear'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { cub: { label: 'Size of the cub', min: 0.44, max: 0.58, usual: 0.52 } },
  draw: (d, { look, params }) => {
    const shape = d.union(d.circle(0, -230, 220), d.mirror(d.circle(172, -400, 86)), d.path('M-330 470C-370 200 -280 -120 0 -120C280 -120 370 200 330 470Z')).round(30, 40);
    const face = d.union(d.mirror(d.circle(84, -250, 26)), d.ellipse(0, -170, 52, 38));
    const size = params['cub']!;
    const cub = shape.scale(size).place({ cx: 0, bottom: 470 });
    const k = cub.bounds.bottom - 470 * size;
    const cubFace = face.scale(size).move(0, k);
    if (look === 'cut') return [d.layer('bear', shape.subtract(face, cub).union(cubFace.grow(4)), 'main')];
    if (look === 'line') return [d.layer('bear', shape.rim(44).gapFrom(cub, 22).union(face), 'main', { mono: 'ink' }), d.layer('cub', cub.rim(44).union(cubFace), 'second', { mono: 'ink' })];
    return [d.layer('bear', shape.subtract(face).gapFrom(cub, 26), 'main', { mono: 'ink' }), d.layer('cub', cub.subtract(cubFace), 'second', { mono: 'ink' })];
  },
});
