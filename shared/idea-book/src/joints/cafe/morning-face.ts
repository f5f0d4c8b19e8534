import { idea } from '../../idea.ts';
import { bean, croissant } from './parts.ts';

/** Two coffee beans and a croissant make a smiling face. */
export const morningFace = idea({
  id: 'morning-face',
  title: 'Good morning',
  says: 'Two coffee beans and a croissant smile at you.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['croissant'], trades: ['bakery', 'patisserie', 'coffee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['hand_drawn', 'geometric_minimal'], colors: 2, stem: 0.035 },
    coin: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 1, stem: 0.09 },
  },
  params: { eyes: { label: 'Distance of the eyes', min: 120, max: 190, usual: 150 }, beans: { label: 'Bean size', min: 130, max: 180, usual: 150 } },
  draw: (d, { look, params }) => {
    const [apart, size] = [params['eyes']!, params['beans']!];
    const smile = croissant(d, { outer: 380, inner: 336, rise: 178, seams: [0.165, 0.5], bulge: 0.66, gap: look === 'line' ? 4 : 22 });
    const eye = bean(d, size, (size * 196) / 150, 20).rotate(14).move(apart, -240);
    const eyes = eye.union(eye.move(-2 * apart, 0));
    if (look === 'coin') return [d.layer('face', d.circle(0, 40, 560).subtract(smile.scale(0.92, 0.92, [0, 100]).move(0, 30), eyes.move(0, 20)), 'main')];
    const rolls = look === 'line' ? d.union(...smile.pieces().map((roll) => roll.grow(13).rim(30))) : smile;
    return [d.layer('croissant', rolls, 'second', { mono: 'ink' }), d.layer('beans', eyes, 'main')];
  },
});
