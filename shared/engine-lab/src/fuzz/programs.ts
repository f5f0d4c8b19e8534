import { Draw, DrawingError, type Layer, type ProgramInput, createBudget, runProgram } from '@fifteen/drawing';
import { createIsolate } from '@fifteen/drawing/node';
import { rngFrom } from '@fifteen/logo-engine/rng';
import type { FontLibrary } from '@fifteen/typography';
import { randomProgram } from './random-program.ts';
import type { Outcome } from './tally.ts';

const FONT = 'jost-600';
const NAME = 'Osprey & Tern';
const INPUT: Omit<ProgramInput, 'random'> = { name: NAME, words: ['Osprey', '&', 'Tern'], letters: 'O', things: ['osprey'], look: 'solid', stem: 0.06, radius: 0.02, slope: 0, colors: 3, params: { gap: 14 }, lettering: { font: FONT } };

/** Random programs, run in the isolate; what one draws there must be what it draws outside, to the byte. */
export async function* fuzzPrograms(count: number, seed: string, library: FontLibrary): AsyncGenerator<Outcome> {
  await library.ready([FONT], NAME);
  const isolate = createIsolate();
  try {
    for (let run = 0; run < count; run += 1) yield await outcomeOf(randomProgram(rngFrom(`${seed}/${run}`)), library, (source) => isolate.run(source, INPUT, { draws: [0.25], fonts: { ids: [FONT], text: NAME } }));
  } finally {
    await isolate.close();
  }
}

async function outcomeOf(source: string, library: FontLibrary, runInside: (source: string) => Promise<Layer[]>): Promise<Outcome> {
  try {
    const inside = await runInside(source);
    if (/NaN|Infinity|undefined/.test(dataOf(inside))) return { kind: 'fault', words: 'A layer contains something that is not a number.', evidence: source };
    // oxlint-disable-next-line no-new-func -- the same text, outside
    const program = new Function('d', 'input', `${source}; return draw(d, input);`) as (d: Draw, input: ProgramInput) => Layer[];
    const outside = runProgram(program, new Draw(library, createBudget()), { ...INPUT, random: () => 0.25 });
    return dataOf(inside) === dataOf(outside) ? { kind: 'drawn' } : { kind: 'fault', words: 'It draws other bytes outside of the isolate.', evidence: source };
  } catch (error) {
    return error instanceof DrawingError ? { kind: 'refused', words: error.message } : { kind: 'fault', words: String((error as Error).stack ?? error), evidence: source };
  }
}

const dataOf = (layers: readonly Layer[]): string => JSON.stringify(layers.map(({ part, role, paint, mono, shape }) => [part, role, paint, mono, shape.toSvg()]));
