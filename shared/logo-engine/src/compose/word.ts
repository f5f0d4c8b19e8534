import { type Draw, type Layer, type Lettering, type LetteringStyle, type Paint, boundsOfLayers, boxOf, type Box } from '@fifteen/drawing';
import type { NameParts } from '../brief/name-parts.ts';
import { balancedLines } from '../brief/balanced-lines.ts';
import type { LetteringGene, TagGene } from '../genome.ts';

/** The name as it is set, in units of its own cap height: 100 for the main line. */
export interface Word {
  readonly layers: readonly Layer[];
  readonly box: Box;
  /** From the top of the first line's capitals to the last baseline: what the eye centers by. */
  readonly band: { readonly top: number; readonly bottom: number };
  readonly cap: number;
  readonly stem: number;
  readonly lines: number;
}

const CAP = 100;
/** Distance between lines as a share of the cap height: capitals sit closer than letters with tails. */
const LEADING = { upper: 1.34, mixed: 1.56 };
/** Least distance of the ink of two lines: tails and marks of one never touch the other, in Thai as little as under a long J. */
const APART = 0.16;
/** Cap height of the smaller line against the main one. */
const SUB_SCALE = 0.4;
/** The same of a tag. */
const TAG_SCALE = 0.34;

/** How lines are aligned with each other. */
export type Alignment = 'left' | 'center' | 'right';

export interface WordOptions {
  readonly name: NameParts;
  readonly lettering: LetteringGene;
  readonly tag: TagGene | null;
  readonly align: Alignment;
  readonly paint?: Paint;
  /** Size of the smaller line and the tag, 1 is usual. */
  readonly smallScale?: number;
}

/** Sets the name, and the tag below it. */
export function setWord(d: Draw, { name, lettering, tag, align, paint = 'ink', smallScale = 1 }: WordOptions): Word {
  const { style, setting, sub: subStyle = style, inks, bounce } = lettering;
  const upper = style.case === 'upper' || ('pen' in style && style.pen === 'slit');
  const leading = CAP * (upper ? LEADING.upper : LEADING.mixed);
  const rows: { lettering: Lettering; cap: number; after: number }[] = [];
  if (setting === 'main-and-sub' && name.sub) {
    const main = { lettering: d.write(name.main, style, CAP), cap: CAP, after: 0 };
    const subCap = CAP * SUB_SCALE * smallScale;
    const sub = { lettering: fitted(d, name.sub, subStyle, subCap, main.lettering.bounds.width), cap: subCap, after: 0 };
    rows.push(...(name.isSubFirst ? [sub, main] : [main, sub]));
  } else {
    const lines = setting === 'lines' ? balancedLines(name.pieces) : [name.full];
    rows.push(...lines.map((line) => ({ lettering: d.write(line, style, CAP), cap: CAP, after: 0 })));
  }
  const tagCap = CAP * TAG_SCALE * smallScale;
  if (tag) rows.push({ lettering: fitted(d, tag.text, tag.style, tagCap, Math.max(...rows.map((row) => row.lettering.bounds.width))), cap: tagCap, after: 0 });

  let [y, inked] = [0, -Infinity];
  const placed = rows.map((row, i) => {
    const before = rows[i - 1];
    if (before) y += before.cap === CAP && row.cap === CAP ? leading : row.cap + CAP * 0.42 + (descends(before.lettering) && !upper ? CAP * 0.16 : 0);
    y = Math.max(y, inked + CAP * APART - row.lettering.bounds.top);
    inked = y + row.lettering.bounds.bottom;
    return { ...row, lettering: row.lettering.move(0, y), y };
  });
  const widest = Math.max(...placed.map((row) => row.lettering.bounds.width));
  const aligned = placed.map((row) => {
    const { left, width } = row.lettering.bounds;
    const at = align === 'left' ? 0 : align === 'right' ? widest - width : (widest - width) / 2;
    return { ...row, lettering: row.lettering.move(at - left, 0) };
  });
  const layers = aligned.flatMap((row, i) =>
    ((inks || bounce) && row.cap === CAP ? inTurn(d, row.lettering, inks ?? [paint], bounce) : d.word(row.lettering, paint)).map((layer): Layer => (tag && i === aligned.length - 1 ? { ...layer, role: 'tag', part: 'tag' } : layer)),
  );
  const last = aligned.at(-1)!;
  return {
    layers,
    box: boundsOfLayers(layers),
    band: { top: -aligned[0]!.cap, bottom: last.y },
    cap: CAP,
    stem: (aligned.find((row) => row.cap === CAP) ?? last).lettering.measures.stem,
    lines: rows.length,
  };
}

/** How bouncing letters are placed, one after the other: raised by a share of the cap height, and turned by degrees. */
const BOUNCE = [[0.05, -5], [-0.06, 4], [0.03, -3], [-0.04, 6], [0.07, 3]] as const;

/** Every letter in the next of the colors, each on its own feet if they bounce. */
const inTurn = (d: Draw, { letters }: Lettering, inks: readonly Paint[], bounce?: true): Layer[] =>
  letters
    .filter(({ shape }) => !shape.isEmpty)
    .map(({ text, shape }, i) => {
      const [raise, turn] = bounce ? BOUNCE[i % BOUNCE.length]! : [0, 0];
      const { cx, cy } = shape.bounds;
      return d.layer(`letter ${text}`, bounce ? shape.rotate(turn, [cx, cy]).move(0, -raise * CAP) : shape, inks[i % inks.length]!, { role: 'word' });
    });

const descends = (lettering: Lettering): boolean => lettering.bounds.bottom > lettering.measures.baseline + CAP * 0.12;

/** A small line spaced out towards the width of the main one, never wider than it, never so far that its letters fall apart. */
function fitted(d: Draw, text: string, style: LetteringStyle, cap: number, width: number): Lettering {
  const wide = isSpaceable(text);
  const loose: LetteringStyle = 'font' in style ? { ...style, case: wide ? 'upper' : (style.case ?? 'title'), tracking: wide ? 0.22 : 0 } : { ...style, options: { ...style.options, tracking: wide ? 0.16 : 0 } };
  const lettering = d.write(text, loose, cap);
  return lettering.bounds.width <= width * 1.04 ? lettering : lettering.scale((width * 1.04) / lettering.bounds.width);
}

const isSpaceable = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Z}\p{S}]+$/u.test(text);

/** A box in the middle of which the eye sees the word: its cap band, not its ink. */
export const bandBox = ({ box, band }: Word): Box => boxOf(box.left, band.top, box.right, band.bottom);
