import { z } from 'zod';
import { defineCall } from './calls.ts';
import { ProjectParams } from './projects.ts';

/** The components that a brand kit is sold with, in the words of the specification. */
export const KIT_COMPONENT_IDS = ['business_cards', 'website_mockup', 'social_headers', 'tshirt_mockup', 'ad_video'] as const;
export const BRAND_KIT_COMPONENTS = KIT_COMPONENT_IDS.length;
/** Every part of a kit: its components, with the files of the logo and the guidelines that come with them. */
export const KIT_PART_IDS = [...KIT_COMPONENT_IDS, 'logo_files', 'brand_guidelines'] as const;
export const KitPartId = z.enum(KIT_PART_IDS);
export type KitPartId = z.infer<typeof KitPartId>;

const CardLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'Must not contain control characters');

/** Languages that the guidelines are written in. */
export const KIT_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
export const KitLanguage = z.enum(KIT_LANGUAGES);
export type KitLanguage = z.infer<typeof KitLanguage>;

/** The words of a kit: on business cards, letters and email signatures, in the film and the headers. An empty line is left out. */
export const CardDetails = z.object({
  name: CardLine(60),
  role: CardLine(60),
  phone: CardLine(40),
  email: CardLine(80),
  website: CardLine(80),
  /** Of the business, on one line: "12 Quay Street, Dover CT16 1AA". */
  address: CardLine(100),
  /** Below the logo in the film and the headers; empty for the tagline of the logo, or its industry. */
  tagline: CardLine(60),
  /** What the film ends on: "20% off your first order". */
  offer: CardLine(40),
  /** Of the guidelines and the sample letter. */
  language: KitLanguage,
});
export type CardDetails = z.infer<typeof CardDetails>;

/** What a kit starts with: nobody is invented on a customer's card. */
export const NO_CARD_DETAILS: CardDetails = { name: '', role: '', phone: '', email: '', website: '', address: '', tagline: '', offer: '', language: 'en' };

/** An email address, with letters of any script. */
export const EMAIL_LINE = /^[^\s@<>"'?&,;:()[\]]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
/** A web address, with or without its protocol and a path. */
export const WEBSITE_LINE = /^(?:https?:\/\/)?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}]{2,}(?:\/[\p{L}\p{M}\p{N}._~/-]*)?$/u;

const isEmptyOr = (pattern: RegExp) => (line: string): boolean => line === '' || pattern.test(line);

/** What a customer sends: the ways to reach them are checked. Lines that an older page does not know stay as they are. */
export const CardDetailsChange = CardDetails.extend({
  email: CardLine(80).refine(isEmptyOr(EMAIL_LINE), 'Enter an email address like hello@example.com'),
  website: CardLine(80).refine(isEmptyOr(WEBSITE_LINE), 'Enter a web address like example.com'),
}).partial({ address: true, tagline: true, offer: true, language: true });
export type CardDetailsChange = z.infer<typeof CardDetailsChange>;

export const KitFile = z.object({
  /** Path in the kit: "business-cards/us/light-front.png". */
  name: z.string(),
  /** Words for the viewer; null for files that are only downloaded. */
  label: z.string().nullable(),
  media_type: z.string(),
  bytes: z.int(),
  /** Pixels, of pictures and films. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A signed link that expires, and opens while the project is paid. */
  url: z.string(),
});
export type KitFile = z.infer<typeof KitFile>;

/** A part that is there. */
export const KitPartFiles = z.object({ files: z.array(KitFile), download_url: z.string() });
export type KitPartFiles = z.infer<typeof KitPartFiles>;

export const BrandKitOrderStatus = z.enum(['processing', 'completed', 'failed', 'error', 'not_found']);
export type BrandKitOrderStatus = z.infer<typeof BrandKitOrderStatus>;

