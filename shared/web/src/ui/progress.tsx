import type { JSX } from 'react';
import styles from './progress.module.css';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** What progresses. */
  label: string;
  value: number;
  max?: number | undefined;
  /** Said instead of the bare percentage: "7 of 15 logos". */
  valueText?: string | undefined;
  /** Cuts the bar into as many parts as `max`, as steps are. */
  segmented?: boolean | undefined;
  className?: string | undefined;
}

/** A named progress bar. Milestones belong into a polite status beside it. */
export const Progress = ({ label, value, max = 100, valueText, segmented, className }: ProgressProps): JSX.Element => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={valueText}
    className={cx(styles.track, segmented && styles.segmented, className)}
  >
    {segmented ? (
      Array.from({ length: max }, (_, i) => <span key={i} className={styles.segment} data-filled={i < value} />)
    ) : (
      <span className={styles.fill} style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
    )}
  </div>
);
