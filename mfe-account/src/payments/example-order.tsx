import type { JSX } from 'react';
import { Alert, ButtonLink, PageHeading, TextLink } from '@fifteen/web/ui';
import { dayOf } from '../shared/dates.ts';
import { dollars } from '../shared/money.ts';
import type { Example } from './example.ts';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import styles from './payment.module.css';
import { WhatsNext } from './whats-next.tsx';

const messageOf = ({ type, credits }: Example): string =>
  type === 'credits'
    ? `Your account has been credited with ${credits} credits`
    : 'Your brand kit purchase is complete';

const linesOf = ({ type, credits, amount }: Example): OrderSummaryProps['lines'] => [
  ['Order ID', 'ORD-EXAMPLE'],
  ['Date', dayOf(new Date().toISOString())],
  type === 'credits' ? ['Credits Added', credits] : ['Product', 'Brand Kit Package'],
  ['Total Paid', dollars(amount)],
];

const Actions = ({ type }: Pick<Example, 'type'>): JSX.Element => (
  <div className={styles.actions}>
    {type === 'credits' && <ButtonLink to="/projects/new">Start Creating</ButtonLink>}
    <ButtonLink to="/dashboard" variant="secondary">
      Dashboard
    </ButtonLink>
  </div>
);

/** What the page looks like after a payment, for people without a sign-in; said first that it is none. */
export const ExampleOrder = ({ example }: { example: Example }): JSX.Element => (
  <>
    <Alert tone="info" title="An example, not an order">
      Nobody is signed in here, so nothing was paid and no balance has changed. The figures come from the address.
    </Alert>
    <PageHeading above="Example" lead={`${messageOf(example)}.`}>
      Payment received
    </PageHeading>
    <OrderSummary lines={linesOf(example)} note="A real order sends a confirmation email with the invoice." />
    {example.type === 'credits' && <WhatsNext />}
    <Actions type={example.type} />
    <p className={styles.note}>
      <TextLink to="/billing">View Receipt</TextLink> or <TextLink to="/help">get help</TextLink>.
    </p>
  </>
);
