import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { rngFrom } from '../rng/rng.ts';
import { randomName, type RandomName } from './random-name.ts';
import { svgFaults } from './svg-faults.ts';

/** What came of one name. */
export interface FuzzedName extends RandomName {
  /** The place in the set that it was drawn for: each place has its own plain lettering. */
  slot: number;
  /** What is wrong with the drawing, or the words of the error that it threw. */
  faults: readonly string[];
}

/** Draws the last fallback of a slot for a name; gives its SVG. */
export type DrawPlain = (name: string, slot: number) => Promise<string>;

/**
 * The last fallback for random legal names of every script at every length: runs `from` and onward, each by a seed of its
 * own, so that slices of a long run together are the whole. Yields null where there is no legal name of that kind.
 */
export async function* fuzzNames(count: number, prefix: string, draw: DrawPlain, from = 0): AsyncGenerator<FuzzedName | null> {
  for (let run = from; run < from + count; run += 1) {
    const rng = rngFrom(`${prefix}/${run}`);
    const made = randomName(run, rng.fork('name'));
    const slot = rng.fork('slot').int(0, CONCEPTS_PER_PROJECT - 1);
    yield made && { ...made, slot, faults: await faultsOf(made.name, slot, draw) };
  }
}

async function faultsOf(name: string, slot: number, draw: DrawPlain): Promise<readonly string[]> {
  try {
    return svgFaults(await draw(name, slot));
  } catch (error) {
    return [String(error)];
  }
}
