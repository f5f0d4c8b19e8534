import { useState, type JSX } from 'react';
import { REFUND_REASON_MAX, type Order, type requestRefund } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { send, showToast } from '@fifteen/web/session';
import { Alert, Button, Modal, TextArea, TextLink } from '@fifteen/web/ui';
import { ordersQuery } from '../shared/billing-api.ts';
import { dayOf } from '@fifteen/web/dates';
import { dollarsOfCents } from '../shared/money.ts';
import { useAttempt } from '@fifteen/web/attempt';
import { titleOf } from './order-words.ts';

interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

const ask = ({ id }: Order, reason: string): Promise<Order> =>
  send<typeof requestRefund>({
    method: 'POST',
    path: '/api/v1/orders/{id}/refund-request',
    params: { id },
    body: { reason: reason.trim() || null },
  });

const useRefund = (order: Order, onDone: () => void) => {
  const cache = useQueryClient();
  const { busy, failure, attempt } = useAttempt('We couldn’t request the refund.');
  const request = async (reason: string): Promise<void> => {
    const done = await attempt(async () => {
      const asked = await ask(order, reason);
      cache.setQueryData(ordersQuery.queryKey, (orders) => orders?.map((known) => (known.id === asked.id ? asked : known)));
    });
    if (!done) return;
    showToast('Refund requested. We’ll email you when it’s decided.', 'success');
    onDone();
  };
  return { busy, failure, request };
};

/** Says what a refund takes away and how long it takes, before it is asked for. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps): JSX.Element => {
  const [reason, setReason] = useState('');
  const { busy, failure, request } = useRefund(order, onClose);
  const isTooLong = reason.length > REFUND_REASON_MAX;
  return (
    <Modal
      open
      onClose={onClose}
      title="Request a refund?"
      actions={
        <>
          <Button variant="danger" busy={busy} busyLabel="Requesting..." disabled={isTooLong} onClick={() => void request(reason)}>
            Request refund
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>
        You get {dollarsOfCents(order.amount_cents - order.refunded_cents)} back for <strong>{titleOf(order)}</strong>. A refund closes this project’s brand kit, clean files and refinements.
      </p>
      <p>
        We review it in 3-5 business days. Your money arrives 7-10 days later.
        {order.refundable_until && ` You can ask until ${dayOf(order.refundable_until)}.`}{' '}
        <TextLink to="/refund-policy">Refund policy</TextLink>
      </p>
      <TextArea
        label="What went wrong?"
        optional
        rows={3}
        limit={REFUND_REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={failure?.fields.reason}
      />
      {failure && <Alert>{failure.message}</Alert>}
    </Modal>
  );
};
