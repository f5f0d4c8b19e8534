import type { CardDetails } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { ApiError } from '@fifteen/web/session';
import { brandKitQuery, changeDetails, orderQuery } from '../../shared/kits/brand-kits-api.ts';

type Errors = Readonly<Partial<Record<keyof CardDetails, string>>>;

export interface DetailsChange {
  readonly busy: boolean;
  /** Where no single field is wrong. */
  readonly problem: string | null;
  readonly errors: Errors;
  save(details: CardDetails): void;
}

const errorsIn = (error: unknown): Errors =>
  error instanceof ApiError ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message])) : {};

/** Changes what stands on the cards; the order tells how far the new ones are. */
export const useDetails = (orderId: string): DetailsChange => {
  const cache = useQueryClient();
  const { id = '' } = useParams();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (details: CardDetails) => changeDetails(orderId, details),
    onSuccess: async (order) => {
      cache.setQueryData(orderQuery(orderId).queryKey, order);
      await cache.invalidateQueries({ queryKey: brandKitQuery(id).queryKey });
    },
  });
  const errors = errorsIn(error);
  const isOfField = Object.keys(errors).length > 0;
  return { busy: isPending, problem: error && !isOfField ? messageOf(error, 'Request failed') : null, errors, save: mutate };
};
