import type { ThingId } from '../things.ts';
import type { TradeId } from '../trades.ts';

/** What a customer told us of a business. */
export interface Brief {
  readonly name: string;
  readonly industry: string;
  readonly description?: string | undefined;
}

/** A thing that a word of the brief may be drawn as. */
export interface ThingReading {
  readonly thing: ThingId;
  /** 0 to 1: how sure the reading is. At .5 and above the customer would not be surprised. */
  readonly weight: number;
  readonly from: 'name' | 'industry' | 'description';
  /** As the customer wrote it. */
  readonly word: string;
}

/** A trade that the brief may be about. */
export interface TradeReading {
  readonly trade: TradeId;
  /** 0 to 1. The first is what the business does; others are its subject, its customers or its occasion. */
  readonly weight: number;
  /** The words that say it, as the customer wrote them. */
  readonly phrase: string;
  /** The things that say it at a glance in the customer's language, best first: an Arabic coffee house has a dallah. */
  readonly things: readonly ThingId[];
}

export type Feeling = 'playful' | 'calm' | 'luxurious' | 'natural' | 'bold' | 'traditional' | 'modern' | 'warm' | 'fast' | 'trustworthy' | 'handmade' | 'festive';

/** How the business wants to feel, by a word of the brief. */
export interface FeelingReading {
  readonly feeling: Feeling;
  readonly weight: number;
  readonly word: string;
}

/** A place that the name speaks of. Its emblem, if it has one, is among the things. */
export interface PlaceReading {
  readonly place: string;
  readonly emblem: ThingId | undefined;
}

/** What a brief means, as things that can be drawn. */
export interface Meaning {
  /** The language of the brief: ISO 639-1, or 639-3 where there is no shorter code; `und` where nothing was read. */
  readonly language: string;
  /** Best first; those of the name before those of the industry and the description. */
  readonly things: readonly ThingReading[];
  readonly trades: readonly TradeReading[];
  readonly feelings: readonly FeelingReading[];
  readonly places: readonly PlaceReading[];
}
