import { idea } from '../../idea.ts';

/** A maple leaf that is the whole tree. */
export const mapleTree = idea({
  id: 'maple-tree',
  title: 'One leaf, one tree',
  says: 'One maple leaf is the whole tree, and its stem is the trunk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['maple', 'maple-leaf', 'maple-syrup', 'autumn'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.09 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { trunk: { label: 'Trunk', min: 80, max: 150, usual: 110 } },
  draw: (d, { look, params }) => {
    const lobe = (turn: number, long: number) => d.leaf([0, 60], [0, -long], 0.21).rotate(turn);
    const lobes = [[0, 520], [-42, 470], [42, 470], [-84, 400], [84, 400], [-122, 270], [122, 270]].map(([turn, long]) => lobe(turn!, long!));
    const veins = d.union(...[[0, 330], [-42, 290], [42, 290], [-84, 230], [84, 230]].map(([turn, long]) => d.path(`M-16 0L0 ${-long!}L16 0Z`).rotate(turn!)));
    const foot = params['trunk']!;
    const trunk = d.path(`M-20 -20C-20 160 -30 330 ${-foot} 440H${foot}C30 330 20 160 20 -20Z`);
    const leaf = d.union(...lobes).round(0, 10);
    if (look === 'line') {
      const branches = d.union(...[[0, 300], [-42, 270], [42, 270]].map(([turn, long]) => d.polyline([[0, 0], [0, -long!]]).stroke(38, { cap: 'round' }).rotate(turn!)));
      const stem = trunk.union(branches, d.rect(-19, -20, 38, 120));
      return [d.layer('leaf', leaf.rim(40, 'round').gapFrom(stem, 20), 'second'), d.layer('trunk', stem, 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -520], to: [0, 180] } as const) : 'second';
    return [d.layer('leaf', leaf.subtract(veins, trunk.grow(16)).withoutSlivers(500), paint), d.layer('trunk', trunk, 'main')];
  },
});
