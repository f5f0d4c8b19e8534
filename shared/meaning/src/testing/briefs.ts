import { readFileSync } from 'node:fs';
import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import type { Brief, Meaning } from '../reading/meaning.ts';
import { readMeaning } from '../reading/read-meaning.ts';
import { isKindOf, type ThingId, THINGS } from '../things.ts';
import { parentOfTrade, type TradeId, TRADES } from '../trades.ts';

/** A brief with what a person reads in it: see briefs/README.md. */
export interface ReadBrief extends Brief {
  readonly language: string;
  /** Any of these first is right; undefined among them: reading nothing is right too. */
  readonly things: readonly (ThingId | undefined)[];
  readonly trades: readonly (TradeId | undefined)[];
  readonly embarrassing: readonly ThingId[];
}

/** How one brief was read. */
export interface Verdict {
  readonly brief: ReadBrief;
  readonly meaning: Meaning;
  readonly isThingRight: boolean;
  readonly isTradeRight: boolean;
  /** Proposed, and should not have been. */
  readonly embarrassments: readonly ThingId[];
}

/** Shares of briefs, in percent. */
export interface Score {
  readonly briefs: number;
  readonly things: number;
  readonly trades: number;
  readonly embarrassing: number;
}

const listed = (cell: string | undefined): string[] => (cell ?? '').split(',').map((one) => one.trim()).filter(Boolean);

const idsOf = <Id extends string>(cell: string | undefined, known: Readonly<Record<Id, unknown>>): (Id | undefined)[] =>
  listed(cell).map((id) => {
    if (id === '-') return undefined;
    if (!(id in known)) throw new Error(`A brief names "${id}", which does not exist.`);
    return id as Id;
  });

/** The sets of briefs. The first held-out one is used up. */
export const BRIEF_SETS = ['tuning', 'tuning-2', 'held-out', 'held-out-2', 'held-out-3'] as const;
export type BriefSet = (typeof BRIEF_SETS)[number];

/** The briefs of one set. */
export const briefsOf = (half: BriefSet): ReadBrief[] =>
  readFileSync(new URL(`../../briefs/${half}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', name = '', industry = '', description = '', things, trades, embarrassing] = line.split('|').map((cell) => cell.trim());
      return { language, name, industry, description, things: idsOf(things, THINGS), trades: idsOf(trades, TRADES), embarrassing: idsOf(embarrassing, THINGS).filter((id) => id !== undefined) };
    });

/** Reads a brief and compares. */
export const judge = (brief: ReadBrief, index: MeaningIndex): Verdict => {
  const meaning = readMeaning(brief, index);
  const first = meaning.things.find(({ from }) => from === 'name')?.thing;
  const trade = meaning.trades[0]?.trade;
  const proposed = new Set([...meaning.things.map(({ thing }) => thing), ...meaning.trades.flatMap(({ things }) => things)]);
  return {
    brief,
    meaning,
    isThingRight: brief.things.includes(first),
    // The labels are older than the finer trades: a scaffolder who was to be read as a builder is read well.
    isTradeRight: brief.trades.includes(trade) || (trade !== undefined && parentOfTrade(trade) !== undefined && brief.trades.includes(parentOfTrade(trade))),
    embarrassments: [...proposed].filter((thing) => brief.embarrassing.some((kind) => isKindOf(thing, kind))),
  };
};

const percent = (count: number, of: number): number => Math.round((count / of) * 1000) / 10;

/** The score of some verdicts. */
export const scoreOf = (verdicts: readonly Verdict[]): Score => ({
  briefs: verdicts.length,
  things: percent(verdicts.filter(({ isThingRight }) => isThingRight).length, verdicts.length),
  trades: percent(verdicts.filter(({ isTradeRight }) => isTradeRight).length, verdicts.length),
  embarrassing: percent(verdicts.filter(({ embarrassments }) => embarrassments.length > 0).length, verdicts.length),
});
