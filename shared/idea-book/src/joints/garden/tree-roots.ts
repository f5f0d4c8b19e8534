import { idea } from '../../idea.ts';

/** A tree whose roots mirror its crown. */
export const treeRoots = idea({
  id: 'tree-roots',
  title: 'As deep as it is tall',
  says: 'The roots of the tree go as deep as its branches reach high.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tree', 'root', 'branch', 'elm', 'ash', 'beech', 'linden', 'birch', 'growth'], trades: ['genealogy', 'tree-care', 'psychotherapy', 'investment'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.05 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
  },
  params: { branches: { label: 'Branches', min: 0.85, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const solid = look === 'solid';
    const pen = (solid ? 44 : 40) * params['branches']!;
    const arms = d.line('M0 40V-330M0 -70C0 -190 -190 -170 -190 -320M0 -20C0 -120 -330 -70 -330 -210M0 -70C0 -190 190 -170 190 -320M0 -20C0 -120 330 -70 330 -210').stroke(pen, { cap: 'round' });
    const half = d.circle(0, 0, 470).intersect(d.rect(-500, -500, 1000, 486));
    const roots = arms.flipY().intersect(d.rect(-500, 14, 1000, 500));
    if (solid) return [d.layer('crown', half.subtract(arms), 'main'), d.layer('roots', roots.scale(1.14, 1.14, [0, 14]), 'second')];
    return [d.layer('crown', d.line('M-440 -34A440 440 0 0 1 440 -34').stroke(pen, { cap: 'round' }), 'main'), d.layer('branches', arms.intersect(d.rect(-500, -500, 1000, 486)), 'main'), d.layer('roots', roots, 'second')];
  },
});
