import { idea } from '../../idea.ts';

/** An oak leaf that stands as a tree. */
export const oakStand = idea({
  id: 'oak-stand',
  title: 'The leaf is the oak',
  says: 'One leaf stands as the whole tree: its stalk is the trunk, its veins are the branches.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['oak', 'oak-leaf'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    halves: { manner: 'cut', vibes: ['illustrative', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { width: { label: 'Width', min: 0.9, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['width']!, params['gap']!];
    const lobe = (x: number, y: number, rx: number, ry: number, turn: number) => d.ellipse(0, 0, rx, ry).rotate(turn).move(x, y);
    const half = d.union(lobe(0, -390, 120, 110, 0), lobe(120, -250, 170, 88, -38), lobe(160, -70, 220, 96, -30), lobe(140, 110, 190, 84, -22), d.rect(-10, -400, 130, 580)).round(0, 26);
    const leaf = d.mirror(half).scale(wide, 1);
    const rib = d.path('M-13 -330H13L34 300L90 480H-90L-34 300Z');
    const vein = (y: number, long: number) => d.mirror(d.line(`M0 ${y}C40 ${y - 20} ${long * 0.7} ${y - 80} ${long} ${y - 140}`).brush([gap * 1.3, gap * 1.1, gap * 0.7], { ends: 'round' }));
    const veins = d.union(vein(-110, 170), vein(60, 210));
    const trunk = rib.subtract(d.rect(-300, -900, 600, 900 + 150)).round(10, 0);
    const stalk = d.path(`M-13 -330C-4 -344 4 -344 13 -330L${34 + 4} 220H-${34 + 4}Z`);
    const open = d.union(stalk, veins);
    const crown = leaf.subtract(open.union(trunk.grow(gap))).withoutSlivers(500);
    if (look === 'cut') return [d.layer('oak', crown.union(d.path('M-38 220H38L44 320L100 480H-100L-44 320Z').round(8, 0).gapFrom(crown, 0)), 'main')];
    if (look === 'halves') {
      const right = d.rect(0, -1000, 1000, 2000);
      const slit = d.rect(-10, -1000, 20, 900);
      return [d.layer('oak', crown.subtract(right, slit).union(trunk).withoutSlivers(300), 'main'), d.layer('sunny side', crown.intersect(right).subtract(slit).withoutSlivers(300), 'second', { mono: 'ink' })];
    }
    return [d.layer('leaf', crown, 'main'), d.layer('trunk', trunk, 'second', { mono: 'ink' })];
  },
});
