import type { JSX } from 'react';
import { Alert, Button, ButtonLink, TextLink } from '@fifteen/web/ui';
import { kitPathOf } from '../kits/kit-paths.ts';
import type { Payment } from './use-payment.ts';

const Late = ({ onAskAgain }: { onAskAgain: () => void }): JSX.Element => (
  <Alert
    tone="info"
    title="Your payment is still processing"
    action={
      <Button size="medium" variant="secondary" onClick={onAskAgain}>
        Check again
      </Button>
    }
  >
    Some banks take days. You don’t need to do anything: we’ll unlock your project and email you as soon as it arrives. Track it under <TextLink to="/account?tab=billing">your orders</TextLink>.
  </Alert>
);

/** What became of the payment that somebody comes back from. */
export const PaymentNotice = ({ payment, projectId }: { payment: Payment; projectId: string }): JSX.Element | null => {
  switch (payment.state) {
    case 'confirming':
      return (
        <Alert tone="info" title="Confirming your payment">
          This takes a few seconds. Feel free to keep browsing.
        </Alert>
      );
    case 'late':
      return <Late onAskAgain={payment.askAgain} />;
    case 'paid':
      return (
        <Alert
          tone="success"
          title="Payment received. This project is yours."
          action={
            <ButtonLink to={kitPathOf(projectId)} size="medium">
              Get your brand kit
            </ButtonLink>
          }
        >
          The watermarks are gone. We’ve emailed your invoice, and it’s also in <TextLink to="/billing">Billing</TextLink>.
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert tone="info" title="Nothing was charged">
          You left checkout before paying. Your concepts are still here.
        </Alert>
      );
    case null:
      return null;
  }
};
