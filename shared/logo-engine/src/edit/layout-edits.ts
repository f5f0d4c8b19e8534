import type { Genome, Layout } from '../genome.ts';
import { type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { isWordmarkIdea } from '../idea-of.ts';
import type { Operation } from './operation.ts';

type Wish = Extract<Operation, { op: 'layout' }>['layout'];

/** Where the mark goes, in the direction of reading. */
const PLACES: Readonly<Record<Exclude<Wish, 'other'>, { layout: Layout; markLast: boolean }>> = {
  left: { layout: 'horizontal', markLast: false },
  right: { layout: 'horizontal', markLast: true },
  above: { layout: 'stacked', markLast: false },
  below: { layout: 'below', markLast: false },
};

/** A step of size or space: about a quarter. */
const GROWTH = 1.24;
/** Within these mark and name stay one logo. */
const SIZES = { least: 0.5, most: 1.9 };
const GAPS = { least: 0.3, most: 3 };
const TAG_SIZES = { least: 0.6, most: 2 };

/** Where the editor says that the mark is; null where there is none beside the name. */
export function placeOf({ idea, layout, markLast }: Genome): Exclude<Wish, 'other'> | null {
  if (!idea || layout === 'wordmark' || isWordmarkIdea(idea)) return null;
  return layout === 'horizontal' ? (markLast ? 'right' : 'left') : layout === 'below' ? 'below' : 'above';
}

export function laidOut(genome: Genome, wanted: Wish): Edited {
  const now = placeOf(genome);
  if (now === null) return new Refusal(genome.idea ? 'The picture is part of the name: it can’t move' : 'There is no symbol to move');
  if (wanted === 'other') return laidOut(genome, now === 'left' || now === 'right' ? 'above' : 'left');
  if (wanted === now) return new Refusal('The symbol is already there');
  const { layout, markLast } = PLACES[wanted];
  return { ...without(genome, 'markLast'), layout, ...(markLast && { markLast: true as const }) };
}

export function resized(genome: Genome, target: 'mark' | 'name' | 'sub', steps: number): Edited {
  if (target === 'sub') {
    if (!genome.tag && genome.lettering.setting !== 'main-and-sub') return new Refusal('There is no second line');
    const tagScale = clamped((genome.tagScale ?? 1) * GROWTH ** steps, TAG_SIZES);
    return tagScale === (genome.tagScale ?? 1) ? new Refusal(`The second line can’t get any ${steps > 0 ? 'larger' : 'smaller'}`) : { ...genome, tagScale };
  }
  if (placeOf(genome) === null) return new Refusal(genome.idea ? 'The picture is part of the name: they have one size' : 'There is no symbol to size against the name');
  const before = genome.markScale ?? 1;
  const markScale = clamped(before * GROWTH ** (target === 'mark' ? steps : -steps), SIZES);
  return markScale === before ? new Refusal('Symbol and name would no longer be one logo') : { ...genome, markScale };
}

export function spaced(genome: Genome, steps: number): Edited {
  if (placeOf(genome) === null) return new Refusal('There is no space between symbol and name');
  const before = genome.gap ?? 1;
  const gap = clamped(before * 1.4 ** steps, GAPS);
  return gap === before ? new Refusal(`Symbol and name can’t be any ${steps > 0 ? 'farther apart' : 'closer'}`) : { ...genome, gap };
}

const clamped = (value: number, { least, most }: { least: number; most: number }): number => Math.round(Math.max(least, Math.min(most, value)) * 1000) / 1000;
