import { idea } from '../../idea.ts';

/** A spark of four tips whose level half is an eye. */
export const sparkEye = idea({
  id: 'spark-eye',
  title: 'A spark that sees',
  says: 'The spark has a pupil in its middle, and its level half is an eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['artificial-intelligence'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    print: { manner: 'print', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.042 },
  },
  params: { open: { label: 'Opening', min: 0.24, max: 0.34, usual: 0.29 } },
  draw: (d, { look, params }) => {
    const [reach, pen] = [500, 42];
    const lens = d.leaf([-reach, 0], [reach, 0], look === 'solid' ? params['open']! - 0.03 : params['open']!);
    const ray = d.leaf([0, -reach], [0, reach], 0.17);
    const pupil = d.circle(0, 0, 104);
    if (look === 'print') return d.overprint([{ shape: lens.subtract(pupil), ink: 'main' }, { shape: ray.subtract(pupil), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' }));
    if (look === 'line') return [d.layer('eye', lens.rim(pen), 'main', { mono: 'ink' }), d.layer('ray', ray.gapFrom(lens, 22), 'second', { mono: 'ink' }), d.layer('pupil', d.circle(0, 0, 132).rim(pen), 'main', { mono: 'ink' })];
    const star = lens.union(ray.union(d.leaf([0, -reach], [0, reach], 0.26))).round(0, 70);
    const white = d.leaf([-270, 0], [270, 0], 0.34);
    return [d.layer('spark', star.subtract(white), 'main', { mono: 'ink' }), d.layer('pupil', pupil, 'second', { mono: 'ink' })];
  },
});
