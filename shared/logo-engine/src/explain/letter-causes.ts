import { COMPARISONS, type ComparisonId, type StudioId, type TasteProfile } from '@fifteen/contracts';
import type { LogoContext } from '../context.ts';
import { fontScore } from '../studios/font-affinity.ts';
import { fontScores } from '../studios/font-scores.ts';
import { tasteOf } from '../taste/taste.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { Cause } from './cause.ts';
import { OPPOSITES } from './labels.ts';

/** The styles that a draft chooses among, more or less: what one of them gains counts only against the others. */
const RIVALS = 14;

/** Gains of a score that are smaller than this did not decide anything. */
const LEAST_GAIN = 0.2;

/**
 * The answers that made a style likelier for a studio, the strongest first. Choosing is a soft maximum of scores, so
 * that an answer raises a style's chance by as much as it raises its score above the mean of its rivals.
 */
export function letterCauses(style: FontStyle, studio: StudioId, context: LogoContext): Cause[] {
  return pullsOf(studio, context)
    .map(({ cause, pull, onRivals }) => ({ cause, gain: pull(style) - onRivals }))
    .filter((answer) => answer.gain >= LEAST_GAIN)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ cause }) => cause);
}

interface Pull {
  cause: Cause;
  /** What the answer adds to a style's score. */
  pull: (style: FontStyle) => number;
  /** The same in the mean of the style's rivals. */
  onRivals: number;
}

/** By customer and studio: all concepts of a set ask for the same. */
const pulls = new WeakMap<LogoContext, Map<StudioId, Pull[]>>();

function pullsOf(studio: StudioId, context: LogoContext): Pull[] {
  const ofCustomer = pulls.get(context) ?? new Map<StudioId, Pull[]>();
  pulls.set(context, ofCustomer);
  const found = ofCustomer.get(studio) ?? newPulls(studio, context);
  ofCustomer.set(studio, found);
  return found;
}

function newPulls(studio: StudioId, context: LogoContext): Pull[] {
  const rivals = fontScores(studio, context).toSorted((one, other) => other.score - one.score).slice(0, RIVALS).map((scored) => scored.style);
  return answersOf(context.profile).map(({ cause, without }) => {
    const taste = tasteOf(without);
    const pull = (style: FontStyle) => fontScore(style, studio, context.taste) - fontScore(style, studio, taste);
    return { cause, pull, onRivals: rivals.reduce((sum, rival) => sum + pull(rival), 0) / rivals.length };
  });
}

/** Each answer with the customer that would not have given it: the other side chosen, the picture not picked. */
function answersOf(profile: TasteProfile): { cause: Cause; without: TasteProfile }[] {
  const { comparison_game, vibe_check } = profile;
  const comparisons = (Object.keys(COMPARISONS) as ComparisonId[]).map((id) => {
    const value = comparison_game[id];
    return { cause: { part: 'comparison', value } as const, without: { ...profile, comparison_game: { ...comparison_game, [id]: OPPOSITES[value] } } };
  });
  const vibes = vibe_check.selected_logos.map((vibe) => ({
    cause: { part: 'vibe', vibe } as const,
    without: { ...profile, vibe_check: { ...vibe_check, selected_logos: vibe_check.selected_logos.filter((id) => id !== vibe) } },
  }));
  return [...comparisons, ...vibes];
}
