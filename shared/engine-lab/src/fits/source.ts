import type { Fit } from '@fifteen/idea-book';

const keyOf = (id: string): string => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

/** The source file of the idea book that keeps the fits: trades and ideas in order, the best first. */
export function sourceOf(fits: Readonly<Record<string, Readonly<Record<string, Fit>>>>): string {
  const lines = Object.keys(fits)
    .toSorted()
    .map((trade) => {
      const entries = Object.entries(fits[trade]!).toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
      return `  ${keyOf(trade)}: { ${entries.map(([idea, fit]) => `${keyOf(idea)}: ${fit}`).join(', ')} },`;
    });
  return `import type { TradeId } from '@fifteen/meaning';

/**
 * How well a picture suits a business of a trade whose name says nothing: 3 says this trade and hardly another, 2 suits it, 1 is
 * tolerable, 0 is wrong. Judged by readers who saw the trade, the title and the sentence of each idea that the engine matched with it.
 */
export type Fit = 0 | 1 | 2 | 3;

/** By trade and idea. \`npm run fits -w @fifteen/engine-lab\` lists what is matched and not judged yet. */
export const FITS: Readonly<Partial<Record<TradeId, Readonly<Record<string, Fit>>>>> = {
${lines.join('\n')}
};
`;
}
