import { idea } from '../../idea.ts';
import { tooth } from './parts.ts';

/** The notch between the roots of a tooth grows into a tree. */
export const toothTree = idea({
  id: 'tooth-tree',
  title: 'A tree in the tooth',
  says: 'The space between the roots grows into a tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tree', 'forest', 'orchard', 'garden', 'growth'] }, { things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 1, stem: 0.08 },
    leaves: { manner: 'solid', vibes: ['illustrative', 'modern_flat'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
  },
  params: { leaves: { label: 'Size of the leaves', min: 0.84, max: 1.02, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = tooth(d);
    const trunk = d.mirror(d.path('M0 -120H16C16 0 34 110 90 240L100 460H0Z'));
    const bough = d.line('M6 60C20 -40 70 -90 150 -130').brush([44, 34, 24]);
    const twig = d.line('M0 -60V-250').brush([36, 26]);
    const leaf = (x: number, y: number, r: number) => d.circle(x, y, r * params['leaves']!);
    const crown = [leaf(0, -262, 66), leaf(128, -252, 60), leaf(196, -144, 60), leaf(96, -136, 50)];
    const tree = d.mirror(d.union(trunk, bough, twig));
    const leaves = d.mirror(d.union(...crown));
    if (look === 'line') {
      const pen = 42;
      const wood = d.union(d.rect(-pen / 2, -200, pen, 340), d.mirror(d.line('M0 70C24 -10 70 -60 160 -100').stroke(pen)));
      const fruit = d.mirror(d.circle(168, -124, 74 * params['leaves']!)).union(d.circle(0, -206, 78 * params['leaves']!));
      return [d.layer('tooth', body.rim(pen, 'round').union(wood).round(0, 10), 'main', { mono: 'join' }), d.layer('leaves', fruit, 'second', { mono: 'join' })];
    }
    if (look === 'solid') return [d.layer('tooth', body.subtract(tree, leaves), 'main')];
    return [d.layer('tooth', body.subtract(tree, leaves.grow(0)), 'main'), d.layer('leaves', leaves.shrink(10), 'second', { mono: 'none' })];
  },
});
