import type { ModelRequest, Usage } from './model.ts';

/** What a million tokens cost, in US dollars. */
export interface Prices {
  readonly input: number;
  /** Input that the provider had in its cache already. */
  readonly cached: number;
  readonly output: number;
  /** Input that it writes to its cache. */
  readonly written: number;
}

/** Millionths of a dollar: a dollar a million tokens is one of them a token. */
export type MicroDollars = number;

export const costOf = ({ input, cached, output, written = 0 }: Usage, prices: Prices): MicroDollars =>
  Math.ceil((input - cached - written) * prices.input + cached * prices.cached + written * prices.written + output * prices.output);

/** Characters a token has at least, so that a quote is never less than what will be used for text and programs. */
const CHARACTERS_A_TOKEN = 2.5;
/** Tokens of a picture of ours: providers count at most this many for 900 by 600 pixels. */
const TOKENS_A_PICTURE = 1_600;

/** The most that a call can cost: everything that is sent, none of it read from a cache and all of it written to one, and the longest reply. */
export function quoteOf({ system, turns, tools, mostTokens }: ModelRequest, prices: Prices): MicroDollars {
  const parts = turns.flatMap((turn) => (turn.role === 'user' ? turn.parts : turn.role === 'results' ? turn.results.flatMap(({ parts: own }) => own) : []));
  const said = turns.reduce((sum, turn) => sum + (turn.role === 'assistant' ? turn.text.length + JSON.stringify(turn.calls).length : 0), 0);
  const characters = system.length + JSON.stringify(tools).length + said + parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);
  const pictures = parts.filter(({ kind }) => kind === 'image').length;
  const input = Math.ceil(characters / CHARACTERS_A_TOKEN) + pictures * TOKENS_A_PICTURE;
  return costOf({ input, cached: 0, written: prices.written > prices.input ? input : 0, output: mostTokens }, prices);
}
