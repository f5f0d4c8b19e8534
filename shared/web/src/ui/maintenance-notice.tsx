import type { JSX, ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import styles from './maintenance-notice.module.css';

export interface MaintenanceNoticeProps {
  /** How long it takes in all, as "2 hours". */
  downtime: string;
  /** When it is over, as "3:00 PM EST". */
  resume: string;
  children: ReactNode;
  actions: ReactNode;
}

/** What is in the site's place while an operator works on it. */
export const MaintenanceNotice = ({ downtime, resume, children, actions }: MaintenanceNoticeProps): JSX.Element => (
  <EmptyState page title="Under Maintenance" shapes="broken" actions={actions}>
    {children}
    <dl className={styles.facts}>
      <div>
        <dt>Estimated downtime</dt>
        <dd>{downtime}</dd>
      </div>
      <div>
        <dt>Resume</dt>
        <dd>{resume}</dd>
      </div>
    </dl>
  </EmptyState>
);
