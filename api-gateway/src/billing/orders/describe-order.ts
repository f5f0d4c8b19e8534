import type { OrderRow } from '../../platform/database/schema/orders.ts';

/** "150 credits", "Brand kit". What the provider reads too: no word of the customer's. */
export const describeOrder = ({ kind, credits }: Pick<OrderRow, 'kind' | 'credits'>): string =>
  kind === 'brand-kit' ? 'Brand kit' : `${credits ?? 0} credits`;
