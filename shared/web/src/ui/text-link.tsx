import type { ComponentProps, JSX } from 'react';
import { Link } from '@fifteen/web/router';
import { cx } from './cx.ts';
import styles from './text-link.module.css';

/** A link within a text or a list. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>): JSX.Element => (
  <Link {...rest} className={cx(styles.link, className)} />
);
