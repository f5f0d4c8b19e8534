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
    foam: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { handle: { label: 'Handle width', min: 66, max: 96, usual: 80 }, steam: { label: 'Steam width', min: 44, max: 68, usual: 54 } },
  draw: (d, { look, letters, params }) => {
    const [size, pen] = [640, params['handle']!];
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
    const steam = [-88, 52].map((x) => d.line(`M${x} ${top - 60}C${x} ${top - 130} ${x + 56} ${top - 130} ${x + 56} ${top - 200}`).stroke(params['steam']!, { cap: 'round' }));
    if (look === 'foam') {
      const [r, base] = [width * 0.27, top - 24];
      const froth = d.union(d.circle(left + r * 0.9, base - 40, r), d.circle(left + width / 2, base - 90, r * 1.1), d.circle(right - r * 0.9, base - 40, r)).union(d.rect(left - 16, base - 100, width + 32, 100, [0, 0, 30, 30]));
      return [d.layer('letter', letter.union(loop), 'main'), d.layer('foam', froth.intersect(d.rect(left - 200, base - 600, width + 400, 600)).round(24, 10), 'second', { mono: 'ink' })];
    }
    if (look === 'plain') return [d.layer('letter', letter, 'main', { mono: 'ink' }), d.layer('handle', loop.gapFrom(mug, 22), 'second', { mono: 'ink' })];
    return [d.layer('letter', letter.union(loop), 'main'), d.layer('steam', d.union(...steam), 'second')];
  },
});
