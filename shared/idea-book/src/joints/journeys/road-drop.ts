import { idea } from '../../idea.ts';

/** A drop with a road that winds through it. */
export const roadDrop = idea({
  id: 'road-drop',
  title: 'The road in the drop',
  says: 'A road winds up through the drop of fuel and on to the horizon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['fuel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.2, traits: ['gradient'] },
  },
  params: { road: { label: 'Width of the road', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['road']!;
    const drop = d.path('M0 -600C130 -390 380 -130 380 150A380 380 0 0 1 -380 150C-380 -130 -130 -390 0 -600Z').round(16, 0);
    const way = d.line('M-140 640C-100 430 240 400 210 200C186 40 -96 80 -92 -80C-90 -190 20 -220 16 -390');
    const road = way.brush([300 * k, 250 * k, 190 * k, 130 * k, 92 * k, 56 * k, 8]);
    const dashes = d.union(...[[0.1, 0.2], [0.29, 0.375], [0.46, 0.53]].map(([a, b]) => way.part(a!, b!).brush([40 * k * (1.15 - a!), 40 * k * (1.15 - b!)])));
    if (look === 'cut') return [d.layer('drop', drop.subtract(road).union(dashes.intersect(drop)), 'main', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('drop', drop.subtract(road), { gradient: ['second', 'main'], from: [0, -500], to: [0, 500] }, { mono: 'ink' })];
    return [d.layer('drop', drop.subtract(road), 'main', { mono: 'ink' }), d.layer('dashes', dashes.intersect(drop), 'second', { mono: 'ink' })];
  },
});
