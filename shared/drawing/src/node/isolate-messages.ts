import type { IsolateLimits } from '../isolate/run-isolated.ts';
import type { WireLayer } from '../isolate/wire-layer.ts';
import type { ProgramInput } from '../program.ts';

/** A program to run. Functions do not cross threads: `draws` are the numbers that `input.random` answers from. */
export interface IsolateTask {
  readonly source: string;
  readonly input: Omit<ProgramInput, 'random'>;
  readonly draws: readonly number[];
  readonly limits: IsolateLimits;
  readonly fonts: { readonly ids: readonly string[]; readonly text: string };
}

export type IsolateAnswer = { readonly ready: true } | { readonly layers: readonly WireLayer[] } | { readonly refused: string } | { readonly broken: string };
