import { idea } from '../../idea.ts';

/** A plumb bob that is an acorn. */
export const acornPlumb = idea({
  id: 'acorn-plumb',
  title: 'An acorn for a plumb bob',
  says: 'The weight on the plumb line is an acorn.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['oak', 'acorn', 'tree', 'forest', 'squirrel', 'seed'] }, { things: ['plumb-line', 'spirit-level'], trades: ['construction', 'architecture', 'masonry', 'carpentry', 'engineering', 'woodworking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.08 },
  },
  params: { cord: { label: 'Cord length', min: 140, max: 320, usual: 230 }, point: { label: 'Length of the point', min: 440, max: 560, usual: 480 } },
  draw: (d, { look, params }) => {
    const [cable, point] = [params['cord']!, params['point']!];
    const nut = d.mirror(d.path(`M0 -60H236C250 140 140 270 30 400L0 ${point}Z`)).round(10, 0);
    const cup = d.path('M-280 -84C-280 -270 -130 -310 0 -310C130 -310 280 -270 280 -84Z').round(26, 0);
    const cord = d.rect(-15, -290 - cable, 30, cable);
    const scales = d.union(...[-1, 0, 1].map((i) => d.line(`M${i * 160 - 150} -60L${i * 160 + 150} -360M${i * 160 + 150} -60L${i * 160 - 150} -360`).stroke(18)));
    const shine = d.line('M-140 20C-130 120 -90 200 -40 270').stroke(32, { cap: 'round' });
    if (look === 'line') return [d.layer('cup', cup.rim(34, 'round').union(cord), 'main'), d.layer('nut', nut.rim(34), 'second')];
    if (look === 'cut') return [d.layer('cup', cup.subtract(scales).round(5, 0).withoutSlivers(300).union(cord), 'main'), d.layer('nut', nut, 'main', { mono: 'ink' })];
    return [d.layer('cup', cup.union(cord), 'main'), d.layer('nut', nut.subtract(shine), 'second')];
  },
});
