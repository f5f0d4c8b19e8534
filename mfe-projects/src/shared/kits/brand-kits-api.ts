import type { BrandKit, BrandKitOrder, CardDetails, changeCardDetails, getBrandKit, getBrandKitOrder, KitLanguage, KitPartId, purchaseBrandKit, retryBrandKitPart } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { KIT_LANGUAGES } from './kit-languages.ts';

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

/** The browser's language, where the guidelines are written in it: what a first kit starts with. */
const ownLanguage = (): KitLanguage | undefined => {
  const [own] = navigator.language.split('-');
  return KIT_LANGUAGES.find(({ value }) => value === own)?.value;
};

export const purchaseKit = (selected_asset_id: string) =>
  send<typeof purchaseBrandKit>({ method: 'POST', path: '/api/v1/brand-kit/purchase', body: { selected_asset_id, payment_reference: null, language: ownLanguage() } });

export const retryPart = (id: string, component: KitPartId) =>
  send<typeof retryBrandKitPart>({ method: 'POST', path: '/api/v1/brand-kit/orders/{id}/retry', params: { id }, body: { component } });

export const changeDetails = (id: string, body: CardDetails) =>
  send<typeof changeCardDetails>({ method: 'POST', path: '/api/v1/brand-kit/orders/{id}/details', params: { id }, body });
