import { idea } from '../../idea.ts';

/** A club sandwich that is a mountain: the flag of its pick is on the summit. */
export const sandwichSummit = idea({
  id: 'sandwich-summit',
  title: 'Reach the top layer',
  says: 'The stacked sandwich is a mountain, and its pick is the flag on the summit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'flag', 'climber'] }, { trades: ['sandwich-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 3, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [top, foot, half] = [-300, 460, 520];
    const edge = (y: number) => ((y - top) / (foot - top)) * half;
    const slab = (from: number, to: number, out = 0) => d.polygon([[-edge(from) - out, from], [edge(from) + out, from], [edge(to) + out, to], [-edge(to) - out, to]]);
    const peak = d.polygon([[-edge(70), 70], [0, top], [edge(70), 70]]).round(26, 0);
    const wave = (y: number) => `M-750 ${y}${[0, 1, 2, 3, 4, 5, 6, 7].map(() => 'q50 60 100 0t100 0').join('')}V-600H-750Z`;
    const lettuce = slab(70 + gap, 260, 40).intersect(d.path(wave(176)));
    const cheese = slab(216, 292, 0).gapFrom(lettuce, gap).withoutSlivers(400);
    const base = slab(292 + gap, foot).round(26, 0);
    const pole = d.rect(-19, top - 210, 38, 260, 19);
    const flag = d.polygon([[19, top - 200], [250, top - 120], [19, top - 40]], 12);
    if (look === 'line') {
      const pen = 38;
      const whole = d.polygon([[-half, foot], [0, top], [half, foot]]).round(40, 0);
      const curl = d.line(`M-750 150${[0, 1, 2, 3, 4, 5, 6, 7].map(() => 'q50 70 100 0t100 0').join('')}`).stroke(pen).intersect(whole);
      const straight = d.rect(-700, 270, 1400, pen).intersect(whole);
      return [d.layer('flag', flag.move(-12, 0), 'second', { mono: 'join' }), d.layer('sandwich', d.union(whole.rim(pen, 'round'), curl, straight, pole.subtract(whole)), 'main', { mono: 'join' })];
    }
    const bread = d.union(peak, base);
    if (look === 'cut') return [d.layer('sandwich', d.union(bread, lettuce.round(8, 0), cheese, pole.subtract(peak), flag.move(-10, 0)), 'main', { mono: 'ink' })];
    return [d.layer('bread', bread, 'main', { mono: 'ink' }), d.layer('lettuce', lettuce.round(8, 0), 'second', { mono: 'ink' }), d.layer('cheese', cheese, 'third', { mono: 'ink' }), d.layer('pick', pole.union(flag.move(-10, 0)).subtract(peak.shrink(6)), 'second', { mono: 'join' })];
  },
});
