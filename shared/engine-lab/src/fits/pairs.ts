import { FITS, IDEAS, type Idea, type Words } from '@fifteen/idea-book';
import { matchesOf, readBrief } from '@fifteen/logo-engine';
import { type Meaning, TRADES, type TradeId, thingsOfTrade } from '@fifteen/meaning';
import { loadFontLibrary } from '@fifteen/typography/node';
import { lookBrief } from '../looks/look-brief.ts';

/** A name that says nothing. */
const NAME = 'Marlow';

/** A block for each trade: a heading with what it is known by, then `id | title | what the drawing says` for each idea. */
export async function pairsToJudge(all: boolean): Promise<string[]> {
  const library = await loadFontLibrary();
  return (Object.keys(TRADES) as TradeId[]).flatMap((trade) => {
    const things = [...thingsOfTrade(trade)];
    const meaning: Meaning = { language: 'en', things: [], trades: [{ trade, weight: 1, phrase: trade, things }], feelings: [], places: [] };
    const brief = readBrief(lookBrief(NAME, trade, ['#1f4d5c', '#c8692f', '#f3eee3']), library, () => meaning);
    const lines = (IDEAS as readonly Idea[])
      .filter(({ id, kind, needs, isRetired }) => kind === 'symbol' && needs.length > 0 && !isRetired && (all || FITS[trade]?.[id] === undefined))
      .flatMap((idea) => matchesOf(idea, brief).slice(0, 1).map((match) => `${idea.id} | ${said(idea.title, match)} | ${said(idea.says, match)}`));
    return lines.length === 0 ? [] : [`## ${trade} (${things.join(', ')})`, ...lines];
  });
}

const said = (words: Words, bound: Parameters<Exclude<Words, string>>[0]): string => (typeof words === 'string' ? words : words(bound));
