import { parseArgs } from 'node:util';
import { UsageError } from '../logos/arguments.ts';

export interface BenchArguments {
  /** Address of the module whose `startEngineThreads` runs the engine as the product does. */
  threads: string;
  /** Names of files in the package's briefs folder. */
  briefs: readonly string[];
  /** Measured runs of each brief, after one that warms up. */
  runs: number;
  /** File for the figures. */
  json?: string;
}

const USAGE = 'Usage: npm run bench -- engine [--runs N] [--briefs NAME,NAME] [--json FILE]';

/** As different as customers come: picture, technical, ornate, long, Arabic. */
const BRIEFS = 'northwind-coffee,kestrel-robotics,maison-elan,sunderland-ashcroft,dar-al-yasmin';

export function readBenchArguments(args: readonly string[]): BenchArguments {
  const { threads, briefs, runs, json } = parsed(args);
  if (!threads) throw new UsageError(`--threads is missing\n${USAGE}`);
  if (!/^[1-9]\d{0,3}$/.test(runs)) throw new UsageError(`--runs must be a whole number, not "${runs}"\n${USAGE}`);
  return { threads, briefs: briefs.split(','), runs: Number(runs), ...(json && { json }) };
}

function parsed(args: readonly string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    return parseArgs({ args: [...args], options: { threads: text(''), briefs: text(BRIEFS), runs: text('7'), json: text('') } }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
