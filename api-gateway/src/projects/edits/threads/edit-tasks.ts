import type { AssetScores, EditedLogo, EditOperation, FontChoice, FontList, SymbolSample } from '@fifteen/contracts';
import { finishEdited } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import type { StoredLogo, DrawnConcept, Preview } from '../../../rendering/index.ts';
import { watermark, renderPreviews } from '../../../rendering/index.threads.ts';
import { PREVIEW_SIZES } from '../../../platform/files/file-keys.ts';
import { applyEdits, describeEdit } from './apply-edits.ts';
import { fontSamplesOf, symbolSamplesOf } from './samples.ts';
import { showEdited } from './show-edited.ts';

// Tasks of the drawing pool.

export interface EditTask {
  readonly logo: StoredLogo;
  readonly operations: readonly EditOperation[];
}

/** A logo after changes, as the editor shows it. */
export const previewEdit = async ({ logo, operations }: EditTask): Promise<EditedLogo> =>
  showEdited(await applyEdits(logo, operations), operations);

export interface EditedVersion {
  readonly genome: object;
  /** As it is drawn. */
  readonly name: string;
  readonly svg: string;
  readonly title: string;
  readonly background: string;
  readonly reasons: readonly string[];
  readonly scores: AssetScores;
  readonly fingerprint: string | null;
  readonly nearestMark: DrawnConcept['nearestMark'];
  readonly previews: readonly Preview[];
}

/** A version, or the first change that does nothing and why. */
export type MadeVersion = EditedVersion | { readonly refused: { readonly at: number; readonly because: string } };

interface VersionTask extends EditTask {
  /** The secret of watermarks, for the previews. */
  readonly markKey: string;
}

const TOLD = 6;

const reasonOf = (said: readonly string[]): string => {
  const shown = [...new Set(said)];
  const rest = shown.length - TOLD;
  return `Changed by hand: ${shown.slice(0, TOLD).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
};

/** What is stored of an edited logo. */
export const makeVersion = async ({ logo, operations, markKey }: VersionTask): Promise<MadeVersion> => {
  const draft = await applyEdits(logo, operations);
  const at = draft.outcomes.findIndex(({ because }) => because !== undefined);
  if (at >= 0) return { refused: { at, because: draft.outcomes[at]?.because ?? '' } };
  const reasons = [reasonOf(operations.map((operation) => describeEdit(operation, draft.brief)))];
  const { genome, svg, title, background, scores, fingerprints, nearestMark } = await finishEdited(draft.genome, draft.brief, { raster: canvasRaster, reasons, marks: realMarks });
  const previews = await renderPreviews({ svg, markKey, sizes: PREVIEW_SIZES }, await watermark);
  const name = draft.profile.basic_info.company_name;
  return { genome, name, svg, title, background, reasons, scores, fingerprint: fingerprints.symbol, nearestMark, previews };
};

/** Fonts of a list, each showing the name. */
export const fontSamples = async ({ logo, list }: { logo: StoredLogo; list: FontList | undefined }): Promise<FontChoice> => fontSamplesOf(logo, list);

/** Symbols for a word, as the logo would have them. */
export const symbolSamples = async ({ logo, query }: { logo: StoredLogo; query: string }): Promise<SymbolSample[]> =>
  symbolSamplesOf(logo, query);
