import { idea } from '../../idea.ts';
import { block } from './parts.ts';

/** An initial with a mountain range in it. */
export const peaksInitial = idea({
  id: 'peaks-initial',
  title: ({ letters }) => `Mountains in the ${letters}`,
  says: ({ letters }) => `A mountain range rises inside the letter ${letters}.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['mountain', 'peak', 'hill', 'valley', 'canyon', 'volcano', 'cliff'], trades: ['hiking', 'climbing', 'skiing', 'outdoor-gear'] }],
  fits: ({ initials: { first } }) => (/[ABCDEGHKMNOQRSUXZАБВДЕЖЗИЙКЛМНОСХЦШЩЫЬЭЮЯΑΒΔΕΖΗΘΚΛΜΝΞΟΠΣΧΩ]/u.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.12 },
    open: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  draw: (d, { look, letters }) => {
    const letter = block(d, letters, 860);
    const { left, right, width } = letter.bounds;
    const at = (x: number, y: number): [number, number] => [left + width * x, y];
    const ridge = d.polyline([at(-0.1, 250), at(0.26, -20), at(0.42, 130), at(0.7, -150), at(1.1, 250)]);
    const range = ridge.then(d.polyline([[right + 200, 700], [left - 200, 700]])).fill();
    const sky = letter.subtract(range, ridge.stroke(44, { join: 'miter' })).withoutSlivers(900);
    const rock = letter.intersect(range).withoutSlivers(900);
    return [d.layer('sky', sky, 'main'), d.layer('range', rock, look === 'open' ? 'main' : 'second', { mono: 'ink' })];
  },
});
