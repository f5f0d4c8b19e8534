import { type Picture } from '../picture.ts';
import { A } from './a.ts';
import { B, C, D, E, F, G, H } from './c-h.ts';
import { I } from './i.ts';
import { J, K, L, M, N } from './j-n.ts';
import type { LetterTable } from './kit.ts';
import { P, Q, S, U, Z } from './p-u.ts';
import { d, h, m, n, r, t } from './small.ts';
import { T } from './t.ts';
import { V, W } from './v-w.ts';
import { X, Y } from './x-y.ts';

/** Pictures of whole letters, by letter. */
const TABLES: Readonly<Record<string, LetterTable>> = { A, B, C, D, E, F, G, H, I, J, K, L, M, N, P, Q, S, T, U, V, W, X, Y, Z, d, h, m, n, r, t };

/** The same by thing, which may stand for several letters. */
export const letterPictures: readonly Picture[] = Object.entries(TABLES).flatMap(([letter, table]) =>
  Object.entries(table).map(([thing, picture]): Picture => ({ thing: thing as Picture['thing'], name: picture.name, letters: { [letter]: picture } })),
);
