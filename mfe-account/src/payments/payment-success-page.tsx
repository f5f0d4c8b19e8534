import type { JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { LoadingBoard } from '@fifteen/web/ui';
import { Page } from '../shared/page.tsx';
import { ExampleOrder } from './example-order.tsx';
import { exampleOf } from './example.ts';
import { NoOrder } from './no-order.tsx';
import { OrderOfCheckout } from './order-of-checkout.tsx';
import styles from './payment.module.css';
import { SignInForOrder } from './sign-in-for-order.tsx';

const Content = (): JSX.Element => {
  const [query] = useSearchParams();
  const status = useSession((session) => session.status);
  const sessionId = query.get('session_id');
  if (status === 'loading') return <LoadingBoard />;
  if (sessionId && status === 'signed_in') return <OrderOfCheckout sessionId={sessionId} type={exampleOf(query).type} />;
  if (sessionId) return <SignInForOrder />;
  if (status === 'signed_in') return <NoOrder type={exampleOf(query).type} />;
  return (
    <div className={styles.order}>
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
