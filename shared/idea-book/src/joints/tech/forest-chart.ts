import { idea } from '../../idea.ts';

/** A bar chart that is a row of pines. */
export const forestChart = idea({
  id: 'forest-chart',
  title: 'A forest of bars',
  says: 'The bar chart is a forest: one more branch for every step up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'fir', 'forest', 'tree', 'growth', 'cedar'] }, { things: ['bar-chart', 'line-chart'], trades: ['data', 'investment', 'accounting', 'forestry', 'environment', 'consulting', 'banking'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    tones: { manner: 'module', vibes: ['bold_abstract', 'modern_flat'], colors: 1, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { rise: { label: 'Rise', min: 136, max: 190, usual: 176 }, gap: { label: 'Gap', min: 12, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const [wide, step, gap] = [216, params['rise']!, params['gap']!];
    const tier = (x: number, y: number) => d.polygon([[x - wide / 2, y], [x, y - 200], [x + wide / 2, y]], 8);
    const tree = (i: number) => {
      const x = (i - 1.5) * (wide + 24);
      if (look === 'bold') return { crown: d.polygon([[x - wide / 2, 350], [x, 150 - i * step], [x + wide / 2, 350]], 12), trunk: d.rect(x - 32, 350 + gap, 64, 100, 6) };
      const tiers = Array.from({ length: i + 1 }, (_, k) => tier(x, 350 - k * step));
      const crown = tiers.reduce((below, shape) => below.gapFrom(shape, gap).union(shape));
      return { crown, trunk: d.rect(x - 24, 372, 48, 90, 6) };
    };
    const trees = [0, 1, 2, 3].map(tree);
    return trees.map(({ crown, trunk }, i) => d.layer(`tree ${i + 1}`, crown.union(trunk), look === 'tones' ? { tint: 'main', by: 0.54 - i * 0.18 } : i === 3 ? 'second' : 'main', { mono: 'ink' }));
  },
});
