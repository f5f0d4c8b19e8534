import type { Variant } from '@fifteen/logo-engine';
import { drawnLogo, library, type StoredLogo, watermark } from './material.ts';

export { shapeLine } from './shape-line.ts';

/** Done when the thread has started: its code is compiled, its fonts are read. */
export const makeReady = async (): Promise<void> => {
  await Promise.all([library, watermark]);
};

export interface VariantTask {
  readonly logo: StoredLogo;
  readonly variant: Variant;
}

/** SVG of a logo in one of its arrangements and colorings. */
export const drawVariant = async ({ logo, variant }: VariantTask): Promise<string> => (await drawnLogo(logo)).variant(variant);
