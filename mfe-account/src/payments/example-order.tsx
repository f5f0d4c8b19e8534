import type { JSX } from 'react';
import { Alert, PageHeading } from '@fifteen/web/ui';
import { dayOf } from '@fifteen/web/dates';
import { dollars } from '../shared/money.ts';
import type { Example } from './example.ts';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import { NextSteps } from './next-steps.tsx';
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

/** What the page looks like after a payment, for people without a sign-in; said first that it is none. */
export const ExampleOrder = ({ example }: { example: Example }): JSX.Element => (
  <>
    <Alert tone="info" title="This is an example, not an order">
      You’re not signed in, so nothing was paid and no balance changed. The numbers come from the page address.
    </Alert>
    <PageHeading above="Example" lead={`${messageOf(example)}.`}>
      Payment received
    </PageHeading>
    <OrderSummary lines={linesOf(example)} note="A real order sends a confirmation email with the invoice." />
    {example.type === 'credits' && <WhatsNext />}
    <NextSteps type={example.type} />
  </>
);
