/**
 * Which pictures suit which trades, judged by readers:
 *
 *   npm run fits -w @fifteen/engine-lab [-- --out FILE] [--all]
 *   npm run fits -w @fifteen/engine-lab -- --take FILE [--take FILE ...]
 *
 * The first lists every idea that the engine matches with a trade alone and that nobody has judged yet, with what it shows:
 * what readers see. The last adds their answers, `{"trade": {"idea": 0 to 3}}`, to the idea book.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Fit, FITS, IDEAS } from '@fifteen/idea-book';
import { TRADES, type TradeId } from '@fifteen/meaning';
import { pairsToJudge } from './pairs.ts';
import { sourceOf } from './source.ts';

const BOOK = new URL('../../../idea-book/src/fits.ts', import.meta.url);

const { values } = parseArgs({ options: { out: { type: 'string' }, all: { type: 'boolean', default: false }, take: { type: 'string', multiple: true, default: [] } } });

if (values.take.length > 0) await take(values.take);
else await list();

async function list(): Promise<void> {
  const pairs = await pairsToJudge(values.all);
  const text = `${pairs.join('\n')}\n`;
  if (values.out) await writeFile(values.out, text);
  else process.stdout.write(text);
}

async function take(files: readonly string[]): Promise<void> {
  const fits: Record<string, Record<string, Fit>> = structuredClone(FITS) as Record<string, Record<string, Fit>>;
  const known = new Set<string>(IDEAS.map(({ id }) => id));
  let count = 0;
  for (const file of files) {
    for (const [trade, byIdea] of Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<TradeId, Record<string, number>>)) {
      if (!(trade in TRADES)) throw new Error(`${file}: there is no trade "${trade}".`);
      for (const [idea, fit] of Object.entries(byIdea)) {
        if (!known.has(idea)) throw new Error(`${file}: there is no idea "${idea}".`);
        if (![0, 1, 2, 3].includes(fit)) throw new Error(`${file}: ${trade}, ${idea}: a fit is 0, 1, 2 or 3.`);
        (fits[trade] ??= {})[idea] = fit as Fit;
        count += 1;
      }
    }
  }
  await writeFile(BOOK, sourceOf(fits));
  console.log(`${count} fits taken.`);
}
