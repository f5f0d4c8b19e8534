import type { Order, OrderStatus } from '@fifteen/contracts';
import { dayOf } from '@fifteen/web/dates';

type Tone = 'plain' | 'success' | 'warning' | 'danger';

interface State {
  readonly label: string;
  readonly tone: Tone;
}

const STATES: Readonly<Record<OrderStatus, State>> = {
  pending: { label: 'Not paid yet', tone: 'plain' },
  processing: { label: 'Payment processing', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed, nothing charged', tone: 'danger' },
  expired: { label: 'Expired, nothing charged', tone: 'plain' },
  partially_refunded: { label: 'Partly refunded', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'warning' },
};

const isUndecided = ({ status, refund_requested_at: requested, refunded_cents: refunded }: Order): boolean =>
  requested !== null && refunded === 0 && status === 'completed';

/** A refund that was asked for and not decided says so. */
export const stateOf = (order: Order): State =>
  isUndecided(order) ? { label: 'Refund requested', tone: 'warning' } : STATES[order.status];

/** What becomes of its money, while that is of interest. */
export const noteOf = (order: Order): string | undefined => {
  if (order.status === 'disputed') return 'Your bank is deciding. What you bought is on hold until then.';
  if (order.status === 'refunded') return 'Your money is on its way: 7-10 business days from the credit note.';
  if (!isUndecided(order)) return undefined;
  return `Refund asked for on ${dayOf(order.refund_requested_at ?? '')}. We review it in 3-5 business days.`;
};

/** Its project, or what was bought. */
export const titleOf = ({ project_name: project, description }: Order): string => project ?? description;

/** What stands under the title: "Brand kit, ORD-2026-000012". */
export const detailOf = ({ project_name: project, description, number }: Order): string =>
  project === null ? number : `${description}, ${number}`;
