import type { ComponentPropsWithoutRef, JSX } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** The element, where a div means too little. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** white with a line (default), ink, sunken into the paper, or in a studio's colour. */
  tone?: 'white' | 'ink' | 'sunken' | 'helios' | '78' | 'apex' | 'marrow' | 'tessera' | undefined;
  /** 32 px inside (default), 20 px, or nothing. */
  padding?: 'large' | 'small' | 'none' | undefined;
}

/** A surface of its own with round corners and no shadow. */
export const Card = ({ as = 'div', tone = 'white', padding = 'large', className, ...rest }: CardProps): JSX.Element => {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-ground={tone === 'ink' ? 'ink' : undefined}
      className={cx(styles.card, styles[`tone-${tone}`], styles[padding], className)}
    />
  );
};
