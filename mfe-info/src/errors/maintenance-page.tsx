import type { JSX } from 'react';
import { ButtonLink, MaintenanceNotice } from '@fifteen/web/ui';
import { Page } from '../page.tsx';

/** As the specification shows it. While the site is closed indeed, the shell says so with the operator's own times. */
export const MaintenancePage = (): JSX.Element => (
  <Page>
    <MaintenanceNotice
      downtime="2 hours"
      resume="3:00 PM EST"
      actions={
        <ButtonLink to="/status" variant="secondary">
          See the status
        </ButtonLink>
      }
    >
      We’re working on the site. Your projects and credits are safe.
    </MaintenanceNotice>
  </Page>
);
