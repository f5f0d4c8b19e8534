import type { ComponentProps, JSX } from 'react';
import styles from './container.module.css';
import { cx } from './cx.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** page: 1240 px, the edges of every page. text: 720 px for reading. narrow: 440 px for a form. Default: page. */
  width?: 'page' | 'text' | 'narrow' | undefined;
}

/** The same edges everywhere: 40 px gutters, 20 on a phone. */
export const Container = ({ width = 'page', className, ...rest }: ContainerProps): JSX.Element => (
  <div {...rest} className={cx(styles.container, styles[width], className)} />
);

export interface SectionProps extends ComponentProps<'section'> {
  /** ink: light words on a dark ground, for everything inside. */
  ground?: 'paper' | 'ink' | undefined;
}

/** A band of a page with the site's vertical rhythm. Put a `Container` inside. */
export const Section = ({ ground, className, ...rest }: SectionProps): JSX.Element => (
  <section {...rest} data-ground={ground} className={cx(styles.section, className)} />
);
