import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Three canes of bamboo that rise like steps. */
export const bambooSteps = idea({
  id: 'bamboo-steps',
  title: 'Joint by joint',
  says: 'Three canes grow joint by joint, each higher than the last.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bamboo'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
  },
  params: { canes: { label: 'Width of the canes', min: 140, max: 180, usual: 160 } },
  draw: (d, { look, params }) => {
    const width = params['canes']!;
    const joint = d.path(`M${-width / 2 - 12} 0Q0 30 ${width / 2 + 12} 0L${width / 2} 44V230L${width / 2 + 12} 280Q0 310 ${-width / 2 - 12} 280L${-width / 2} 230V44Z`).round(10, 16);
    const step = 310;
    const cane = (x: number, joints: number, top: number) => d.union(...Array.from({ length: joints }, (_, i) => joint.move(x, top + i * step)));
    const frame = d.rect(-900, -900, 1800, 1400);
    if (look === 'line') {
      const one = cane(-130, 4, -720).intersect(d.rect(-900, -470, 1800, 970));
      const leaves = d.union(d.leaf([20, 30], [390, -230], 0.24), d.leaf([20, 120], [420, 190], 0.24));
      return [d.layer('cane', d.union(...one.pieces().map((each) => contour(each, 44))), 'main'), d.layer('leaves', leaves.gapFrom(one, 24), 'second')];
    }
    if (look === 'cut') {
      const disc = d.circle(0, 0, 520);
      const canes = d.union(cane(-230, 4, -700), cane(0, 4, -560), cane(230, 4, -640));
      return [d.layer('bamboo', disc.intersect(canes).withoutSlivers(2400), 'main')];
    }
    const gap = width + 70;
    const shoots = [cane(-gap, 2, -110), cane(0, 3, -320), cane(gap, 4, -530)].map((each) => each.intersect(frame).withoutSlivers(900));
    return [d.layer('canes', d.union(shoots[0]!, shoots[2]!), 'main'), d.layer('cane', shoots[1]!, 'second', { mono: 'ink' })];
  },
});
