import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How long a guesser needs, from 0 (no time) to 4 (too long to try), who knows these words about the owner. */
export const scoreOf = (password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 => zxcvbn.check(password, [...known]).score;
