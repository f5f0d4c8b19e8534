/** A piece of text that one font file draws in one direction. */
export interface Run<File> {
  file: File;
  text: string;
}

type FileFor<File> = (char: string, before: File | null) => File | null;

interface DirectedRun<File> extends Run<File> {
  isRightToLeft: boolean;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters and digits that run from left to right, within a line of the other direction too. */
const LEFT_TO_RIGHT = /[\p{L}\p{Nd}]/u;

/** True if the first letter of the text is written from right to left: so is the line then. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((char) => /\p{L}/u.test(char));
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/**
 * Pieces of a line from left to right, each of one file and one direction. Signs and blanks stay with the piece before,
 * at a change of direction with the piece that runs as the line does. `fileFor` gets a character and the
 * file of the one before, and gives null for what stays with that one.
 */
export function visualRuns<File>(text: string, first: File, fileFor: FileFor<File>): Run<File>[] {
  const isReversed = isRightToLeft(text);
  const runs = directedRuns(text, first, fileFor, isReversed);
  if (!runs.some((run) => run.isRightToLeft)) return runs;
  const settled = withNeutralsMoved(runs, isReversed);
  return isReversed ? settled.toReversed() : settled;
}

function directedRuns<File>(text: string, first: File, fileFor: FileFor<File>, isReversed: boolean): DirectedRun<File>[] {
  const runs: DirectedRun<File>[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const file = fileFor(char, last?.file ?? null) ?? last?.file ?? first;
    const direction = RIGHT_TO_LEFT.test(char) ? true : LEFT_TO_RIGHT.test(char) ? false : (last?.isRightToLeft ?? isReversed);
    if (last && last.file === file && last.isRightToLeft === direction) last.text += char;
    else runs.push({ file, text: char, isRightToLeft: direction });
  }
  return runs;
}

const TRAILING_SIGNS = /[^\p{L}\p{N}\p{M}]+$/u;

/** Signs behind a piece that runs against the line belong to the next one: "שלום Hi עולם". */
function withNeutralsMoved<File>(runs: readonly DirectedRun<File>[], isReversed: boolean): DirectedRun<File>[] {
  const settled = runs.map((run) => ({ ...run }));
  settled.forEach((run, i) => {
    const next = settled[i + 1];
    if (!next || run.isRightToLeft === isReversed || next.isRightToLeft === run.isRightToLeft) return;
    const [trailing = ''] = TRAILING_SIGNS.exec(run.text) ?? [];
    if (trailing.length === run.text.length) return;
    run.text = run.text.slice(0, run.text.length - trailing.length);
    next.text = trailing + next.text;
  });
  return settled;
}
