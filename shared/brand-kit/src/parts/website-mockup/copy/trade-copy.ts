import type { TradeId } from '@fifteen/meaning';

/** The words of a home page for one kind of business. Ours; nothing that only the customer could know, and nothing that they would have to keep: no prices, delays or terms. */
export interface TradeCopy {
  /** Words of an industry or a description that call for it, as a pattern. */
  readonly words: RegExp;
  /** Trades that the engine reads in any language, where no word of ours is understood. */
  readonly trades: readonly TradeId[];
  readonly headline: string;
  readonly lead: string;
  readonly action: string;
  readonly pages: readonly [string, string, string, string];
  readonly offersTitle: string;
  readonly offers: readonly [Offer, Offer, Offer];
  readonly aboutTitle: string;
  readonly about: string;
  readonly visitTitle: string;
  readonly visit: readonly Fact[];
}

/** What is offered, and a sentence on it. */
export type Offer = readonly [title: string, text: string];
/** A label and what it says. */
export type Fact = readonly [label: string, text: string];
