import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openMeaning } from '../lexicon/meaning-index.ts';
import { BRIEF_SETS, type BriefSet, briefsOf, judge, scoreOf, type Verdict } from '../testing/briefs.ts';

/**
 * Measures the reader on the briefs: npm run measure -w @fifteen/meaning [-- --half held-out-2]
 *
 * Of the tuning sets it lists every brief that was misread. Of the held-out sets it prints the score alone.
 */
const { values } = parseArgs({ options: { half: { type: 'string', default: 'tuning' } } });
if (!isBriefSet(values.half)) throw new Error(`--half is one of ${BRIEF_SETS.join(', ')}.`);

function isBriefSet(name: string): name is BriefSet {
  return (BRIEF_SETS as readonly string[]).includes(name);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

const started = performance.now();
const bytes = readFileSync(new URL('../../data/meaning.bin', import.meta.url));
const index = openMeaning(bytes);
const loaded = performance.now();
const briefs = briefsOf(values.half);
const times: number[] = [];
const verdicts = briefs.map((brief): Verdict => {
  const before = performance.now();
  const verdict = judge(brief, index);
  times.push(performance.now() - before);
  return verdict;
});

const sorted = times.toSorted((one, other) => one - other);
const at = (share: number): number => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
const { things, trades, embarrassing } = scoreOf(verdicts);
print(`${values.half}: ${briefs.length} briefs, right thing first ${things} %, right trade first ${trades} %, embarrassing ${embarrassing} %`);
print(`data file ${(bytes.length / 1e6).toFixed(2)} MB, loaded in ${round(loaded - started)} ms; a reading takes ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${round(times[0] ?? 0)} ms the first time`);

const misread = ({ isThingRight, isTradeRight, embarrassments }: Verdict): boolean => !isThingRight || !isTradeRight || embarrassments.length > 0;
for (const { brief, meaning, isThingRight, isTradeRight, embarrassments } of values.half.startsWith('tuning') ? verdicts.filter(misread) : []) {
  const faults = [isThingRight ? '' : 'thing', isTradeRight ? '' : 'trade', embarrassments.length === 0 ? '' : `embarrassing: ${embarrassments.join(', ')}`].filter(Boolean);
  print(`\n${brief.language} | ${brief.name} | ${brief.industry} | ${faults.join('; ')}`);
  print(`  read ${meaning.things.map(({ thing, weight, from }) => `${thing} ${weight} (${from})`).join(', ') || 'nothing'} / ${meaning.trades.map(({ trade, weight }) => `${trade} ${weight}`).join(', ') || 'no trade'}`);
  print(`  right ${brief.things.map((thing) => thing ?? 'nothing').join(', ')} / ${brief.trades.map((trade) => trade ?? 'none').join(', ')}`);
}
