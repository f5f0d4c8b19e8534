import type { CardDetails } from '@fifteen/contracts';
import type { FontLibrary } from '@fifteen/typography';
import { contrastOf } from '../../color/color.ts';
import type { Ground } from '../../grounds.ts';
import { drawableText } from '../../text/drawable-text.ts';
import { scriptFromRight } from '../../text/reading.ts';

/** Least sizes in points: letters that are left white in a ground of several inks fill in sooner. */
const LEAST = { positive: 5.5, reversed: 6 } as const;
/** Black ink alone: small letters of several inks blur when these do not meet exactly. */
const BLACK = '#1c1c1c';
const NEAR_BLACK = 14;

export const isDark = ({ color }: Ground): boolean => contrastOf(color, '#ffffff') > contrastOf(color, '#000000');

export const leastSizeOn = (ground: Ground): number => (isDark(ground) ? LEAST.reversed : LEAST.positive);

const greyLike = (hex: string): string => {
  const level = Math.round([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).reduce((sum, value, at) => sum + value * [0.299, 0.587, 0.114][at]!, 0));
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
};

/** Colors of small print on a ground: where it is dark on light, of black ink alone. */
export const smallPrintOn = (ground: Ground): { text: string; quiet: string } => {
  if (isDark(ground)) return { text: ground.text, quiet: ground.quiet };
  return { text: contrastOf(ground.text, '#ffffff') >= NEAR_BLACK ? BLACK : ground.text, quiet: greyLike(ground.quiet) };
};

/** The details without what no font draws. */
export const drawableDetails = (details: CardDetails, library: FontLibrary): CardDetails =>
  Object.fromEntries(Object.entries(details).map(([line, text]) => [line, drawableText(text, library)])) as CardDetails;

/** True if a person's card reads from right to left: the first letter of its first line decides. */
export const readsFromRight = ({ name, role }: CardDetails): boolean => scriptFromRight(`${name} ${role}`) !== undefined;
