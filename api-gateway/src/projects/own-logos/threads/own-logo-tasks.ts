import type { CorrectedLogo, ReadLogo, TasteProfile } from '@fifteen/contracts';
import { OWN_LOGO_PATHS_MAX } from '@fifteen/contracts';
import { boundsOf, evenOddPath, toSvg, transform } from '@fifteen/geometry';
import { colorName, finishEdited, type Genome } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { PREVIEW_SIZES } from '../../../platform/files/file-keys.ts';
import type { DrawnConcept, Preview } from '../../../rendering/index.ts';
import { briefOf, renderPreviews, watermark } from '../../../rendering/index.threads.ts';
import { boxAround } from './box-of-path.ts';
import { kindOf } from './file-kind.ts';
import { genomeOf } from './genome-of.ts';
import { distance, labOf, rgbOf } from './oklab.ts';
import type { RawLogo, RawShape } from './raw-logo.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readSvg } from './read-svg.ts';
import { symbolChoices } from './symbol-choices.ts';
import { UnreadableLogo } from './unreadable-logo.ts';

// Tasks of the drawing pool.

/** What a file holds, or why it cannot be read, for its owner. */
export type ReadOutcome = { readonly logo: ReadLogo } | { readonly refused: string };

const rawLogoOf = (bytes: Buffer): RawLogo | Promise<RawLogo> => {
  const kind = kindOf(bytes);
  if (kind === 'svg') return readSvg(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind !== undefined) return readPicture(bytes);
  throw new UnreadableLogo('We can read PNG, JPG, SVG and PDF files. This is something else.');
};

/** Colors nearer than this were meant to be one. */
const SAME = 0.02;
const MOST_COLORS = 12;

/** The colors of the shapes, near ones as one, the most used first. */
const paletteOf = (shapes: readonly RawShape[]): { hexes: string[]; shares: number[]; of: (hex: string) => number } => {
  const areas = new Map<string, number>();
  for (const { hex, box } of shapes) areas.set(hex, (areas.get(hex) ?? 0) + box.width * box.height);
  const total = [...areas.values()].reduce((sum, area) => sum + area, 0);
  const lab = (hex: string) => labOf(rgbOf(hex));
  const kept: { hex: string; area: number }[] = [];
  const places = new Map<string, number>();
  for (const [hex, area] of [...areas].toSorted(([, one], [, other]) => other - one)) {
    const near = kept.map((color, at) => ({ at, away: distance(lab(color.hex), lab(hex)) })).toSorted((one, other) => one.away - other.away)[0];
    if (near && (near.away < SAME || kept.length >= MOST_COLORS)) {
      kept[near.at]!.area += area;
      places.set(hex, near.at);
    } else places.set(hex, kept.push({ hex, area }) - 1);
  }
  return { hexes: kept.map(({ hex }) => hex), shares: kept.map(({ area }) => Math.round((1000 * area) / total) / 1000), of: (hex) => places.get(hex) ?? 0 };
};

/** Two colors of one name are told apart by a number. */
const named = (hexes: readonly string[]): { hex: string; name: string }[] => {
  const known = new Map<string, number>();
  return hexes.map((hex) => {
    const plain = colorName(hex);
    const name = plain.charAt(0).toUpperCase() + plain.slice(1);
    const count = (known.get(name) ?? 0) + 1;
    known.set(name, count);
    return { hex, name: count === 1 ? name : `${name} ${count}` };
  });
};

/** Longer side of a logo in its units. */
const UNITS = 1_000;

/** Without the margin of the file, the longer side 1,000 units. */
const fitted = (shapes: readonly RawShape[]): RawShape[] => {
  const { x, y, width, height } = boxAround(shapes.map(({ box }) => box));
  const k = UNITS / Math.max(width, height);
  return shapes.map(({ hex, path }) => {
    const moved = transform(evenOddPath(path), k, 0, 0, k, -x * k, -y * k);
    return { hex, path: toSvg(moved), box: boundsOf(moved) };
  });
};

/** Reads a logo file into shapes and colors. */
export const readLogoFile = async ({ file }: { file: Uint8Array }): Promise<ReadOutcome> => {
  try {
    const { background, shapes: found, notes } = await rawLogoOf(Buffer.from(file));
    const shapes = fitted(found);
    if (shapes.reduce((sum, { path }) => sum + path.length, 0) > OWN_LOGO_PATHS_MAX) throw new UnreadableLogo('This file has too many small details for a logo. Simplify it and try again.');
    const { hexes, shares, of } = paletteOf(shapes);
    const colors = named(hexes).map((color, at) => ({ ...color, share: shares[at] ?? 0 }));
    const box = boxAround(shapes.map((shape) => shape.box));
    return { logo: { width: box.x + box.width, height: box.y + box.height, background, colors, shapes: shapes.map(({ hex, path }) => ({ color: of(hex), path })), symbols: symbolChoices(shapes.map((shape) => shape.box)), notes: [...notes] } };
  } catch (error) {
    if (error instanceof UnreadableLogo) return { refused: error.message };
    throw error;
  }
};

export interface OwnLogoTask {
  readonly logo: CorrectedLogo;
  readonly profile: TasteProfile;
  /** The secret of watermarks, for the previews. */
  readonly markKey: string;
}

/** What is stored of an uploaded logo. */
export interface MadeOwnLogo {
  readonly concept: Omit<DrawnConcept, 'slot' | 'rank'>;
  readonly previews: readonly Preview[];
}

const REASONS = ['This is the logo you uploaded, redrawn as clean shapes.'];

/** An uploaded logo drawn, measured and painted like any concept. */
export const makeOwnLogo = async ({ logo, profile, markKey }: OwnLogoTask): Promise<MadeOwnLogo> => {
  const genome: Genome = genomeOf(logo, profile.basic_info.company_name);
  const concept = await finishEdited(genome, await briefOf(profile), { raster: canvasRaster, reasons: REASONS, marks: realMarks });
  const previews = await renderPreviews({ svg: concept.svg, markKey, sizes: PREVIEW_SIZES }, await watermark);
  return { concept: concept as MadeOwnLogo['concept'], previews };
};
