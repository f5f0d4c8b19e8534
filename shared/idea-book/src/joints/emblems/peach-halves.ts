import { idea } from '../../idea.ts';

/** A peach of two rounds. */
export const peachHalves = idea({
  id: 'peach-halves',
  title: ({ things }) => `The two cheeks of the ${things[0]}`,
  says: ({ things }) => `The ${things[0]} is two rounds, one in the sun and one in the shade; the seam is where they meet.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['peach', 'apricot'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.16 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.16 },
  },
  params: { seam: { label: 'Seam', min: -40, max: 50, usual: 0 }, leaf: { label: 'Leaf', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const seam = params['seam']!;
    const whole = d.mirror(d.path('M0 -210C70 -280 180 -310 280 -270C410 -220 460 -80 430 80C390 270 200 420 0 490Z')).round(14, 20);
    const line = `M0 -230C${150 + seam} -100 ${190 + seam} 220 0 500`;
    const left = whole.intersect(d.path(`${line}H-900V-900H0Z`));
    const right = whole.subtract(d.path(`${line}H-900V-900H0Z`).grow(24)).withoutSlivers(300);
    const leaf = d.leaf([0, -250], [300, -470], 0.24, 0.2).round(8, 0).scale(params['leaf']!, params['leaf']!, [0, -250]);
    const second = d.leaf([-6, -250], [-200, -420], 0.2, 0.24).round(8, 0);
    if (look === 'print') {
      const inks = d.overprint([{ shape: d.path('M-60 -260C150 -260 230 -110 210 90C190 290 90 420 0 500C-220 420 -400 270 -430 80C-450 -130 -320 -260 -60 -260Z').round(16, 0), ink: 'main' }, { shape: d.path('M60 -260C-150 -260 -150 -110 -130 90C-110 290 -60 430 0 500C220 420 400 270 430 80C450 -130 320 -260 60 -260Z').round(16, 0), ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(['left cheek', 'right cheek', 'overlap'][i]!, shape, paint)), d.layer('leaf', leaf.move(0, -34), 'main')];
    }
    const leaves = leaf.union(second).gapFrom(whole, 22);
    if (look === 'cut') return [d.layer('peach', d.union(left, right, leaves), 'main')];
    return [d.layer('shade', left.union(leaves), 'main'), d.layer('sun', right, 'second', { mono: 'ink' })];
  },
});
