/**
 * What owners get for their wishes: each of the wishes written down for the reader's tests, asked of a real logo. Says how
 * many are refused before anything is charged, how many of the five variations are delivered, and what each lacks.
 *
 *   npm run wishes -w @fifteen/engine-lab -- [--wishes 300] [--briefs 10] [--seed 1] [--repeat] [--json FILE]
 *
 * With --repeat every wish is asked twice of the same logo: no variation of the second set may look like one of the first.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Brief, type Genome, drawEdited, drawSet, planWishes, readBrief, readPrompt, thingNamed, tunableIdea, variationsOf } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { OWNER_WISHES } from '@fifteen/logo-engine/proof';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { shuffled } from '../studio-sort/round.ts';
import { pixelsOf, differenceOf } from './pixels.ts';
import { type AskedWish, reportOf } from './report.ts';

const { values } = parseArgs({
  options: {
    wishes: { type: 'string', default: '300' },
    briefs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    repeat: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

interface Logo {
  readonly genome: Genome;
  readonly brief: Brief;
  /** The set that it is of. */
  readonly concepts: readonly { readonly title: string; readonly genome: Genome }[];
}

const library = await loadFontLibrary();

async function drawLogos(): Promise<Logo[]> {
  const briefs = shuffled(await readBriefs(), `${values.seed}/wishes`).slice(0, Number(values.briefs));
  const sets = [];
  for (const { profile } of briefs) {
    const { concepts } = await drawSet(profile, { seed: values.seed, library, raster: canvasRaster, readMeaning, marks: realMarks });
    sets.push(concepts.map(({ genome }): Logo => ({ genome, brief: readBrief(profile, library, readMeaning), concepts })));
  }
  return shuffled(sets.flat(), `${values.seed}/logos`);
}

const words = Object.values(OWNER_WISHES).flatMap((lines) => lines.trim().split('\n').map((line) => line.split(' | ')[0]!));
const wishes = shuffled(words, `${values.seed}/words`).slice(0, Number(values.wishes));
const logos = await drawLogos();

const asked: AskedWish[] = [];
for (const [i, wish] of wishes.entries()) asked.push(await ask(wish, logos[i % logos.length]!, `${values.seed}/${i}`));

async function ask(wish: string, { genome, brief, concepts }: Logo, seed: string): Promise<AskedWish> {
  const prompt = readPrompt(wish, { titles: concepts.map(({ title }) => title), thingOf: thingNamed(readMeaning), idea: tunableIdea(genome, brief.name.full) });
  const outcomes = await planWishes({ genome, brief, raster: canvasRaster, operations: prompt.operations, locks: prompt.locks, concepts });
  const isRead = prompt.understood.length > 0;
  const cannot = outcomes.flatMap(({ because }) => because ?? []);
  if (!isRead || (outcomes.length > 0 && cannot.length === outcomes.length)) return { wish, is: isRead ? 'refused' : 'unread', cannot };
  const draw = async (earlier: readonly Genome[], again: string) => (await variationsOf({ genome, brief, seed: again, raster: canvasRaster, marks: realMarks, prompt, concepts, earlier })).variations;
  const begun = performance.now();
  const first = await draw([], seed);
  const took = performance.now() - begun;
  const second = values.repeat ? await draw(first.map((each) => each.genome), `${seed}/again`) : [];
  const parent = pixelsOf((await drawEdited(genome, brief)).variant({ arrangement: 'primary', coloring: 'color' }));
  const [ours, again] = [first, second].map((set) => set.map(({ svg }) => pixelsOf(svg)));
  const nearest = (pixels: Uint8ClampedArray, others: readonly Uint8ClampedArray[]): number => Math.min(...others.filter((other) => other !== pixels).map((other) => differenceOf(pixels, other)));
  return {
    wish,
    is: 'drawn',
    cannot,
    delivered: first.length,
    again: values.repeat ? second.length : undefined,
    nearest: ours!.map((pixels) => nearest(pixels, [parent, ...ours!])),
    nearestAgain: again!.map((pixels) => nearest(pixels, ours!)),
    took,
  };
}

console.log(reportOf(asked));
if (values.json) await writeFile(values.json, `${JSON.stringify(asked, null, 1)}\n`);
