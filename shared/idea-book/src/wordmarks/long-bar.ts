import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { type Glyph, glyphsOf, inCapitals, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 9;
/** Capitals with a bar on top, and those with one at the foot that have to be first. */
const TOPPED = 'TТΤ';
const CORNERED = 'ГΓ';
const FOOTED = 'L';
/** How much the letter may differ from the two bars that it is redrawn from, as a share of its area. */
const UNLIKE = 0.06;

/** The bar of a T runs on over the whole name, or the foot of an L under it. */
export const longBar = idea({
  id: 'long-bar',
  title: ({ letters }) => `The bar of the ${letters}`,
  says: ({ letters }) => (FOOTED.includes(letters) ? `The foot of the ${letters} runs on under the whole name.` : `The bar of the ${letters} runs on over the whole name.`),
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 3 && lengthOf(full) <= 22 ? letterOf(linesWithin(words, LONGEST)) : undefined),
  looks: {
    two: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'cond', 'wide'] },
    one: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'gradient_modern', 'modern_flat'], colors: 1, stem: 0.12, letterforms: ['cond', 'grot', 'wide', 'geo'] },
    light: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.05, letterforms: ['geo', 'deco', 'cond'] },
  },
  params: { air: { label: 'Distance of the bar', min: 0.35, max: 1.1, usual: 0.6 } },
  draw: (d, { words, lettering, letters, look, params }) => {
    const style = look === 'light' ? inCapitals(lettering) : inCapitals(unspaced(lettering));
    const rows = linesWithin(words, LONGEST);
    const at = FOOTED.includes(letters) ? rows.length - 1 : 0;
    return rows.flatMap((row, i): Layer[] => {
      const glyphs = glyphsOf(d.write(row, style, SIZE));
      const move = (shape: Shape, left: number) => shape.move(-left, i * SIZE * 1.22);
      if (i !== at) {
        const all = d.union(...glyphs.map(({ shape }) => shape));
        return [d.layer(`line ${i + 1}`, move(all, all.bounds.left), 'main', { role: 'word' })];
      }
      const carrier = glyphs.findIndex(({ text }) => text.toUpperCase() === letters);
      const parts = partsOf(d, glyphs[carrier]?.shape ?? d.refuse(`The line has no ${letters}.`), letters);
      const placed = closed(glyphs, carrier, parts);
      const stem = placed.stem;
      const rest = d.union(...placed.rest);
      const drawn = drawnOut(d, { ...parts, start: stem[0], end: stem[1] }, letters, rest, params['air']!);
      const { left } = rest.union(drawn).bounds;
      return [d.layer(`line ${i + 1}`, move(rest, left), 'main', { role: 'word' }), d.layer(`letter ${letters}`, move(drawn, left), look === 'one' ? 'main' : 'second', { mono: 'join' })];
    });
  },
});

/** The stem of the letter and how thick its bar is. */
interface Parts {
  readonly start: number;
  readonly end: number;
  readonly thick: number;
  /** How far the bar reaches beyond the stem on either side. */
  readonly over: number;
  readonly top: number;
  readonly bottom: number;
}

function partsOf(d: Draw, shape: Shape, letter: string): Parts {
  const { left, right, top, bottom, width } = shape.bounds;
  const isFoot = FOOTED.includes(letter);
  const [from, to] = (isFoot ? shape.spansAtX(right - width * 0.08).at(-1) : shape.spansAtX(right - width * 0.08)[0]) ?? d.refuse(`The ${letter} has no bar.`);
  const [start, end] = shape.spansAtY((top + bottom) / 2)[0] ?? d.refuse(`The ${letter} has no stem.`);
  const plain = d.union(d.rect(left, from, width, to - from), d.rect(start, top, end - start, bottom - top));
  if (plain.exclude(shape).area > UNLIKE * shape.area) d.refuse(`The ${letter} of this typeface is not made of plain bars.`);
  return { start, end, thick: to - from, over: Math.max(start - left, right - end), top, bottom };
}

/** The other letters moved up to the stem: its bar is no longer in their way. */
function closed(glyphs: readonly Glyph[], carrier: number, { start, end }: Parts): { rest: Shape[]; stem: readonly [number, number] } {
  const near = SIZE * 0.17;
  const [before, after] = [glyphs[carrier - 1], glyphs[carrier + 1]];
  const shift = before && !glyphs[carrier]!.isFirst ? Math.min(0, before.shape.bounds.right + near - start) : 0;
  const more = after && !after.isFirst ? Math.min(0, end + near - after.shape.bounds.left) : 0;
  return { rest: glyphs.flatMap(({ shape }, i) => (i === carrier ? [] : [shape.move(i < carrier ? 0 : shift + more, 0)])), stem: [start + shift, end + shift] };
}

/** The letter redrawn from a stem and a bar that is as long as the line. */
function drawnOut(d: Draw, { start, end, thick, over, top, bottom }: Parts, letter: string, rest: Shape, air: number): Shape {
  const gap = air * thick;
  const [left, right] = [Math.min(start - over, rest.bounds.left), Math.max(end + (TOPPED.includes(letter) ? over : 0), rest.bounds.right)];
  if (FOOTED.includes(letter)) {
    const y = Math.max(bottom, rest.bounds.bottom) + gap;
    return d.union(d.rect(start, y, right - start, thick), d.rect(start, top, end - start, y + thick - top));
  }
  const y = Math.min(top, rest.bounds.top) - gap - thick;
  const from = CORNERED.includes(letter) ? start : left;
  return d.union(d.rect(from, y, right - from, thick), d.rect(start, y, end - start, bottom - y));
}

/** A T of the first line, a Г that begins it, or an L that begins the last one. */
function letterOf(rows: readonly string[]): string | undefined {
  const [first, last] = [rows[0]!.toUpperCase(), rows.at(-1)!.toUpperCase()];
  if (lengthOf(first) < 3 || lengthOf(last) < 3) return undefined;
  if (FOOTED.includes(last[0]!)) return last[0];
  if (CORNERED.includes(first[0]!)) return first[0];
  return [...first].find((letter) => TOPPED.includes(letter));
}
