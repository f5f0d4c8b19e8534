import { idea } from '../../idea.ts';

/** The letter A as railroad tracks. */
export const railsA = idea({
  id: 'rails-a',
  title: 'The A line',
  says: 'Railroad tracks run to the horizon and make the letter A.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['rail', 'train', 'tram', 'journey'], trades: ['railway', 'logistics', 'travel'] }],
  initials: 'AΑА',
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { weight: { label: 'Weight', min: 116, max: 168, usual: 142 }, ties: { label: 'Tie height', min: 44, max: 70, usual: 56 } },
  draw: (d, { look, params }) => {
    const rail = d.polygon([[14, -440], [90, -440], [410, 440], [410 - params['weight']!, 440]]);
    const inside = d.polygon([[-3, -470], [3, -470], [340, 470], [-340, 470]]);
    const ties = [0, 1, 2, 3].map((i) => d.rect(-500, -150 + i * 140 + i * i * 8, 1000, params['ties']! + i * 12));
    const rails = d.mirror(rail);
    const between = d.union(...ties).intersect(inside).gapFrom(rails, 18);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 30, 640).subtract(d.union(rails, between).scale(0.94)), 'main')];
    return [d.layer('rails', rails, 'main', { mono: 'ink' }), d.layer('ties', between, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
