import { parseArgs } from 'node:util';
import { StartError } from '../errors.ts';

/** Reads `--name value` options; an unknown one is a StartError in words. */
export const readOptions = <Name extends string>(args: readonly string[], names: readonly Name[]): Partial<Record<Name, string>> => {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options }).values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
};

const LIMIT_MAX = 10_000;

export const readLimit = (text: string | undefined): number => {
  const limit = Number(text ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) throw new StartError(`--limit is a number from 1 to ${LIMIT_MAX}, not "${text}"`);
  return limit;
};

export const readDate = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new StartError(`--since is a date such as 2026-11-21, not "${text}"`);
  return date;
};
