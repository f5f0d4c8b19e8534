import { COMPANY_NAME_MAX } from '@fifteen/contracts';

const ENDING = / copy( \d+)?$/;

/** Cut between characters: half of an emoji is not a name. */
const cut = (name: string, length: number): string => {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept.trimEnd();
};

/** "Northwind copy", or the first "Northwind copy 2" that is not taken; never longer than a name may be. */
export const nameOfCopy = (name: string, taken: ReadonlySet<string>): string => {
  const base = name.replace(ENDING, '');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' copy' : ` copy ${number}`;
    const candidate = cut(base, COMPANY_NAME_MAX - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
};
