import type { JSX } from 'react';
import type { LogoDraft } from './logo-draft.ts';

interface LogoPictureProps {
  draft: LogoDraft;
  label: string;
  /** Only these shapes; all of them where it is left out. */
  only?: readonly number[] | undefined;
  /** All other colors step back. */
  highlighted?: number | null;
  className?: string | undefined;
}

const MARGIN = 60;
const PALE = 0.14;

const numbersOf = (path: string): number[] => (path.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** The box around shapes, from their points: wide enough for every curve, as control points lie outside it. H and V data is rare and only widens it. */
const boxOf = (draft: LogoDraft, only: readonly number[]): string => {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const at of only) {
    const path = (draft.shapes[at]?.path ?? '').replace(/[HV][^MLHVQCZ]*/gi, '');
    numbersOf(path).forEach((value, i) => (i % 2 === 0 ? xs : ys).push(value));
  }
  if (xs.length === 0) return `0 0 ${draft.width} ${draft.height}`;
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
  const [left, top] = [least(xs), least(ys)];
  return `${left} ${top} ${most(xs) - left} ${most(ys) - top}`;
};

/** The logo as it will be drawn. */
export const LogoPicture = ({ draft, label, only, highlighted = null, className }: LogoPictureProps): JSX.Element => {
  const shown = only ?? draft.shapes.map((_, at) => at);
  const viewBox = only ? boxOf(draft, only) : `${-MARGIN} ${-MARGIN} ${draft.width + 2 * MARGIN} ${draft.height + 2 * MARGIN}`;
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className={className}>
      {shown.map((at) => {
        const shape = draft.shapes[at];
        if (!shape || shape.color === null) return null;
        const opacity = highlighted === null || highlighted === shape.color ? 1 : PALE;
        return <path key={at} d={shape.path} fill={draft.colors[shape.color]?.hex} fillRule="evenodd" opacity={opacity} />;
      })}
    </svg>
  );
};
