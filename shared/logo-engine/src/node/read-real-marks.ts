import { readFileSync } from 'node:fs';
import { type OpenMarks, type RealMarks, openMarks } from '../lookalikes/real-marks.ts';

/** Next to `src` and `dist`, so both find it. */
const FILE = new URL('../../data/real-marks.bin', import.meta.url);

let opened: OpenMarks | undefined;
const open = (): OpenMarks => (opened ??= openMarks(readFileSync(FILE)));

/** The marks of the package. The first comparison reads the file (under 1 MB, kept in memory); throws where it is missing or damaged. */
export const realMarks: RealMarks = {
  nearest: (figure) => open().nearest(figure),
  isTooNear: (figure) => open().isTooNear(figure),
};
