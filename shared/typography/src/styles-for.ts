import type { FontLibrary } from './font-library.ts';
import type { FontStyle } from './font-style.ts';

/** With fewer families than this 15 concepts would look alike. */
const LEAST_FAMILIES = 6;

const LATIN = /[\p{Script=Latin}\p{N}\p{P}\p{S}]+/gu;
const OTHERS = /[^\p{Script=Latin}\p{N}\p{P}\p{S}]+/gu;

/**
 * Styles that draw the whole text. Where they are few ("Café 山本"), also those that draw its letters other than Latin
 * and borrow the Latin; where there is none, those that draw the Latin, at last the plain ones, which borrow all.
 */
export function stylesFor(text: string, library: FontLibrary): readonly FontStyle[] {
  const drawing = (part: string) => library.styles.filter(({ id }) => library.covers(id, part));
  const whole = drawing(text);
  const others = text.replaceAll(LATIN, '');
  if (familiesOf(whole) >= LEAST_FAMILIES || (others.trim() === '' && whole.length > 0)) return whole;
  const choices = [...(others.trim() === '' ? [] : [drawing(others)]), whole, drawing(text.replaceAll(OTHERS, ' ')), library.styles.filter((style) => style.class === 'plain')];
  return choices.find((styles) => styles.length > 0) ?? library.styles;
}

const familiesOf = (styles: readonly FontStyle[]): number => new Set(styles.map(({ family }) => family)).size;
