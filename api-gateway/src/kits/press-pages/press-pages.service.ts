import { randomBytes } from 'node:crypto';
import type { PressVisit, ProjectPressPage } from '@fifteen/contracts';
import { z } from 'zod';
import type { KitPartRow } from '../../platform/database/schema/brand-kits.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { OwnedProject } from '../../projects/index.ts';
import type { BrandKitsStore, OrderWithParts } from '../brand-kits/brand-kits.store.ts';
import { kitFileKey } from '../brand-kits/kit-keys.ts';
import type { PressPagesStore } from './press-pages.store.ts';

const TOKEN_BYTES = 16;
/** Variants of the logo, and nothing else of a kit: no files for vendors, icons, letterheads or cards. */
const FOR_THE_PRESS = /^logo\/(svg|pdf|eps|png|jpg)\/[\da-z-]+-(color|transparent|on-dark|dark|light|reversed)\.\1$/;
/** Kits from before it was among their files have none. */
const BRAND_DATA = 'logo/vendors/brand.json';

/** What is read of the kit's own `brand.json`. */
const BrandData = z.object({
  tagline: z.string().default(''),
  website: z.string().default(''),
  colors: z.array(z.object({ name: z.string(), hex: z.string(), rgb: z.array(z.int()), cmyk: z.array(z.number()) })).default([]),
  fonts: z.record(z.string(), z.object({ family: z.string() })).default({}),
});
type BrandData = z.infer<typeof BrandData>;

const FONT_USES: Readonly<Record<string, string>> = { headline: 'Headlines', text: 'Text' };

/** What a live page shows: the order and its part of logo files, with those for the press alone. */
export interface PressKit {
  readonly order: OrderWithParts;
  readonly part: KitPartRow;
  readonly hasBrandData: boolean;
}

interface Dependencies {
  readonly pages: PressPagesStore;
  readonly kits: Pick<BrandKitsStore, 'newest'>;
  readonly files: Pick<FileStore, 'read'>;
  readonly ownedProject: OwnedProject;
  readonly now: () => Date;
}

export interface PressPagesService {
  readonly ofProject: (userId: string, projectId: string) => Promise<ProjectPressPage>;
  /** Throws payment_required for an unpaid project, and conflict where its kit has no logo files yet. */
  readonly save: (userId: string, projectId: string, boilerplate: string) => Promise<ProjectPressPage>;
  readonly revoke: (userId: string, projectId: string) => Promise<void>;
  /** Throws not_found for a page that never was or whose kit was refunded, share_revoked for one that was switched off. */
  readonly visit: (token: string) => Promise<PressVisit>;
  /** Throws as a visit does. */
  readonly kitOf: (token: string) => Promise<PressKit>;
}

export const createPressPagesService = ({ pages, kits, files, ownedProject, now }: Dependencies): PressPagesService => {
  /** The newest kit's logo files; undefined where it is not paid, or they are not made. */
  const pressKitOf = async (projectId: string): Promise<PressKit | undefined> => {
    const order = await kits.newest(projectId);
    const part = order?.parts.find((one) => one.part === 'logo_files');
    if (!order?.is_paid || !part || part.files_round === null) return undefined;
    const hasBrandData = part.files.some(({ name }) => name === BRAND_DATA);
    return { order, hasBrandData, part: { ...part, files: part.files.filter(({ name }) => FOR_THE_PRESS.test(name)) } };
  };

  const open = async (token: string): Promise<PressKit & { boilerplate: string }> => {
    const page = await pages.find(token);
    if (!page) throw new AppError('not_found');
    if (page.revoked_at) throw new AppError('share_revoked');
    const kit = await pressKitOf(page.project_id);
    if (!kit) throw new AppError('not_found');
    return { ...kit, boilerplate: page.boilerplate };
  };

  const ofOwned = async (projectId: string): Promise<ProjectPressPage> => {
    const live = await pages.live(projectId);
    return { page: live ? { path: `/press/${live.token}`, boilerplate: live.boilerplate, created_at: live.created_at.toISOString() } : null };
  };

  const brandOf = async ({ order, part, hasBrandData }: PressKit): Promise<BrandData> => {
    if (!hasBrandData) return BrandData.parse({});
    const key = kitFileKey({ projectId: order.project_id, orderId: order.id, part: part.part, round: part.files_round ?? 0 }, BRAND_DATA);
    return BrandData.parse(JSON.parse((await files.read(key)).toString()));
  };

  return {
    ofProject: async (userId, projectId) => {
      await ownedProject(userId, projectId);
      return ofOwned(projectId);
    },

    save: async (userId, projectId, boilerplate) => {
      const project = await ownedProject(userId, projectId);
      if (!project.is_paid) throw new AppError('payment_required');
      if (!(await pressKitOf(projectId))) throw new AppError('conflict', { detail: 'Your logo files aren’t ready yet. Make a press page when your kit is finished.' });
      await pages.save(projectId, boilerplate, randomBytes(TOKEN_BYTES).toString('base64url'), now());
      return ofOwned(projectId);
    },

    revoke: async (userId, projectId) => {
      await ownedProject(userId, projectId);
      await pages.revoke(projectId, now());
    },

    kitOf: open,

    visit: async (token) => {
      const kit = await open(token);
      const { tagline, website, colors, fonts } = await brandOf(kit);
      return {
        company_name: kit.order.name,
        boilerplate: kit.boilerplate,
        tagline,
        website,
        colors,
        fonts: Object.entries(FONT_USES).flatMap(([id, use]) => (fonts[id] ? [{ use, name: fonts[id].family }] : [])),
        files: kit.part.files.map((file) => ({ ...file, url: `/api/v1/press/${token}/files/${file.name}?round=${kit.part.files_round}` })),
        download_url: `/api/v1/press/${token}/logos.zip`,
      };
    },
  };
};
