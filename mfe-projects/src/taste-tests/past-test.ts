/** Tests of this browser whose answers became projects, by the names that their history entries have. */
const KEY = 'fifteen.taste-test.past';
const KEPT = 20;

/** What an entry of a step has in its history state. */
export interface StepEntry {
  readonly test: string;
  /** How many entries of the same test lie before it. */
  readonly depth: number;
}

const pastTests = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);

export const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === 'object' && state !== null && 'test' in state && 'depth' in state;

/** Its answers became a project: the steps that lie behind lead nowhere any more. */
export const endTest = (state: unknown): void => {
  if (isStepEntry(state)) localStorage.setItem(KEY, [...pastTests(), state.test].slice(-KEPT).join(' '));
};

export const isPast = (state: unknown): state is StepEntry => isStepEntry(state) && pastTests().includes(state.test);
