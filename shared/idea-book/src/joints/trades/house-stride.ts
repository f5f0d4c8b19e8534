import { idea } from '../../idea.ts';

/** A house that walks on two legs. */
export const houseStride = idea({
  id: 'house-stride',
  title: 'Home is on its way',
  says: 'The house gets up and walks to its new address.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['playful', 'asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { weight: { label: 'Legs', min: 92, max: 124, usual: 108 }, lean: { label: 'Lean', min: 0, max: 10, usual: 6 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 50 : params['weight']!;
    const house = d.polygon([[-340, 170], [-340, -170], [0, -480], [340, -170], [340, 170]], look === 'cut' ? 0 : 44).slant(params['lean']!, 170);
    const window = d.rect(-10, -150, 170, 170, look === 'cut' ? 0 : 36).slant(params['lean']!, 170);
    const ends = { cap: look === 'cut' ? 'butt' : 'round', join: look === 'cut' ? 'miter' : 'round' } as const;
    const front = d.polyline([[110, 130], [280, 500], [410, 430]]).stroke(pen, ends);
    const back = d.polyline([[-110, 130], [-90, 350], [-330, 450], [-270, 580]]).stroke(pen, ends);
    const legs = d.union(front, back);
    if (look === 'line') return [d.layer('house', house.rim(50).union(window), 'main'), d.layer('legs', legs.subtract(house), 'second', { mono: 'join' })];
    const body = house.subtract(window);
    if (look === 'cut') return [d.layer('house', body.union(legs), 'main')];
    return [d.layer('legs', legs, 'second', { mono: 'join' }), d.layer('house', body, 'main', { mono: 'join' })];
  },
});
