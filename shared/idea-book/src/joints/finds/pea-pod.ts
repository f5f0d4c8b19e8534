import { idea } from '../../idea.ts';

/** A pea pod that is a leaf which opens around its peas. */
export const peaPod = idea({
  id: 'pea-pod',
  title: 'Four in a pod',
  says: 'The pod is a leaf that opens around its four seeds.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pea', 'soybean'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { peas: { label: 'Peas', min: 0.86, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const scale = params['peas']!;
    const spots = [[-268, 60], [-112, 80], [68, 88], [238, 68]] as const;
    const peas = d.union(...spots.map(([y, r]) => d.circle(0, y, r * scale)));
    const turn = 40;
    if (look === 'line') return [d.layer('pod', d.leaf([0, 540], [0, -540], 0.27).subtract(d.leaf([0, 452], [0, -452], 0.269)).rotate(turn), 'main'), d.layer('peas', d.union(...spots.map(([y, r]) => d.circle(0, y * 1.05, r * scale - 4))).rotate(turn), 'second')];
    if (look === 'cut') return [d.layer('pod', d.leaf([0, 540], [0, -540], 0.24).subtract(peas).rotate(turn), 'main')];
    const pod = d.leaf([0, 540], [0, -540], 0.28);
    const mouth = d.leaf([0, 420], [0, -440], 0.19).union(...spots.map(([y, r]) => d.circle(0, y, r * scale + 20)));
    return [d.layer('pod', pod.subtract(mouth).round(3, 0).rotate(turn), 'main'), d.layer('peas', peas.rotate(turn), 'second', { mono: 'ink' })];
  },
});
