import { idea } from '../../idea.ts';

/** A crescent moon of pixels. */
export const pixelMoon = idea({
  id: 'pixel-moon',
  title: 'A moon of pixels',
  says: 'The moon is made of pixels, and some of them are on the way.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'eclipse', 'dream', 'dark'] }, { things: ['pixel', 'screen'], trades: ['games', 'software', 'hardware', 'data', 'film', 'cloud-services', 'design'] }],
  looks: {
    solid: { manner: 'module', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.1 },
    tiles: { manner: 'module', vibes: ['modern_flat', 'playful_rounded'], traits: ['detailed'], colors: 2, stem: 0.09 },
    one: { manner: 'module', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { bite: { label: 'Size of the bite', min: 316, max: 362, usual: 330 }, stars: { label: 'Star size', min: 56, max: 84, usual: 84 } },
  draw: (d, { look, params }) => {
    const [step, count] = [84, 11];
    const cells = Array.from({ length: count * count }, (_, i) => [i % count, Math.floor(i / count)] as const).map(([column, row]) => [(column - 5) * step, (row - 5) * step] as const);
    const gap = look === 'tiles' ? 12 : 0;
    const cell = (x: number, y: number, less = 0) => d.rect(x - (step - gap) / 2 + less, y - (step - gap) / 2 + less, step - gap - 2 * less, step - gap - 2 * less, look === 'tiles' ? 14 : 0);
    const lit = cells.filter(([x, y]) => Math.hypot(x, y) < 455 && Math.hypot(x - 170, y + 120) > params['bite']!);
    const spare = [[168, -168], [84, 84], [336, 0]] as const;
    const moon = d.union(...lit.map(([x, y]) => cell(x, y)));
    return [d.layer('moon', moon, 'main'), d.layer('stars', d.union(...spare.map(([x, y]) => cell(x, y, (step - params['stars']!) / 2))), look === 'one' ? 'main' : 'second')];
  },
});
