import { changeCardDetails, getBrandKit, getBrandKitOrder, purchaseBrandKit, retryBrandKitPart, streamBrandKitOrder } from '@fifteen/contracts';
import { openEventStream } from '../../platform/events/event-stream.ts';
import { lastEventId } from '../../platform/events/last-event-id.ts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { BrandKitsService } from './brand-kits.service.ts';
import type { OrderWatch } from './watch-order.ts';

/** Making parts again costs nothing but our time. */
const REMAKES = { tries: 60, windowMs: 60 * 60_000 };

export const brandKitsEndpoints = (kits: BrandKitsService, watch: Pick<OrderWatch, 'add'>): Endpoint[] => [
  route(getBrandKit, ({ params, user }) => kits.get(user.userId, params.id)),
  route(purchaseBrandKit, ({ body, user }) => kits.order(user.userId, body.selected_asset_id, body.language), limitByAccount(REMAKES)),
  route(getBrandKitOrder, ({ params, user }) => kits.progress(user.userId, params.id)),
  route(streamBrandKitOrder, async ({ params, user, request, response }) => {
    await kits.progress(user.userId, params.id);
    const last = lastEventId(request);
    let leave = (): void => undefined;
    const stream = openEventStream(response, () => leave());
    if (request.method === 'HEAD') return stream.close();
    leave = watch.add(params.id, { sessionId: user.sessionId, stream, last });
  }),
  route(retryBrandKitPart, ({ params, body, user }) => kits.retry(user.userId, params.id, body.component), limitByAccount(REMAKES)),
  route(changeCardDetails, ({ params, body, user }) => kits.changeDetails(user.userId, params.id, body), limitByAccount(REMAKES)),
];
