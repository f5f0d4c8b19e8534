import { parseArgs } from 'node:util';
import { UsageError } from '../cli/arguments.ts';

export interface BenchArguments {
  /** Address of the module whose `startKitMakers` makes kits as the product does. */
  readonly makers: string;
  /** Taste profile whose first logo gets the kit. */
  readonly profile: string;
  /** File for the figures. */
  readonly json: string | undefined;
}

const USAGE = 'Usage: npm run bench -- kit [--profile FILE] [--json FILE]';
const TEXT = { type: 'string' } as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { makers: TEXT, profile: TEXT, json: TEXT } }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
};

export const readBenchArguments = (args: readonly string[]): BenchArguments => {
  const { makers, profile, json } = parsed(args);
  if (!makers) throw new UsageError(`--makers is missing\n${USAGE}`);
  if (!profile) throw new UsageError(`--profile is missing\n${USAGE}`);
  return { makers, profile, json };
};
