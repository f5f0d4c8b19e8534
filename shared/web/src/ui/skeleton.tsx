import type { JSX } from 'react';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; the space that the content will take. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  shape?: 'line' | 'tile' | 'disc' | 'pill' | undefined;
  className?: string | undefined;
}

/** Holds the space of what is coming. Put `aria-busy` on the region around it and say once, hidden, what loads. */
export const Skeleton = ({ width = '100%', height, shape = 'line', className }: SkeletonProps): JSX.Element => (
  <span
    aria-hidden="true"
    data-shape={shape}
    className={cx(styles.skeleton, className)}
    style={{ width, height: height ?? (shape === 'line' ? '1em' : undefined) }}
  />
);