/** The newest order's parts; null for what is not there. */
export const BrandKit = z.object({
  ...(Object.fromEntries(KIT_PART_IDS.map((id) => [id, KitPartFiles.nullable()])) as Record<KitPartId, z.ZodNullable<typeof KitPartFiles>>),
  selected_logo_url: z.string().nullable(),
  order_id: z.uuid().nullable(),
  /** Of which logo this kit is. */
  asset_id: z.uuid().nullable(),
  status: BrandKitOrderStatus.nullable(),
  details: CardDetails,
  /** The project's chosen logo is another one by now. */
  is_outdated: z.boolean(),
  /** There is a kit, and it is closed, because its project is not paid any more. */
  is_revoked: z.boolean(),
  /** All parts as one zip; null while there is none. */
  download_url: z.string().nullable(),
});
export type BrandKit = z.infer<typeof BrandKit>;

export const KitPartStatus = z.enum(['waiting', 'processing', 'completed', 'failed']);
export type KitPartStatus = z.infer<typeof KitPartStatus>;

export const KitComponent = z.object({ status: KitPartStatus, percentage: z.int().min(0).max(100) });
export type KitComponent = z.infer<typeof KitComponent>;

/** `failed` once nothing works any more and some part failed for good. */
export const BrandKitOrder = z.object({
  order_id: z.uuid(),
  project_id: z.uuid(),
  asset_id: z.uuid(),
  status: BrandKitOrderStatus,
  /** Parts, and the share of all work in percent. */
  progress: z.object({ completed: z.int(), total: z.int(), percentage: z.int() }),
  components: z.record(KitPartId, KitComponent),
});
export type BrandKitOrder = z.infer<typeof BrandKitOrder>;

const OrderParams = z.object({ id: z.uuid() });

export const getBrandKit = defineCall({
  id: 'brand-kits.get',
  method: 'GET',
  path: '/api/v1/projects/{id}/brand-kit',
  summary: 'The parts of a project’s brand kit',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: BrandKit,
});

export const purchaseBrandKit = defineCall({
  id: 'brand-kits.purchase',
  method: 'POST',
  path: '/api/v1/brand-kit/purchase',
  summary: 'Start the kit of a paid project; repeating gives the same order',
  auth: 'bearer',
  body: z.object({
    selected_asset_id: z.uuid(),
    /** Of no effect: whether a project is paid is known here. */
    payment_reference: z.string().max(200).nullable().optional(),
    /** Of the project's first kit; later ones keep what its owner has chosen since. English unless given. */
    language: KitLanguage.optional(),
  }),
  status: 202,
  answer: z.object({ order_id: z.uuid() }),
});

export const getBrandKitOrder = defineCall({
  id: 'brand-kits.order',
  method: 'GET',
  path: '/api/v1/brand-kit/orders/{id}',
  summary: 'Progress of a kit',
  auth: 'bearer',
  params: OrderParams,
  status: 200,
  answer: BrandKitOrder,
});

export const streamBrandKitOrder = defineCall({
  id: 'brand-kits.order.stream',
  method: 'GET',
  path: '/api/v1/brand-kit/orders/{id}/stream',
  summary: 'Server-sent events: order_update with the body of the order',
  auth: 'bearer',
  params: OrderParams,
  status: 200,
  stream: true,
});

export const retryBrandKitPart = defineCall({
  id: 'brand-kits.retry',
  method: 'POST',
  path: '/api/v1/brand-kit/orders/{id}/retry',
  summary: 'Make a failed part again; costs nothing',
  auth: 'bearer',
  params: OrderParams,
  body: z.object({ component: KitPartId }),
  status: 202,
  answer: BrandKitOrder,
});

export const changeCardDetails = defineCall({
  id: 'brand-kits.details',
  method: 'POST',
  path: '/api/v1/brand-kit/orders/{id}/details',
  summary: 'Change the words of the kit, and make again the parts that show them',
  auth: 'bearer',
  params: OrderParams,
  body: CardDetailsChange,
  status: 202,
  answer: BrandKitOrder,
});
