import { parseArgs } from 'node:util';
import { StartError } from '../errors/errors.ts';

/** Reads `--name value` options; an unknown one is a StartError in words. */
export const readOptions = <Name extends string>(args: readonly string[], names: readonly Name[]): Partial<Record<Name, string>> => {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options }).values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
};

/** As readOptions, with what is before the options: `refund ORD-2026-000123 --amount 10`. */
export const readWords = <Name extends string>(
  args: readonly string[],
  words: readonly string[],
  names: readonly Name[],
): { readonly words: readonly string[]; readonly options: Partial<Record<Name, string>> } => {
  const given = args.findIndex((arg) => arg.startsWith('--'));
  const end = given < 0 ? args.length : given;
  if (end !== words.length) throw new StartError(`It wants ${words.join(' ')}.`);
  return { words: args.slice(0, end), options: readOptions(args.slice(end), names) };
};

/** "10" or "10.50", in cents. */
export const readCents = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}(\.\d{2})?$/.test(text) || Number(text) === 0) throw new StartError(`--amount is dollars such as 10 or 10.50, not "${text}"`);
  return Math.round(Number(text) * 100);
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

export const readTime = (text: string): Date => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new StartError(`"${text}" is no time; it is a time such as 2026-11-21T15:00:00Z`);
  return time;
};
