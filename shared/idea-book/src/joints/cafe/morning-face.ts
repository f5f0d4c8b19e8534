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
  },
  draw: (d, { look }) => {
    const smile = croissant(d, { outer: 380, inner: 336, rise: 178, seams: [0.165, 0.5], bulge: 0.66, gap: look === 'line' ? 4 : 22 });
    const eye = bean(d, 150, 196, 20).rotate(14).move(150, -240);
    const eyes = eye.union(eye.move(-300, 0));
    const rolls = look === 'line' ? d.union(...smile.pieces().map((roll) => roll.grow(13).rim(30))) : smile;
    return [d.layer('croissant', rolls, 'second', { mono: 'ink' }), d.layer('beans', eyes, 'main')];
  },
});
