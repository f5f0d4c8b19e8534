import { type Draw, type LetteringStyle, penCovers } from '@fifteen/drawing';
import { distanceBetween } from './distance.ts';

/** The heavy letters to use where others are too weak beside a picture. */
export const HEAVY: LetteringStyle = { pen: 'monoline', options: { stem: 0.21, radius: 0.03, width: 0.95 } };

/** Thinner strokes, as a share of the cap height, look lost beside a picture. */
const THIN = 0.125;
/** Letters nearer than this, as a share of the cap height, are joined as in a script: none of them can be taken out. */
const JOINED = 0.012;
/** Extra space between letters at most: a picture among widely spaced letters looks detached. */
const WIDEST = 0.04;
/** Degrees from which letters are italic, and beyond which something else was measured. */
const LEANING = 4;
const MOST_LEANING = 24;

/** How far upright letters of a style lean to the right, in degrees: measured on an H. */
export function leanOf(d: Draw, style: LetteringStyle): number {
  const { shape } = d.write('H', style, 1_000);
  const left = (y: number) => shape.spansAtY(y)[0]?.[0];
  const [low, high] = [left(-220), left(-780)];
  const lean = low === undefined || high === undefined ? 0 : (Math.atan2(high - low, 560) * 180) / Math.PI;
  return lean > LEANING && lean < MOST_LEANING ? lean : 0;
}

/**
 * The style that a word with a picture in it is set in: the one of the brief, or heavy letters where that one is thin, joins
 * its letters, or is a picture itself. Never with a case of its own.
 */
export function strongStyle(d: Draw, text: string, { case: _, ...style }: LetteringStyle, { mayBeThin = false } = {}): LetteringStyle {
  if (!penCovers('monoline', text)) return style;
  if ('pen' in style && style.pen === 'blocks') return HEAVY;
  const close: LetteringStyle = 'pen' in style ? { ...style, options: { ...style.options, tracking: Math.min(WIDEST, style.options.tracking ?? 0) } } : { ...style, tracking: Math.min(WIDEST, style.tracking ?? 0) };
  const { letters, measures } = d.write(text, close, 1_000);
  if (!mayBeThin && measures.stem < THIN * measures.capHeight) return HEAVY;
  const near = letters.filter((letter, i) => {
    const next = letters[i + 1];
    return next && !letter.shape.isEmpty && !next.shape.isEmpty && distanceBetween(letter.shape, next.shape) < JOINED * measures.capHeight;
  });
  return near.length * 2 >= letters.length - 1 && near.length > 0 ? HEAVY : close;
}
