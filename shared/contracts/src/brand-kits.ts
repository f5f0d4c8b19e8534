import { z } from 'zod';
import { defineCall } from './calls.ts';
import { ProjectParams } from './projects.ts';

/** The five parts of the offer, then what comes with them. */
export const KIT_PART_IDS = ['business_cards', 'website_mockup', 'social_headers', 'tshirt_mockup', 'ad_video', 'logo_files', 'brand_guidelines'] as const;
export const KitPartId = z.enum(KIT_PART_IDS);
export type KitPartId = z.infer<typeof KitPartId>;

const CardLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'Must not contain control characters');

/** What stands on the business cards, on letters and under e-mails. An empty line is left out. */
export const CardDetails = z.object({
  name: CardLine(60),
  role: CardLine(60),
  phone: CardLine(40),
  email: CardLine(80),
  website: CardLine(80),
});
export type CardDetails = z.infer<typeof CardDetails>;

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
