import type { KitPartId } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { orderQuery, retryPart } from '../../shared/kits/brand-kits-api.ts';

export interface Retry {
  readonly busyPart: KitPartId | undefined;
  readonly problem: string | null;
  again(part: KitPartId): void;
}

/** Has a failed part made again, alone and at no cost. */
export const useRetry = (orderId: string): Retry => {
  const cache = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (part: KitPartId) => retryPart(orderId, part),
    onSuccess: (order) => cache.setQueryData(orderQuery(orderId).queryKey, order),
  });
  return { busyPart: isPending ? variables : undefined, problem: error ? `Error: ${messageOf(error, 'Request failed')}` : null, again: mutate };
};
