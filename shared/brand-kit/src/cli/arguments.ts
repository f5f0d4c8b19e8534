import { KIT_PART_IDS, type KitPartId } from '@fifteen/contracts';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** A mistake of the caller's: its message is all that they need. */
export class UsageError extends Error {}

export interface KitArguments {
  readonly genome: string;
  /** The taste profile that the genome was planned for; `npm run logos` leaves it beside. */
  readonly profile: string;
  readonly out: string;
  /** JSON of what is on the cards; sample details unless given. */
  readonly details: string | undefined;
  readonly only: readonly KitPartId[];
}

const USAGE = 'Usage: npm run kit -- --genome FILE --out DIR [--profile FILE] [--details FILE] [--only PART,PART]';

const OPTIONS = {
  genome: { type: 'string' },
  profile: { type: 'string' },
  out: { type: 'string' },
  details: { type: 'string' },
  only: { type: 'string' },
} as const;

const isPart = (name: string): name is KitPartId => KIT_PART_IDS.some((id) => id === name);

const partsIn = (list: string | undefined): readonly KitPartId[] => {
  const names = list?.split(',').filter(Boolean) ?? [...KIT_PART_IDS];
  const wrong = names.find((name) => !isPart(name));
  if (wrong !== undefined) throw new UsageError(`There is no part "${wrong}": ${KIT_PART_IDS.join(', ')}\n${USAGE}`);
  return names.filter(isPart);
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
};

export const readArguments = (args: readonly string[]): KitArguments => {
  const { genome, profile, out, details, only } = parsed(args);
  if (!genome) throw new UsageError(`--genome is missing\n${USAGE}`);
  if (!out) throw new UsageError(`--out is missing\n${USAGE}`);
  return { genome, out, details, profile: profile ?? path.join(path.dirname(genome), 'profile.json'), only: partsIn(only) };
};
