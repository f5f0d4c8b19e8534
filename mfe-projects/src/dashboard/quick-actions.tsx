import type { JSX } from 'react';
import { Link } from '@fifteen/web/router';
import { Icon } from '@fifteen/web/ui';
import styles from './quick-actions.module.css';

const ACTIONS = [
  { to: '/projects/new', title: 'New Project', words: 'Five steps to 15 concepts' },
  { to: '/buy-credits', title: 'Buy Credits', words: 'For refinements' },
  { to: '/projects', title: 'View All', words: 'All your projects' },
] as const;

export const QuickActions = (): JSX.Element => (
  <nav aria-label="Quick actions">
    <ul className={styles.actions}>
      {ACTIONS.map(({ to, title, words }, at) => (
        <li key={to}>
          <Link to={to} className={styles.action} data-ground={at === 0 ? 'ink' : undefined}>
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.words}>{words}</span>
            </span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
