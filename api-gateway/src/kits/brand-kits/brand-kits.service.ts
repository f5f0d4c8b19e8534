import { type BrandKit, type BrandKitOrder, type CardDetails, type CardDetailsChange, type KitLanguage, type KitPartId, NO_CARD_DETAILS } from '@fifteen/contracts';
import { AppError } from '../../platform/errors/errors.ts';
import { picturePath } from '../../platform/files/picture-path.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { OwnedProject } from '../../projects/index.ts';
import type { BrandKitsStore, OrderWithParts } from './brand-kits.store.ts';
import type { KitLinks } from './kit-links.ts';
import { presentKit, presentOrder } from './present-kit.ts';

/** Parts that show each of the kit's words. The film takes longest, so it is only made again for what it shows. */
const ON_PAPER: readonly KitPartId[] = ['business_cards', 'brand_guidelines'];
const REACHED: readonly KitPartId[] = [...ON_PAPER, 'website_mockup'];
const SHOWN_ON: Readonly<Record<keyof CardDetails, readonly KitPartId[]>> = {
  name: ON_PAPER,
  role: ON_PAPER,
  phone: REACHED,
  email: REACHED,
  website: [...REACHED, 'ad_video'],
  address: ON_PAPER,
  tagline: ['social_headers', 'ad_video'],
  offer: ['ad_video'],
  language: ['brand_guidelines'],
};

const CHANGEABLE = Object.keys(NO_CARD_DETAILS) as (keyof CardDetails)[];

/** Orders that were placed before a line existed have it empty; what a change leaves out stays. */
const withLines = (before: Partial<CardDetails>, change: Partial<CardDetailsChange> = {}): CardDetails => {
  const told = Object.fromEntries(Object.entries(change).filter(([, line]) => line !== undefined));
  return { ...NO_CARD_DETAILS, ...before, ...told };
};

/** What is made again where these details take the place of those. */
const partsChanged = (before: CardDetails, after: CardDetails): KitPartId[] => [
  ...new Set(CHANGEABLE.filter((detail) => (before[detail] ?? NO_CARD_DETAILS[detail]) !== after[detail]).flatMap((detail) => SHOWN_ON[detail])),
];

interface Dependencies {
  readonly kits: BrandKitsStore;
  readonly ownedProject: OwnedProject;
  readonly links: SignedLinks;
  readonly kitLinks: KitLinks;
  readonly now: () => Date;
}

export interface BrandKitsService {
  readonly get: (userId: string, projectId: string) => Promise<BrandKit>;
  /** `language`: of the guidelines, where the project has no kit yet. */
  readonly order: (userId: string, assetId: string, language?: KitLanguage) => Promise<{ order_id: string }>;
  readonly progress: (userId: string, orderId: string) => Promise<BrandKitOrder>;
  readonly retry: (userId: string, orderId: string, part: KitPartId) => Promise<BrandKitOrder>;
  readonly changeDetails: (userId: string, orderId: string, change: CardDetailsChange) => Promise<BrandKitOrder>;
}

export const createBrandKitsService = ({ kits, ownedProject, links, kitLinks, now }: Dependencies): BrandKitsService => {
  const ownOrder = async (userId: string, orderId: string): Promise<OrderWithParts> => {
    const order = await kits.find(userId, orderId);
    if (!order) throw new AppError('not_found');
    return order;
  };
  const paidOrder = async (userId: string, orderId: string): Promise<OrderWithParts> => {
    const order = await ownOrder(userId, orderId);
    if (!order.is_paid) throw new AppError('payment_required');
    return order;
  };

  /** An order that was there before: it takes the newest details, and what failed then is tried again. */
  const catchUp = async (order: OrderWithParts, details: CardDetails): Promise<void> => {
    const changed = partsChanged(order.details, details);
    if (changed.length > 0) await kits.changeDetails(order.id, details, changed);
    const failed = order.parts.filter(({ status }) => status === 'failed').map(({ part }) => part);
    if (failed.length > 0) await kits.remake(order.id, failed, 'failed');
  };

  return {
    get: async (userId, projectId) => {
      const project = await ownedProject(userId, projectId);
      const order = await kits.newest(projectId);
      return presentKit(order, order ? picturePath(links, project, order.asset_id) : null, kitLinks);
    },
    order: async (userId, assetId, language = NO_CARD_DETAILS.language) => {
      const logo = await kits.findLogo(userId, assetId);
      if (!logo) throw new AppError('not_found');
      if (!logo.is_paid) throw new AppError('payment_required');
      if (!logo.is_drawn) throw new AppError('conflict', { detail: 'This logo is not drawn yet.' });
      const details = withLines((await kits.newest(logo.project_id))?.details ?? { language });
      const order_id = await kits.order(logo, details, now());
      await catchUp(await ownOrder(userId, order_id), details);
      return { order_id };
    },
    progress: async (userId, orderId) => presentOrder(await ownOrder(userId, orderId)),
    retry: async (userId, orderId, part) => {
      await paidOrder(userId, orderId);
      await kits.remake(orderId, [part], 'failed');
      return presentOrder(await ownOrder(userId, orderId));
    },
    changeDetails: async (userId, orderId, change) => {
      const order = await paidOrder(userId, orderId);
      const details = withLines(order.details, change);
      const changed = partsChanged(order.details, details);
      if (changed.length > 0) await kits.changeDetails(orderId, details, changed);
      return presentOrder(await ownOrder(userId, orderId));
    },
  };
};
