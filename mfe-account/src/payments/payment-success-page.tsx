import type { JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { LoadingBoard } from '@fifteen/web/ui';
import { Page } from '../shared/page.tsx';
import { ExampleOrder } from './example-order.tsx';
import { exampleOf } from './example.ts';
import { NoOrder } from './no-order.tsx';
import styles from './payment.module.css';

const Content = (): JSX.Element => {
  const [query] = useSearchParams();
  const status = useSession((session) => session.status);
  const named = query.has('session_id');
  if (status === 'loading') return <LoadingBoard />;
  if (named || status === 'signed_in') return <NoOrder named={named} signedIn={status === 'signed_in'} />;
  return (
    <div className={styles.example}>
      <ExampleOrder example={exampleOf(query)} />
    </div>
  );
};

/** Claims only what the server has confirmed; a query by itself confirms nothing. */
export const PaymentSuccessPage = (): JSX.Element => (
  <Page>
    <Content />
  </Page>
);
