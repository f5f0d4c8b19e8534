import { useEffect, useState, type JSX } from 'react';
import type { MaintenanceMode } from '@fifteen/contracts';
import { showToast, siteIsOpen, useSiteClosed } from '@fifteen/web/session';
import { askMaintenance } from './ask-maintenance.ts';
import styles from './closed-banner.module.css';
import { resumeTime } from './times.ts';

const Banner = (): JSX.Element => {
  const [mode, setMode] = useState<MaintenanceMode>();
  useEffect(
    () =>
      askMaintenance((told) => {
        setMode(told);
        if (told.on) return;
        siteIsOpen();
        showToast('The site is open again.', 'success');
      }),
    [],
  );
  const end = mode?.resumes_at;
  return (
    <div className={styles.banner} role="alert">
      <strong>Under Maintenance.</strong> {mode?.message} What you’ve typed stays on this page. You can save again
      {end ? ` at about ${resumeTime(end)}` : ' soon'}. <a href="/status" target="_blank" rel="noreferrer">See the status</a>
    </div>
  );
};

/** In a tab that was open when the site closed: the page stays, with all that was typed. */
export const ClosedBanner = (): JSX.Element | null => (useSiteClosed((state) => state.closed) ? <Banner /> : null);
