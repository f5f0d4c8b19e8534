import { idea } from '../../idea.ts';

/** An acorn with the oak tree already in it. */
export const acornOak = idea({
  id: 'acorn-oak',
  title: 'The oak in the acorn',
  says: 'The whole oak is already in the acorn: its crown is the cap and its trunk grows through the nut.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['oak', 'acorn', 'oak-leaf', 'growth', 'strength', 'origin'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const crown = d.union(d.circle(-240, -170, 170), d.circle(-150, -310, 160), d.circle(60, -340, 180), d.circle(240, -220, 170), d.circle(290, -120, 120), d.rect(-400, -170, 800, 150, [0, 0, 70, 70]), d.rect(-200, -300, 400, 200)).round(0, 14).union(d.rect(-24, -600, 48, 160, [24, 24, 0, 0]));
    const trunk = d.path('M-84 -60C-50 20 -40 120 -44 230C-50 340 -80 410 -160 480H160C80 410 50 340 44 230C40 120 50 20 84 -60Z');
    const nut = d.path('M-330 10H330C340 220 180 390 50 448L0 510L-50 448C-180 390 -340 220 -330 10Z').round(14, 0);
    const tree = crown.union(trunk.intersect(nut.union(d.rect(-200, -60, 400, 80)))).round(0, 26);
    if (look === 'cut') {
      const cap = d.sector(0, -20, 420, 180, 360).union(d.rect(-40, -540, 80, 160, [40, 40, 0, 0])).round(24, 0);
      const shell = d.path('M-360 10H360C360 270 190 420 50 480L0 540L-50 480C-190 420 -360 270 -360 10Z').move(0, gap - 30).round(16, 0);
      const wood = d.path('M-120 -40C-64 50 -54 110 -54 180C-54 260 -84 320 -156 372H156C84 320 54 260 54 180C54 110 64 50 120 -40Z');
      return [d.layer('cap', cap, 'main'), d.layer('nut', shell.subtract(wood.move(0, gap - 30)).withoutSlivers(2000).round(6, 0), 'main')];
    }
    if (look === 'line') return [d.layer('crown', crown.rim(40, 'round'), 'main'), d.layer('trunk', trunk.intersect(nut.shrink(60)).intersect(d.rect(-500, 34, 1000, 600)), 'second'), d.layer('nut', nut.gapFrom(crown, gap + 2).rim(40, 'round'), 'main')];
    return [d.layer('tree', tree, 'main'), d.layer('nut', nut.gapFrom(tree, gap).withoutSlivers(500), 'second', { mono: 'ink' })];
  },
});
