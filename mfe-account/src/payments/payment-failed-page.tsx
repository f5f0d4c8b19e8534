import type { JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { ButtonLink, LoadingBoard } from '@fifteen/web/ui';
import { Page } from '../shared/page.tsx';
import { Failed } from './failed.tsx';
import { FailedOrder } from './failed-order.tsx';

const Content = (): JSX.Element => {
  const [query] = useSearchParams();
  const status = useSession((session) => session.status);
  const sessionId = query.get('session_id');
  if (!sessionId) return <Failed />;
  if (status === 'signed_out') return <Failed again={<ButtonLink to="/buy-credits">Try Again</ButtonLink>} />;
  return status === 'loading' ? <LoadingBoard /> : <FailedOrder sessionId={sessionId} />;
};

/** Where a payment that did not come leads: from the order's page, and from the mail about it. */
export const PaymentFailedPage = (): JSX.Element => (
  <Page>
    <Content />
  </Page>
);
