import { z } from 'zod';
import { defineCall } from './calls.ts';
import { ProjectParams } from './projects.ts';

export const BrandKit = z.object({
  business_cards: z.unknown().nullable(),
  website_mockup: z.unknown().nullable(),
  social_headers: z.unknown().nullable(),
  tshirt_mockup: z.unknown().nullable(),
  ad_video: z.unknown().nullable(),
  selected_logo_url: z.string().nullable(),
});

export const BrandKitOrderStatus = z.enum(['processing', 'completed', 'failed', 'error', 'not_found']);

export const BrandKitOrder = z.object({
  order_id: z.uuid(),
  status: BrandKitOrderStatus,
  progress: z.object({ completed: z.int(), total: z.int(), percentage: z.number() }),
  components: z.record(z.string(), z.unknown()),
});

const KitOrderParams = z.object({ id: z.uuid() });

export const getBrandKit = defineCall({
  id: 'brand-kits.get',
  method: 'GET',
  path: '/api/v1/projects/{id}/brand-kit',
  summary: 'The parts of a project’s brand kit',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: BrandKit,
  ready: false,
});

export const purchaseBrandKit = defineCall({
  id: 'brand-kits.purchase',
  method: 'POST',
  path: '/api/v1/brand-kit/purchase',
  summary: 'Start the kit of a paid project',
  auth: 'bearer',
  body: z.object({ selected_asset_id: z.uuid(), payment_reference: z.string().max(200).nullable() }),
  status: 202,
  answer: z.object({ order_id: z.uuid() }),
  ready: false,
});

export const getBrandKitOrder = defineCall({
  id: 'brand-kits.order',
  method: 'GET',
  path: '/api/v1/brand-kit/orders/{id}',
  summary: 'Progress of a kit',
  auth: 'bearer',
  params: KitOrderParams,
  status: 200,
  answer: BrandKitOrder,
  ready: false,
});

export const streamBrandKitOrder = defineCall({
  id: 'brand-kits.order.stream',
  method: 'GET',
  path: '/api/v1/brand-kit/orders/{id}/stream',
  summary: 'Server-sent events: order_update with the body of the order',
  auth: 'bearer',
  params: KitOrderParams,
  status: 200,
  stream: true,
  ready: false,
});
