import { useEffect, useState } from 'react';
import { type BrandKitOrder, POLL_MS } from '@fifteen/contracts';
import { openEventStream } from '@fifteen/web/events';
import { useQuery, useQueryClient, type UseQueryResult } from '@fifteen/web/query';
import { takeStreamPlace } from '../shared/stream-places.ts';
import { projectQuery } from '../shared/api/projects.ts';
import { brandKitQuery, orderQuery } from '../shared/kits/brand-kits-api.ts';

const isMoving = (order: BrandKitOrder | undefined): boolean => order?.status === 'processing';

/** Every state of the order while it moves; whether the stream is there to tell it. */
const useStream = (orderId: string, isWanted: boolean): boolean => {
  const cache = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const follow = async (): Promise<void> => {
      if (!(await takeStreamPlace(left.signal)) || left.signal.aborted) return;
      const close = openEventStream<BrandKitOrder>(`/api/v1/brand-kit/orders/${orderId}/stream`, {
        onMessage: (order) => cache.setQueryData(orderQuery(orderId).queryKey, order),
        onState: (state) => setLive(state === 'open'),
      });
      left.signal.addEventListener('abort', close);
    };
    void follow();
    return () => {
      left.abort();
      setLive(false);
    };
  }, [cache, orderId, isWanted]);
  return isLive && isWanted;
};

const doneParts = (order: BrandKitOrder | undefined): string =>
  Object.entries(order?.components ?? {})
    .filter(([, { status }]) => status === 'completed')
    .map(([part]) => part)
    .join(' ');

/**
 * An order as it is, live: told by the stream, asked for every 2 seconds while there is none. With every part that is
 * done, and at its end, the project and its kit are fetched again. Null: there is no order.
 */
export const useOrder = (projectId: string, orderId: string | null): UseQueryResult<BrandKitOrder> => {
  const cache = useQueryClient();
  const id = orderId ?? '';
  const known = cache.getQueryData(orderQuery(id).queryKey);
  const isLive = useStream(id, orderId !== null && isMoving(known));
  const order = useQuery({
    ...orderQuery(id),
    enabled: orderId !== null,
    refetchInterval: ({ state }) => (isMoving(state.data) && !isLive ? POLL_MS : false),
  });
  const done = doneParts(order.data);
  const status = order.data?.status;
  useEffect(() => {
    if (done === '' && status !== 'failed') return;
    void cache.invalidateQueries({ queryKey: brandKitQuery(projectId).queryKey });
    void cache.invalidateQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
  }, [cache, projectId, done, status]);
  return order;
};
