import { idea } from '../../idea.ts';
import { handle } from './parts.ts';

/** Capitals whose right side can hold a handle. */
const MUGS = 'ABCDEGHJKMNOQRSUWXZАБВЕЖЗИКЛМНОПСХШЭЮЯΑΒΕΗΚΜΝΟΠΣΧ';

/** The initial is a block, and the block is a mug. */
export const mugInitial = idea({
  id: 'mug-initial',
  title: ({ letters }) => `A mug of ${letters}`,
  says: ({ letters }) => `The letter ${letters} is a hot mug with a handle.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['mug'], trades: ['coffee', 'tea'] }],
  fits: ({ initials: { first } }) => (MUGS.includes(first) ? first : undefined),
  looks: {
    steam: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    plain: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  draw: (d, { look, letters }) => {
    const [size, pen] = [640, 80];
    const glyph = d.pen(letters, 'slit', { size, radius: 0.12 }).shape.place({ cx: 0, cy: 0 });
    const { left, right, top, width } = glyph.bounds;
    const mug = d.rect(left, top, width, size, [24, 24, 150, 150]);
    const letter = glyph.intersect(mug);
    const walls = letter.spansAtX(right - 12);
    const holds = (from: number, to: number) => walls.some(([high, low]) => high <= from && low >= to);
    const above = walls.findLast(([, low]) => low < 20);
    const below = walls.find(([high]) => high > -40);
    const upper = holds(-190, pen - 190) || !above ? -190 : Math.min(-190, above[1] - pen - 22);
    const lower = holds(170 - pen, 170) || !below ? 170 : Math.max(170, below[0] + pen + 22);
    const loop = handle(d, right - 6, upper, lower, pen).subtract(mug.subtract(letter));
    const steam = [-88, 52].map((x) => d.line(`M${x} ${top - 60}C${x} ${top - 130} ${x + 56} ${top - 130} ${x + 56} ${top - 200}`).stroke(54, { cap: 'round' }));
    if (look === 'plain') return [d.layer('letter', letter, 'main', { mono: 'ink' }), d.layer('handle', loop.gapFrom(mug, 22), 'second', { mono: 'ink' })];
    return [d.layer('letter', letter.union(loop), 'main'), d.layer('steam', d.union(...steam), 'second')];
  },
});
