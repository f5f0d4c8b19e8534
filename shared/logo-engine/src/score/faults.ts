import type { Brief } from '../brief/brief.ts';
import type { Composition } from '../compose/compose.ts';
import type { Proposal } from '../propose/proposal.ts';
import type { DrawnMeasures } from './assess.ts';

/** What a drawing loses, by name; only what costs something is listed. */
export type Faults = Readonly<Partial<Record<FaultName, number>>>;

/** The faults that a drawing can have, with what each is measured by. */
export const FAULTS = {
  /** Lettering smaller than a twentieth of the canvas. */
  'small-type': ({ measures: { cap } }) => under(cap, 56) / 40,
  /** Strokes of the lettering that vanish in a signature. */
  'thin-type': ({ measures: { stem } }) => under(stem, 6) / 8,
  /** A mark much heavier or lighter than the name beside it: the commonest sign of an amateur. */
  'unlike-weights': ({ measures: { stem, markStem } }) => (markStem === null ? 0 : over(Math.abs(Math.log2(markStem / Math.max(1, stem))), 1.3) * 0.25),
  /** Too little ink, or too much. */
  sparse: ({ measures: { balance } }) => under(balance.coverage, 0.035) * 8,
  heavy: ({ measures: { balance } }) => over(balance.coverage, 0.46) * 1.5,
  /** Weight off the middle. */
  'off-center': ({ measures: { balance } }) => over(Math.abs(balance.x), 0.1) * 1.5 + over(Math.abs(balance.y), 0.12) * 1.5,
  /** A symbol that is mush at the size of a browser tab. */
  'illegible-small': ({ measures: { legibility } }) => under(legibility.symbol32, 0.82) * 1.5 + under(legibility.symbol16, 0.66) * 1,
  /** A lockup that falls apart on a phone. */
  'illegible-lockup': ({ measures: { legibility } }) => under(legibility.lockup64, 0.8) * 1.2,
  /** Letters that read as others: one may be guessed from the rest of a word, two change the name. */
  misread: ({ measures: { letters } }) => (letters.misread === 0 ? 0 : 0.2 + (0.9 * letters.misread) / letters.altered),
  /** Many small parts, for those who dislike them. */
  detailed: ({ measures: { fragments }, brief }) => (brief.taste.bans.has('detailed') && fragments > 26 ? 2 : over(fragments, 60) * 0.02),
  /** Wider than a business card is. */
  strip: ({ composition: { box } }) => over(box.width / Math.max(1, box.height), 7.5) * 0.08,
} as const satisfies Record<string, (drawn: { measures: DrawnMeasures; composition: Composition; proposal: Proposal; brief: Brief }) => number>;
export type FaultName = keyof typeof FAULTS;

export function faultsOf(measures: DrawnMeasures, composition: Composition, proposal: Proposal, brief: Brief): Faults {
  const costs = Object.entries(FAULTS).map(([name, cost]) => [name, cost({ measures, composition, proposal, brief })] as const);
  return Object.fromEntries(costs.filter(([, cost]) => cost > 0));
}

const over = (value: number, limit: number): number => Math.max(0, value - limit);
const under = (value: number, limit: number): number => Math.max(0, limit - value);
