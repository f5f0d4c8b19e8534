import type { Look } from '@fifteen/idea-book';
import type { FontLibrary } from '@fifteen/typography';

/** Names that between them have what every idea of the book takes: two words, a dot, double letters, a shared letter, a short word, an ideograph with a frame, Arabic letters that join, three words with a descender. */
export const NAMES = ['Rook & Wren', 'Amber Inn', 'Vela', 'Millie', 'Harbor Lane', 'Room Noodle', 'Anna Avalon', 'Otto & Boone', 'Tinker Bell', 'Eleven', 'さくら歯科', 'قوافل نجد', 'The Honey Bakery'] as const;

/** A font that covers a name. */
export const fontFor = (name: string): string => (/\p{Script=Han}/u.test(name) ? 'zen-maru-gothic-700' : /\p{Script=Arabic}/u.test(name) ? 'cairo-700' : 'jost-600');

/** A heavy font of the kinds that a look draws the name in, the best kind first; the plain one where it takes any. */
export function fontOfLook({ letterforms = [], stem }: Look, name: string, { styles, covers }: FontLibrary): string {
  const heavy = styles.filter((style) => covers(style.id, name) && style.stem / style.cap >= Math.min(0.17, 1.6 * stem));
  return letterforms.flatMap((kind) => heavy.find((style) => style.class === kind) ?? [])[0]?.id ?? fontFor(name);
}
