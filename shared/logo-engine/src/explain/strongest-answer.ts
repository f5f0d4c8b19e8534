import type { ComparisonValue } from '@fifteen/contracts';
import type { LogoContext } from '../context.ts';
import { type Axis, COMPARISON_SHIFTS, VIBE_SHIFTS } from '../taste/axes.ts';
import { OPPOSITES, labelOf } from './labels.ts';

/** The answer that moved these axes most, as the end of a sentence: "because you chose bold over subtle". */
export function strongestAnswer(axes: readonly Axis[], { profile, taste }: LogoContext): string | null {
  const pull = (shift: Partial<Record<Axis, number>>) => Math.max(0, ...axes.map((axis) => Math.abs(shift[axis] ?? 0) * agreement(shift[axis] ?? 0, taste.axes[axis])));
  const vibes = profile.vibe_check.selected_logos.map((vibe) => ({ text: `because you picked ${labelOf(vibe)}`, pull: pull(VIBE_SHIFTS[vibe]) }));
  const pairs = Object.values(profile.comparison_game).map((value: ComparisonValue) => ({
    text: `because you chose ${value} over ${OPPOSITES[value]}`,
    pull: pull(COMPARISON_SHIFTS[value]),
  }));
  const [best] = [...pairs, ...vibes].sort((one, other) => other.pull - one.pull);
  return best && best.pull > 0 ? best.text : null;
}

/** An answer counts fully where the whole profile went its way, by half where others outvoted it. */
const agreement = (shift: number, axis: number): number => (Math.sign(shift) === Math.sign(axis) ? 1 : 0.5);
