import { idea } from '../../idea.ts';

/** A triangle of three equal folded strips. */
export const triangleWeave = idea({
  id: 'triangle-weave',
  title: 'Three hold each other',
  says: 'Three equal strips hold each other, and what they enclose is a triangle as well.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['triangle', 'three'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 3, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.22 },
  },
  params: { strips: { label: 'Width of the strips', min: 150, max: 200, usual: 176 } },
  draw: (d, { look, params }) => {
    const [width, gap] = [params['strips']!, 26];
    const outer = d.regular(3, 600);
    const apothem = 300;
    const inner = d.regular(3, 2 * (apothem - width));
    if (look === 'line') return [d.layer('triangle', outer.round(24, 0).rim(46, 'round'), 'main'), d.layer('middle', d.regular(3, 2 * (apothem - width) - 40).round(8, 0), 'second')];
    if (look === 'cut') return [d.layer('triangle', outer.round(20, 0).subtract(d.regular(3, 600 - width * 1.1).subtract(d.regular(3, 600 - width * 2.2)).move(0, 0)).withoutSlivers(900).round(8, 0), 'main')];
    const strip = outer.subtract(inner).intersect(d.rect(-1200, apothem - width, 2400, width));
    const strips = [0, 120, 240].map((turn) => strip.rotate(turn, [0, 0]));
    const laid = strips.map((each, i) => each.subtract(strips[(i + 1) % 3]!.grow(gap, 'miter')).withoutSlivers(900).round(8, 0));
    return laid.map((each, i) => d.layer(`strip ${i + 1}`, each, (['main', 'second', 'third'] as const)[i]!, { mono: 'ink' }));
  },
});
