/** Typing errors that a word of this length may have: short words are other words too soon ("lion", "limón"). */
const errorsIn = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** The known word that was most likely meant: few letters wrong, missing, added or swapped, the first one right; null if there is none. */
export function meantBy(word: string, known: readonly string[]): string | null {
  const most = errorsIn(word);
  let [best, least] = [null as string | null, most + 1];
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most || candidate.length < word.length - 1) continue;
    const distance = editDistance(word, candidate, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Damerau's distance (neighbours swapped count once) of two short words; anything from `limit` up is `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    [before, last] = [last, row];
  }
  return last[other.length] ?? limit;
}
