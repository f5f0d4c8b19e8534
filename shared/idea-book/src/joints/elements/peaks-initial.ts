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
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 28, max: 60, usual: 44 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 860);
    const { left, right, width } = letter.bounds;
    const at = (x: number, y: number): [number, number] => [left + width * x, y];
    const ridge = d.polyline([at(-0.1, 250), at(0.26, -20), at(0.42, 130), at(0.7, -150), at(1.1, 250)]);
    const range = ridge.then(d.polyline([[right + 200, 700], [left - 200, 700]])).fill();
    if (look === 'print') {
      const slope = d.polygon([at(-0.28, 430), at(0.2, -30), at(0.4, 160), at(0.72, -200), at(1.28, 430)]);
      return d.overprint([{ shape: letter, ink: 'main' }, { shape: slope.intersect(d.rect(-2000, -2000, 4000, 2000 + letter.bounds.bottom)), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'ink' }));
    }
    const sky = letter.subtract(range, ridge.stroke(params['gap']!, { join: 'miter' })).withoutSlivers(900);
    const rock = letter.intersect(range).withoutSlivers(900);
    return [d.layer('sky', sky, 'main'), d.layer('range', rock, look === 'open' ? 'main' : 'second', { mono: 'ink' })];
  },
});
