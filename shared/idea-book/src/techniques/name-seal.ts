import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from './shared/names.ts';

/** Scripts whose letters each fill a square. */
const SQUARE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
/** Side of a letter's square, in units. */
const CELL = 460;
const GAP = 34;
/** Rows are of one length, or two below three: with one letter alone a name breaks where nobody reads it. */
const COLUMNS: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 8: 4 };
/** More letters below each other are a thread, not a mark. */
const LONGEST_COLUMN = 5;

/** The name as a seal or a block: its letters fill a grid without a ragged edge. */
export const nameSeal = idea({
  id: 'name-seal',
  title: 'Set like a seal',
  says: 'The letters of the name fill one block, as on a seal.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full }) => (SQUARE.test(full) && COLUMNS[lengthOf(full)] ? [...full][0] : undefined),
  looks: {
    block: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold', 'playful_rounded'], colors: 2, stem: 0.1 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'hand_drawn', 'illustrative', 'organic_flowing'], colors: 1, stem: 0.1 },
    column: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'gradient_modern', 'tech_sharp'], colors: 2, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 70, usual: GAP } },
  draw: (d, { name, lettering, look, params }) => {
    const letters = [...name];
    const gap = params['gap']!;
    if (look === 'column' && letters.length > LONGEST_COLUMN) d.refuse('The name is too long for a column.');
    const columns = look === 'column' ? 1 : (COLUMNS[letters.length] ?? d.refuse('The letters of the name fill no block.'));
    const cells = letters.map((letter, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, letters.length - row * columns);
      const width = (columns * CELL + (columns - inRow) * gap) / inRow;
      return filled(d, letter, lettering, [(i % columns) * (width + gap), row * (CELL + gap), width, CELL]);
    });
    if (look === 'seal') return seal(d, cells, gap);
    const [first, ...others] = cells as [Shape, ...Shape[]];
    return [d.layer('first letter', first, look === 'column' ? 'second' : 'main', { role: 'mark', mono: 'ink' }), d.layer('letters', d.union(...others), look === 'column' ? 'main' : 'second', { role: 'word' })];
  },
});

/** A letter as large as its square allows: grown to it without bending, but for the last tenth. */
function filled(d: Draw, letter: string, style: LetteringStyle, [x, y, width, height]: readonly [number, number, number, number]): Shape {
  const { shape } = d.write(letter, style, CELL);
  if (shape.isEmpty) d.refuse(`"${letter}" has no drawing.`);
  const { width: own, height: tall, cx, cy } = shape.bounds;
  const even = Math.min(width / own, height / tall);
  return shape.move(-cx, -cy).scale(Math.min(even * 1.12, width / own), Math.min(even * 1.12, height / tall)).move(x + width / 2, y + height / 2);
}

function seal(d: Draw, cells: readonly Shape[], gap: number): Layer[] {
  const name = d.union(...cells);
  const { left, top, width, height } = name.bounds;
  const margin = gap * 2.4;
  const plate = d.rect(left - margin, top - margin, width + 2 * margin, height + 2 * margin, 60);
  return [d.layer('seal', plate.subtract(name), 'main', { role: 'word' })];
}
