import { idea } from '../../idea.ts';
import { melting } from './parts.ts';

/** The letters with a place for a scoop, and where their arms meet. */
const SCOOPED: Readonly<Record<string, number>> = { V: 460, W: 460, Y: 130, Υ: 130 };

/** V, W and Y hold scoops of ice cream. */
export const coneInitial = idea({
  id: 'cone-initial',
  title: ({ letters }) => (letters === 'W' ? 'Two scoops in the W' : `A scoop in the ${letters}`),
  says: ({ letters }) => (letters === 'W' ? 'The W is two cones with a scoop in each.' : `The ${letters} is a cone with a scoop of ice cream.`),
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['ice-cream'], trades: ['ice-cream-parlor'] }],
  fits: ({ initials: { first } }) => (SCOOPED[first] ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    drip: { manner: 'solid', vibes: ['playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.042 },
  },
  params: { weight: { label: 'Weight', min: 108, max: 146, usual: 124 }, scoop: { label: 'Scoop size', min: 160, max: 206, usual: 186 } },
  draw: (d, { look, letters, params }) => {
    const [pen, half, rim, r] = [params['weight']!, 250, -190, params['scoop']!];
    const sides = letters === 'W' ? [-1, 1].map((side) => side * (half - 12)) : [0];
    const foot = SCOOPED[letters] ?? d.refuse(`No scoop for "${letters}".`);
    const arms = sides.map((x) => d.polyline([[x - half * 1.4, rim - 0.4 * (foot - rim)], [x, foot], [x + half * 1.4, rim - 0.4 * (foot - rim)]]).stroke(pen, { join: 'miter' }));
    const stem = foot < 400 ? [d.rect(-pen / 2, foot - 20, pen, 480 - foot + 20)] : [];
    const letter = d.union(...arms, ...stem).subtract(d.rect(-1000, rim - 1000, 2000, 1000)).round(12, 0);
    const scoops = sides.map((x) => d.circle(x, rim - 20, r));
    if (look === 'line') return [d.layer('letter', letter.rim(38, 'round'), 'main'), d.layer('scoops', d.union(...scoops).gapFrom(letter, 24).rim(38, 'round'), 'second', { mono: 'ink' })];
    if (look === 'drip' && foot > 400) {
      const ice = d.union(...sides.map((x) => melting(d, half + 58).move(x, rim + 40)));
      return [d.layer('letter', letter.gapFrom(ice, 24), 'main', { mono: 'ink' }), d.layer('scoops', ice, 'second', { mono: 'ink' })];
    }
    return [d.layer('letter', letter, 'main'), d.layer('scoops', d.union(...scoops).gapFrom(letter, 24), 'second', { mono: 'ink' })];
  },
});
