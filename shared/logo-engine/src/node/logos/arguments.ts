import { parseArgs } from 'node:util';

/** A mistake of the caller's: its message is all that they need. */
export class UsageError extends Error {}

export interface Arguments {
  profile: string;
  out: string;
  seed: string;
}

const USAGE = 'Usage: npm run logos -- --profile FILE --out DIR [--seed N]';

export function readArguments(args: readonly string[]): Arguments {
  const { profile, out, seed = '1' } = parsed(args);
  if (!profile) throw new UsageError(`--profile is missing\n${USAGE}`);
  if (!out) throw new UsageError(`--out is missing\n${USAGE}`);
  if (!/^\d{1,15}$/.test(seed)) throw new UsageError(`--seed must be a whole number, not "${seed}"\n${USAGE}`);
  return { profile, out, seed };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { profile: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
