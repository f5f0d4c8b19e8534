import fc from 'fast-check';
import { type ApiDocument, operationsOf } from './operation.ts';
import { type Board, play } from './play.ts';
import { type Step, stepOf } from './step.ts';

/** Calls that two accounts make before fresh ones follow. */
const CALLS_A_GAME = 250;

export interface FuzzOptions extends Omit<Board, 'onAnswer' | 'onCompared' | 'document'> {
  readonly calls: number;
  /** The same seed makes the same calls. */
  readonly seed: number;
}

export interface FuzzResult {
  readonly calls: number;
  /** Calls on ids of somebody else that were compared with the same calls on unknown ids. */
  readonly compared: number;
  /** Answers by the first digit of their status, and those that a limit refused. */
  readonly answers: Readonly<Record<string, number>>;
  /** Calls of the API that were answered with a success at least once, and those that never were. */
  readonly succeeded: readonly string[];
  readonly refused: readonly string[];
  /** What was wrong, each once with the first call that showed it. */
  readonly faults: readonly string[];
}

/** Calls the whole API at random, from its own description, and looks at every answer. Ends with the first game that has faults. */
export const fuzz = async ({ gateway, team, calls, seed }: FuzzOptions): Promise<FuzzResult> => {
  const document = (await (await fetch(`${gateway.url}/api/v1/openapi.json`)).json()) as ApiDocument;
  const operations = operationsOf(document);
  const answers: Record<string, number> = {};
  const succeeded = new Set<string>();
  let made = 0;
  let compared = 0;
  const onAnswer: Board['onAnswer'] = ({ operation, isDescribed }, { status }) => {
    made += 1;
    const kind = status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
    answers[kind] = (answers[kind] ?? 0) + 1;
    if (isDescribed && status < 300) succeeded.add(operation.id);
  };
  const faults = new Map<string, string>();
  const game = async (steps: readonly Step[]): Promise<boolean> => {
    for (const { words, example } of await play({ gateway, team, document, onAnswer, onCompared: () => (compared += 1) }, steps)) faults.set(words, faults.get(words) ?? example);
    return faults.size === 0;
  };
  const length = Math.min(calls, CALLS_A_GAME);
  const steps = fc.array(fc.oneof(...operations.map(stepOf)), { minLength: length, maxLength: length, size: 'max' });
  // What one call changes the next one sees: a smaller counterexample of the same world cannot be searched for.
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(steps, game), { numRuns: Math.ceil(calls / length), seed, endOnFailure: true });
  if (failed && faults.size === 0) throw errorInstance;
  return { calls: made, compared, answers, succeeded: [...succeeded], refused: operations.map(({ id }) => id).filter((id) => !succeeded.has(id)), faults: [...faults].map(([words, example]) => `${words}\n  ${example}`) };
};
