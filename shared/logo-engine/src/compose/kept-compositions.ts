import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { Composition } from './compose-logo.ts';

/** Compositions that are kept at most: a plan's drafts. */
const MOST = 128;

/** Of the customer who was drawn last. */
let kept: { context: LogoContext; compositions: Map<string, Composition> } | undefined;

/** Keeps what was drawn of a draft until its set is finished, so that what is chosen is not drawn again. */
export function keep(genome: Genome, context: LogoContext, composition: Composition): void {
  if (kept?.context !== context || kept.compositions.size >= MOST) kept = { context, compositions: new Map() };
  kept.compositions.set(JSON.stringify(genome), composition);
}

/** What was kept of a draft; undefined where another thread drew it. */
export const keptOf = (genome: Genome, context: LogoContext): Composition | undefined =>
  kept?.context === context ? kept.compositions.get(JSON.stringify(genome)) : undefined;

export const forgetKept = (): void => {
  kept = undefined;
};
