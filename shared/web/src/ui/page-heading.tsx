import { useRef, type ComponentProps, type JSX, type ReactNode } from 'react';
import { useFocusOnArrival } from '../page.tsx';
import { cx } from './cx.ts';
import styles from './page-heading.module.css';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A short line above, as "Step 1 of 5". */
  above?: ReactNode | undefined;
  /** A lead under the heading. */
  lead?: ReactNode | undefined;
  /** display: 84 px, for the landing page alone; large: 56; medium: 46 (default); small: 34. */
  size?: 'display' | 'large' | 'medium' | 'small' | undefined;
}

/** The one h1 of a page. It takes the focus when the visitor has navigated here, also where it appears after loading. */
export const PageHeading = ({ above, lead, size = 'medium', className, children, ...rest }: PageHeadingProps): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <div className={cx(styles.block, className)}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 {...rest} ref={heading} tabIndex={-1} className={styles[size]}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
};

export interface SectionHeadingProps extends ComponentProps<'h2'> {
  lead?: ReactNode | undefined;
  /** large: 56, medium: 34 (default), small: 24. */
  size?: 'large' | 'medium' | 'small' | undefined;
}

/** The h2 of a section. */
export const SectionHeading = ({ lead, size = 'medium', className, children, ...rest }: SectionHeadingProps): JSX.Element => (
  <div className={cx(styles.block, className)}>
    <h2 {...rest} className={styles[`section-${size}`]}>
      {children}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
);
