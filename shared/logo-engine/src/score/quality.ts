import type { Composition } from '../compose/compose-logo.ts';
import type { Genome } from '../genome.ts';
import { type Balance, balanceOf } from './balance.ts';
import { type Fragments, fragmentsOf } from './fragments.ts';
import type { Ink } from './ink.ts';

/** What was measured on a drawn logo, and what it adds up to. */
export interface Quality {
  /** 0 to 1. */
  score: number;
  /** What cost points, by name. */
  faults: Record<string, number>;
}

/** Canvas units that lettering must reach: caps, stems alone and beside a picture, thin strokes that are seen and that are there at all, subline caps. Posters carry a caption instead. */
const LEAST = { cap: 58, caption: 38, stem: 5.2, stemBesideMark: 7.4, hairline: 4.5, trace: 1.6, sub: 23 };
const WIDEST = 7.5;

/** A lockup's ink as it was painted, and as a screen shows it at 64 pixels. */
export interface MeasuredInk {
  ink: Ink;
  small: Ink;
}

export function qualityOf(composition: Composition, genome: Genome, { ink, small }: MeasuredInk): Quality {
  const faults = {
    ...letteringFaults(composition, genome),
    ...inkFaults(balanceOf(ink)),
    ...smallSizeFaults(small, fragmentsOf(ink)),
    strip: over(composition.box.width / composition.box.height, WIDEST) * 0.05,
    weight: weightFault(composition, genome),
  };
  const costing = Object.fromEntries(Object.entries(faults).filter(([, cost]) => cost > 0));
  const score = 1 - Object.values(costing).reduce((sum, cost) => sum + cost, 0);
  return { score: Math.max(0, score), faults: costing };
}

const over = (value: number, limit: number): number => Math.max(0, value - limit);
const under = (value: number, limit: number): number => Math.max(0, limit - value);

function letteringFaults({ measures: { cap, stem, hairline, subCap } }: Composition, { layout, badge, mark }: Genome) {
  if (layout === 'badge' && (badge?.form ?? 'ring') === 'ring') return {};
  const least = layout === 'poster' || layout === 'badge' ? LEAST.caption : LEAST.cap;
  return {
    smallType: (under(cap, least) / LEAST.cap) * 1.8,
    hairlines: (under(hairline, LEAST.hairline) / LEAST.hairline) * 0.3 + under(hairline, LEAST.trace) / LEAST.trace,
    thinType: (under(stem, mark ? LEAST.stemBesideMark : LEAST.stem) / LEAST.stem) * (mark ? 1.1 : 0.8),
    smallSubline: subCap === null ? 0 : (under(subCap, LEAST.sub) / LEAST.sub) * 0.6,
  };
}

/** Too little ink, too much, or its weight off the middle. */
function inkFaults({ coverage, x, y }: Balance) {
  return {
    sparse: under(coverage, 0.05) * 7,
    heavy: over(coverage, 0.42) * 1.2,
    offCentreX: over(Math.abs(x), 0.09) * 2,
    offCentreY: over(Math.abs(y), 0.1) * 2,
  };
}

function smallSizeFaults(small: Ink, { count, specks }: Fragments) {
  return { mush: under(crispness(small), 0.34) * 1.2, bits: over(count, 46) * 0.012 + specks * 0.01 };
}

/** How decided the inked pixels are: 1 where all are full, 0 where all are half tones. */
function crispness({ values }: Ink): number {
  let [sum, count] = [0, 0];
  for (const value of values) {
    if (value <= 0.04) continue;
    sum += value > 0.5 ? value - 0.5 : 0.5 - value;
    count += 1;
  }
  return count > 0 ? (2 * sum) / count : 0;
}

/** A heavy mark beside hairline type, or the other way, is the commonest sign of an amateur. */
function weightFault({ measures: { stem, markStroke } }: Composition, { layout }: Genome): number {
  if (markStroke === null || (layout !== 'horizontal' && layout !== 'stacked')) return 0;
  return over(Math.abs(Math.log2(markStroke / Math.max(1, stem))), 1.6) * 0.1;
}
