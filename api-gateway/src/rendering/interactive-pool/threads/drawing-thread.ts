import type { Variant } from '@fifteen/logo-engine';
import { drawnLogo, library, type StoredLogo, watermark } from './material.ts';

// The tasks of the drawing room, each called by its name with one argument. A feature's tasks live in a file of
// their own and are exported here.

export { fontSamples, makeVersion, previewEdit, symbolSamples } from '../../../projects/edits/threads/edit-tasks.ts';
export { makeFile, makePackPart } from '../../../kits/logo-files/threads/file-tasks.ts';
export { drawPreview } from '../../../projects/generation/threads/draw-preview.ts';
export { drawTrial } from '../../../projects/trials/threads/draw-trial.ts';
export { drawView } from '../../../projects/views/threads/draw-view.ts';

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

export { shapeLine } from './shape-line.ts';
