import { idea } from '../../idea.ts';

/** Two capsules cross and make the sign of the pharmacy. */
export const capsuleCross = idea({
  id: 'capsule-cross',
  title: 'Take two',
  says: 'Two capsules cross and make the sign of the pharmacy.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pharmacy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    print: { manner: 'print', vibes: ['gradient_modern', 'geometric_minimal'], colors: 2, traits: ['trendy'], stem: 0.2 },
  },
  params: { width: { label: 'Width of the capsules', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const half = 156 * params['width']!;
    const reach = 460;
    const gap = 26;
    const upright = d.rect(-half, -reach, 2 * half, 2 * reach, half);
    const lying = upright.rotate(90);
    if (look === 'print') return d.overprint([{ shape: upright, ink: 'main' }, { shape: lying, ink: 'second' }], { trap: 2 }).map(({ shape, paint }, i) => d.layer(['upright capsule', 'lying capsule', 'crossing'][i]!, shape, paint));
    if (look === 'line') {
      const pen = 42;
      const front = upright.outline(pen);
      const seam = d.rect(-half, -pen / 2, 2 * half, pen);
      return [d.layer('upright capsule', front.union(seam), 'main', { mono: 'ink' }), d.layer('lying capsule', lying.outline(pen).subtract(upright.grow(pen / 2 + 20)), 'second', { mono: 'ink' })];
    }
    const seam = d.rect(-half - 40, -gap / 2, 2 * half + 80, gap);
    const halves = upright.subtract(seam);
    const top = halves.intersect(d.rect(-600, -600, 1200, 600));
    const bottom = halves.intersect(d.rect(-600, 0, 1200, 600));
    const sides = lying.gapFrom(upright, gap);
    return [d.layer('upper half', top, 'main', { mono: 'ink' }), d.layer('lower half', bottom, 'second', { mono: 'ink' }), d.layer('left half', sides.intersect(d.rect(-600, -600, 600, 1200)), 'second', { mono: 'ink' }), d.layer('right half', sides.intersect(d.rect(0, -600, 600, 1200)), 'main', { mono: 'ink' })];
  },
});
