import { idea } from '../../idea.ts';
import { block } from '../elements/parts.ts';

/** An initial with fir trees at its foot. */
export const forestInitial = idea({
  id: 'forest-initial',
  title: ({ letters }) => `Firs in the ${letters}`,
  says: ({ letters }) => `A row of fir trees grows out of the foot of the letter ${letters}.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['forest', 'pine', 'fir', 'cedar', 'wild', 'cabin'], trades: ['forestry', 'camping', 'hunting', 'hiking'] }],
  fits: ({ initials: { first } }) => (/[HMNUИЙМНПШΗΜΝΠ]/u.test(first) ? first : undefined),
  looks: {
    open: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { height: { label: 'Tree height', min: 390, max: 540, usual: 450 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 860);
    const { left, width } = letter.bounds;
    const count = Math.max(3, Math.round(width / 190));
    const pitch = width / count;
    const tall = 460 - params['height']!;
    const places = Array.from({ length: count }, (_, i) => i);
    const treeAt = (i: number) => {
      const [x, top] = [left + (i + 0.5) * pitch, i % 2 === 0 ? tall + 120 : tall];
      const half = pitch * 0.5 - 6;
      const tier = (y: number, k: number) => d.polygon([[x, y], [x + half * k, y + 150], [x - half * k, y + 150]]);
      return d.union(tier(top, 0.72), tier(top + 84, 0.92), d.polygon([[x, top + 150], [x + half * 1.1, 460], [x - half * 1.1, 460]]));
    };
    const firs = places.filter((i) => letter.contains([left + (i + 0.5) * pitch, 320])).map(treeAt);
    const forest = d.union(...firs, d.rect(left - 20, 380, width + 40, 200));
    if (look === 'print') {
      const row = d.union(...places.map(treeAt)).intersect(d.rect(left, -2000, width, 2000 + letter.bounds.bottom));
      return d.overprint([{ shape: letter, ink: 'main' }, { shape: row, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'open') return [d.layer('letter', letter.subtract(forest.subtract(d.rect(left - 40, 340, width + 80, 300))).subtract(d.rect(left - 40, 338, width + 80, 200)).withoutSlivers(900), 'main')];
    return [d.layer('letter', letter.gapFrom(forest, 24).withoutSlivers(900), 'main'), d.layer('firs', letter.intersect(forest).withoutSlivers(600), 'second', { mono: 'ink' })];
  },
});
