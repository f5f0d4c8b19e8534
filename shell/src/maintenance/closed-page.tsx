import { useEffect, useState, type JSX } from 'react';
import { PRODUCT_NAME, type MaintenanceMode } from '@fifteen/contracts';
import { Container, Logo, MaintenanceNotice } from '@fifteen/web/ui';
import { askMaintenance } from './ask-maintenance.ts';
import styles from './closed-page.module.css';
import { downtimeBetween, resumeTime } from './times.ts';

interface ClosedPageProps {
  atStart: MaintenanceMode;
  reload?: () => void;
}

const reloadPage = (): void => location.reload();

/** The whole site while it is closed. It comes back by itself, at the page that was asked for. */
export const ClosedPage = ({ atStart, reload = reloadPage }: ClosedPageProps): JSX.Element => {
  const [mode, setMode] = useState(atStart);
  useEffect(() => askMaintenance((told) => (told.on ? setMode(told) : reload())), [reload]);
  const { since, resumes_at: end, message } = mode;
  return (
    <main className={styles.page}>
      <Container>
        <a href="/" className={styles.home} aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </a>
        <MaintenanceNotice
          downtime={since && end ? downtimeBetween(since, end) : '2 hours'}
          resume={end ? resumeTime(end) : '3:00 PM EST'}
          actions={
            <a href="/status" className={styles.status}>
              See the status
            </a>
          }
        >
          <p role="status">
            {message ?? 'We are working on the site.'} Your projects and credits are safe. This page will reload on its own.
          </p>
        </MaintenanceNotice>
      </Container>
    </main>
  );
};
