/** What came of one random drawing: drawn, refused in words, or a fault with what shows it. */
export type Outcome = { readonly kind: 'drawn' } | { readonly kind: 'refused'; readonly words: string } | { readonly kind: 'fault'; readonly words: string; readonly evidence: string };

/** Counts of outcomes, and the faults. */
export interface Tally {
  readonly drawn: number;
  readonly refused: number;
  readonly faults: readonly Extract<Outcome, { kind: 'fault' }>[];
  /** How often each refusal was given, its numbers and quoted words left out. */
  readonly refusals: ReadonlyMap<string, number>;
}

export async function tallied(outcomes: AsyncIterable<Outcome>): Promise<Tally> {
  let [drawn, refused] = [0, 0];
  const faults: Extract<Outcome, { kind: 'fault' }>[] = [];
  const refusals = new Map<string, number>();
  for await (const outcome of outcomes) {
    if (outcome.kind === 'drawn') drawn += 1;
    else if (outcome.kind === 'fault') faults.push(outcome);
    else {
      refused += 1;
      const words = outcome.words.replace(/"[^"]*"/g, '"…"').replace(/-?\d[\d.,]*/g, '#');
      refusals.set(words, (refusals.get(words) ?? 0) + 1);
    }
  }
  return { drawn, refused, faults, refusals };
}
