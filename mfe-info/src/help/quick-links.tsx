import type { JSX } from 'react';
import { Link } from '@fifteen/web/router';
import { Icon } from '@fifteen/web/ui';
import { QUICK_LINKS } from './questions.ts';
import styles from './quick-links.module.css';

/** Four ways on, as one ruled list rather than four boxes. */
export const QuickLinks = (): JSX.Element => (
  <ul className={styles.links}>
    {QUICK_LINKS.map(({ to, title, text }) => (
      <li key={to}>
        <Link to={to} className={styles.link}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
          <Icon name="arrow-right" />
        </Link>
      </li>
    ))}
  </ul>
);
