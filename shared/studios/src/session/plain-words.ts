/** Addresses, and what may be read as one. */
const ADDRESS = /https?:|www\.|\S@\S|\b[\w-]+\.(com|net|org|io|co|ai|app|dev|shop|biz|info|ru|cn|de)\b/i;
/** Markup, control characters, and what turns or hides text. */
const UNPRINTABLE = /[<>`]|\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/gu;

/**
 * A model's words as a customer may read them: one line of plain text, of so many characters. Undefined where they hold an
 * address or say nothing: then our own words take their place.
 */
export function plainWords(text: string, most: number): string | undefined {
  const line = text.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (line === '' || ADDRESS.test(line) || !/\p{L}/u.test(line)) return undefined;
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most >> 1)).trim()}…`;
}
