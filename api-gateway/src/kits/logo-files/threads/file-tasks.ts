import type { FileFormat, LogoFile } from '@fifteen/logo-engine/node';
import { logoFile, PACK_PARTS, packPart } from '@fifteen/logo-engine/node';
import type { DrawnLogo, Variant } from '@fifteen/logo-engine';
import { drawnLogo } from '../../../rendering/index.threads.ts';
import type { StoredLogo } from '../../../rendering/index.ts';

// Tasks of the drawing pool.

export interface FileTask {
  readonly logo: StoredLogo;
  readonly variant: Variant;
  readonly format: FileFormat;
  /** Longer side in pixels, of a PNG. */
  readonly side: number;
}

const companyOf = ({ profile }: StoredLogo): string => profile.basic_info.company_name;

/** One file of a logo. */
export const makeFile = async ({ logo, ...wish }: FileTask): Promise<LogoFile> =>
  logoFile(await drawnLogo(logo), companyOf(logo), wish);

interface PartTask {
  readonly logo: StoredLogo;
  /** Tells this logo from others: its parts are asked for one after the other, and drawn once. */
  readonly assetId: string;
  readonly part: number;
}

let latest: { readonly assetId: string; readonly drawn: Promise<DrawnLogo> } | undefined;

interface PackPart {
  readonly files: readonly LogoFile[];
  /** How many parts there are. */
  readonly parts: number;
}

/** The files of one part of a logo's pack. */
export const makePackPart = async ({ logo, assetId, part }: PartTask): Promise<PackPart> => {
  if (latest?.assetId !== assetId) latest = { assetId, drawn: drawnLogo(logo) };
  return { files: await packPart(await latest.drawn, companyOf(logo), part), parts: PACK_PARTS };
};
