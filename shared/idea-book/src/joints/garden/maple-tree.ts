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
  },
  draw: (d, { look }) => {
    const lobe = (turn: number, long: number) => d.leaf([0, 60], [0, -long], 0.21).rotate(turn);
    const lobes = [[0, 520], [-42, 470], [42, 470], [-84, 400], [84, 400], [-122, 270], [122, 270]].map(([turn, long]) => lobe(turn!, long!));
    const veins = d.union(...[[0, 330], [-42, 290], [42, 290], [-84, 230], [84, 230]].map(([turn, long]) => d.path(`M-16 0L0 ${-long!}L16 0Z`).rotate(turn!)));
    const trunk = d.path('M-20 -20C-20 160 -30 330 -110 440H110C30 330 20 160 20 -20Z');
    const leaf = d.union(...lobes).round(0, 10);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -520], to: [0, 180] } as const) : 'second';
    return [d.layer('leaf', leaf.subtract(veins, trunk.grow(16)).withoutSlivers(500), paint), d.layer('trunk', trunk, 'main')];
  },
});
