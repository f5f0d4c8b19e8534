import { idea } from '../../idea.ts';

/** An acorn that wears a mortarboard for its cup. */
export const acornCap = idea({
  id: 'acorn-cap',
  title: 'The acorn graduates',
  says: 'The cup of the acorn is a mortarboard: from it an oak will grow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['university', 'tutoring', 'school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['illustrative', 'gradient_modern', 'classic_ornate'], colors: 2, stem: 0.14 },
  },
  params: { board: { label: 'Width of the board', min: 440, max: 520, usual: 480 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [board, gap] = [params['board']!, params['gap']!];
    const top = d.polygon([[0, -470], [board, -270], [0, -70], [-board, -270]], 14);
    const stalk = d.rect(-34, -540, 68, 130, [34, 34, 0, 0]);
    const cup = d.path('M-290 -260V-30C-290 20 -160 60 0 60S290 20 290 -30V-260Z').subtract(d.polygon([[0, -470], [board, -270], [0, -70], [-board, -270]]).grow(gap)).withoutSlivers(300);
    const nut = d.path(`M-264 -40V60C-264 260 -170 380 -50 420C-24 430 -12 460 0 520C12 460 24 430 50 420C170 380 264 260 264 60V-200H-264Z`).round(8, 12).subtract(d.path('M-290 -260V-30C-290 20 -160 60 0 60S290 20 290 -30V-260Z').grow(gap));
    const cord = d.line(`M0 -270L${board - 90} -222V60`).stroke(30);
    const tassel = d.path(`M${board - 90} 30L${board - 40} 190H${board - 140}Z`).round(10, 0);
    const hang = d.line(`M${board - 90} -260V60`).stroke(30).subtract(top.grow(-4)).union(tassel);
    if (look === 'tone') return [d.layer('board', d.union(top.union(stalk).subtract(cord.intersect(top)), hang), 'main', { mono: 'ink' }), d.layer('cup', cup, { tint: 'main', by: 0.35 }, { mono: 'ink' }), d.layer('nut', nut, 'second', { mono: 'ink' })];
    const cap = d.union(top.union(stalk).subtract(cord.intersect(top)), cup, hang);
    return [d.layer('mortarboard', cap, 'main', { mono: 'ink' }), d.layer('nut', nut, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
