/** How many projects match in all, told with the first page of a list. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** One spelling of a name for searching, the same in every browser and on the server. */
const searchable = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether a name contains what was typed, whatever the case. The page and the server search by this one rule. */
export const nameContains = (name: string, typed: string): boolean =>
  searchable(name).includes(searchable(typed).trim());
