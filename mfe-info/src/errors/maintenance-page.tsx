import type { JSX } from 'react';
import { ButtonLink, EmptyState } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import styles from './maintenance-page.module.css';

const FACTS = [
  { what: 'Estimated downtime', value: '2 hours' },
  { what: 'Resume', value: '3:00 PM EST' },
] as const;

export const MaintenancePage = (): JSX.Element => (
  <Page>
    <EmptyState
      page
      title="Under Maintenance"
      shapes="broken"
      actions={
        <ButtonLink to="/status" variant="secondary">
          See the status
        </ButtonLink>
      }
    >
      This page stands in for the site while we work on it. Your projects and credits are safe.
      <dl className={styles.facts}>
        {FACTS.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </EmptyState>
  </Page>
);
