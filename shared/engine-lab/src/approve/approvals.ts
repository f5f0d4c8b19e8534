import { readFile, writeFile } from 'node:fs/promises';

/** What OCR and the checks of letters said of one look that draws names itself. */
export interface Approval {
  /** In how many names it was read. */
  readonly names: number;
  /** Mean share of the letters that OCR read, 0 to 1; null where the look suits none of the names. */
  readonly read: number | null;
  /** Letters that the checks take for others, over all names. */
  readonly misreadLetters: number;
}

const FILE = new URL('../../approved.json', import.meta.url);

/** By idea and look, "stepped-word/street". */
export const readApprovals = async (): Promise<Record<string, Approval>> => JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Approval>;

export const writeApprovals = (approvals: Record<string, Approval>): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(Object.fromEntries(Object.entries(approvals).toSorted(([one], [other]) => (one < other ? -1 : 1))), undefined, 1)}\n`);
