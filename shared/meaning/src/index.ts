/** What names and trades mean, as things that can be drawn. */
export { type ThingId, THINGS, isKindOf, kindsOf, parentOf } from './things.ts';
export { parentOfTrade, TRADES, type TradeId, thingsOfTrade } from './trades.ts';
export type { Brief, Feeling, FeelingReading, Meaning, PlaceReading, ThingReading, TradeReading } from './reading/meaning.ts';
export { createMeaningReader, type MeaningReader } from './reading/create-meaning-reader.ts';
