import type { BrandKit, BrandKitOrder, CardDetails, changeCardDetails, getBrandKit, getBrandKitOrder, KitPartId, purchaseBrandKit, retryBrandKitPart } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

/** Links live for an hour at least; fresh ones come in good time. */
const LINKS_MS = 30 * 60_000;

export const brandKitQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'brand-kit'],
    staleTime: 0,
    refetchInterval: LINKS_MS,
    queryFn: ({ signal }): Promise<BrandKit> => send<typeof getBrandKit>({ method: 'GET', path: '/api/v1/projects/{id}/brand-kit', params: { id }, signal }),
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand-kit-orders', id],
    staleTime: 0,
    queryFn: ({ signal }): Promise<BrandKitOrder> => send<typeof getBrandKitOrder>({ method: 'GET', path: '/api/v1/brand-kit/orders/{id}', params: { id }, signal }),
  });

export const purchaseKit = (selected_asset_id: string) =>
  send<typeof purchaseBrandKit>({ method: 'POST', path: '/api/v1/brand-kit/purchase', body: { selected_asset_id, payment_reference: null } });

export const retryPart = (id: string, component: KitPartId) =>
  send<typeof retryBrandKitPart>({ method: 'POST', path: '/api/v1/brand-kit/orders/{id}/retry', params: { id }, body: { component } });

export const changeDetails = (id: string, body: CardDetails) =>
  send<typeof changeCardDetails>({ method: 'POST', path: '/api/v1/brand-kit/orders/{id}/details', params: { id }, body });
