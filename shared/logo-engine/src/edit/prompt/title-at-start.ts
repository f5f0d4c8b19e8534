/** The longest title with which a text begins, behind an article or not; "Concept 14" does not begin with "Concept 1". */
export function titleAtStart(text: string, titles: readonly string[]): string | undefined {
  const said = text.toLowerCase().replace(/^(?:the|das|den|die|el|la|le)\s+/, '');
  const isSaid = (title: string): boolean => said.startsWith(title.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(said.slice(title.length));
  return titles.filter((title) => title !== '' && isSaid(title)).toSorted((one, other) => other.length - one.length)[0];
}
