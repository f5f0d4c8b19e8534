import type { Order, OrderStatus } from '@fifteen/contracts';

type Tone = 'plain' | 'success' | 'warning' | 'danger';

interface State {
  readonly label: string;
  readonly tone: Tone;
}

const STATES: Readonly<Record<OrderStatus, State>> = {
  pending: { label: 'Not paid yet', tone: 'plain' },
  processing: { label: 'Payment on its way', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed, nothing charged', tone: 'danger' },
  expired: { label: 'Expired, nothing charged', tone: 'plain' },
  partially_refunded: { label: 'Partly refunded', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'warning' },
};

/** A refund that was asked for and not decided says so. */
export const stateOf = ({ status, refund_requested_at: requested, refunded_cents: refunded }: Order): State =>
  requested !== null && refunded === 0 ? { label: 'Refund requested', tone: 'warning' } : STATES[status];

/** Its project, or what was bought. */
export const titleOf = ({ project_name: project, description }: Order): string => project ?? description;

/** What stands under the title: "Brand kit, ORD-2026-000012". */
export const detailOf = ({ project_name: project, description, number }: Order): string =>
  project === null ? number : `${description}, ${number}`;
