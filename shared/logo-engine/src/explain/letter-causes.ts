import { COMPARISONS, type ComparisonId, type StudioId, type TasteProfile } from '@fifteen/contracts';
import type { LogoContext } from '../context.ts';
import { fontScore } from '../studios/font-affinity.ts';
import { fontScores } from '../studios/font-scores.ts';
import { type Taste, tasteOf } from '../taste/taste.ts';
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
  const rivals = fontScores(studio, context).toSorted((one, other) => other.score - one.score).slice(0, RIVALS).map((scored) => scored.style);
  const gain = (without: Taste) => {
    const of = (one: FontStyle) => fontScore(one, studio, context.taste) - fontScore(one, studio, without);
    return of(style) - rivals.reduce((sum, rival) => sum + of(rival), 0) / rivals.length;
  };
  return answersOf(context.profile)
    .map(({ cause, without }) => ({ cause, gain: gain(without) }))
    .filter((answer) => answer.gain >= LEAST_GAIN)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ cause }) => cause);
}

interface Answer {
  cause: Cause;
  /** The taste of a customer that would not have given it: the other side chosen, the picture not picked. */
  without: Taste;
}

const known = new WeakMap<TasteProfile, readonly Answer[]>();

/** Weighed once a customer, asked for by every concept. */
function answersOf(profile: TasteProfile): readonly Answer[] {
  const answers = known.get(profile) ?? answersFrom(profile);
  known.set(profile, answers);
  return answers;
}

function answersFrom(profile: TasteProfile): Answer[] {
  const { comparison_game, vibe_check } = profile;
  const comparisons = (Object.keys(COMPARISONS) as ComparisonId[]).map((id) => {
    const value = comparison_game[id];
    return { cause: { part: 'comparison', value } as const, without: tasteOf({ ...profile, comparison_game: { ...comparison_game, [id]: OPPOSITES[value] } }) };
  });
  const vibes = vibe_check.selected_logos.map((vibe) => ({
    cause: { part: 'vibe', vibe } as const,
    without: tasteOf({ ...profile, vibe_check: { ...vibe_check, selected_logos: vibe_check.selected_logos.filter((id) => id !== vibe) } }),
  }));
  return [...comparisons, ...vibes];
}
