import type { StudioId } from '@fifteen/contracts';
import type { Brief } from '../brief/brief.ts';
import type { Fit, Manner } from '@fifteen/idea-book';
import type { Assessment } from '../score/assess.ts';
import { type Considered, RULES } from './rules.ts';

/** Concepts of each studio. */
export const FROM_EACH_STUDIO = 5;

/** A chosen concept, with what every rule said of it when it was chosen. */
export interface Selected {
  readonly assessment: Assessment;
  /** Five to a studio, in the order of the studios: 0 to 14 for the residents. */
  readonly slot: number;
  /** Place among the set by what each concept is on its own, 0 for the best. */
  readonly rank: number;
}

/**
 * Five concepts of each studio, taken one by one: whichever is worth most beside those that are chosen already. Fewer
 * only where a studio has no more that could be drawn.
 */
export function selectSet(assessments: readonly Assessment[], studios: readonly StudioId[], brief: Brief): Selected[] {
  const chosen: Assessment[] = [];
  const left = new Set(assessments);
  const missing = (studio: StudioId) => FROM_EACH_STUDIO - chosen.filter(({ proposal }) => proposal.genome.studio === studio).length;
  while (chosen.length < studios.length * FROM_EACH_STUDIO) {
    const best = mostWorth([...left].filter(({ proposal }) => missing(proposal.genome.studio) > 0), chosen, brief);
    if (!best) break;
    left.delete(best);
    chosen.push(best);
  }
  const ranked = chosen.toSorted((one, other) => standingOf(other) - standingOf(one));
  return studios.flatMap((studio, at) =>
    chosen.filter(({ proposal }) => proposal.genome.studio === studio).map((assessment, i) => ({ assessment, rank: ranked.indexOf(assessment), slot: at * FROM_EACH_STUDIO + i })),
  );
}

/** What showing the name, the trade or both is worth when a concept is seen on its own. Letters alone rarely convince. */
const STANDING = { both: 0.7, name: 0.55, trade: 0.25, description: 0, letters: -0.6, word: -1.2 } as const;
/** And how well the picture suits the trade, where the name does not speak of it. */
const BY_FIT: Readonly<Record<Fit, number>> = { 0: -0.6, 1: -0.45, 2: 0, 3: 0.25 };

/** A parrot for a business that is called stork: strangers see the wrong bird. */
const OF_KIND = -0.35;

/** How good a concept is on its own, which ranks the set: what it adds beside others does not count. */
function standingOf({ score, proposal: { genome, match, look } }: Assessment): number {
  const drawn = score + (look ? (BY_MANNER[look.manner] ?? 0) : 0) + (genome.finish ? UNSTEADY : 0);
  if (!genome.idea) return drawn + STANDING.word;
  if (match.isOfName && match.isOfTrade) return drawn + STANDING.both;
  if (match.isOfName) return drawn + STANDING.name;
  if (match.things.length === 0) return drawn + STANDING.letters;
  return drawn + BY_FIT[match.fit] + (match.isOfKind ? OF_KIND : 0) + (match.isOfTrade ? STANDING.trade : STANDING.description);
}

/** Thin and brushed drawings lost their pairs more often than solid ones of the same ideas. */
const BY_MANNER: Readonly<Partial<Record<Manner, number>>> = { line: -0.3, brush: -0.3 };
const UNSTEADY = -0.25;

function mostWorth(candidates: readonly Assessment[], chosen: readonly Assessment[], brief: Brief): Assessment | undefined {
  let best: { candidate: Assessment; worth: number } | undefined;
  for (const candidate of candidates) {
    const worth = worthOf({ candidate, chosen, brief });
    if (!best || worth > best.worth) best = { candidate, worth };
  }
  return best?.candidate;
}

/** A candidate's own score and what each rule adds. */
export const worthOf = (considered: Considered): number => considered.candidate.score + Object.values(RULES).reduce((sum, rule) => sum + rule(considered), 0);
