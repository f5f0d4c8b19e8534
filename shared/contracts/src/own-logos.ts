import { z } from 'zod';
import { defineCall } from './calls.ts';
import { Project } from './projects.ts';
import { BasicInfo } from './taste-profiles.ts';

/** Kinds of files that a logo can be brought along in. */
export const OWN_LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml', 'application/pdf'] as const;
export const OWN_LOGO_FILE_MAX = 8 * 1024 * 1024;
export const OWN_LOGO_PIXELS_MAX = 40_000_000;
/** Besides the background: what a logo's other colors are merged into. */
export const OWN_LOGO_COLORS_MAX = 5;
export const OWN_LOGO_SHAPES_MAX = 600;
/** Characters of all path data together. */
export const OWN_LOGO_PATHS_MAX = 100_000;
export const COLOR_NAME_MAX = 40;

const Hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Must be a color like #c8692f');
const PathData = z
  .string()
  .min(1)
  .max(OWN_LOGO_PATHS_MAX)
  .regex(/^M[MLHVCQZ\d\s.,e+-]*$/i, 'Must be path data');

export const OwnLogoColor = z.object({ hex: Hex, name: z.string().trim().min(1).max(COLOR_NAME_MAX) });
export type OwnLogoColor = z.infer<typeof OwnLogoColor>;

/** An area: which of the colors it has, and its outline, filled even-odd, in units of which the longer side has 1,000. */
export const OwnLogoShape = z.object({ color: z.int().min(0).max(31), path: PathData });
export type OwnLogoShape = z.infer<typeof OwnLogoShape>;

/** A part of the logo that works as a symbol alone: the places of its shapes. */
export const SymbolChoice = z.object({ label: z.string(), shapes: z.array(z.int()) });
export type SymbolChoice = z.infer<typeof SymbolChoice>;

/** What was found in a file. */
export const ReadLogo = z.object({
  width: z.number(),
  height: z.number(),
  /** Of what is behind the logo; null where that is transparent. */
  background: Hex.nullable(),
  /** The most used first, with its share of the inked area, 0 to 1. */
  colors: z.array(OwnLogoColor.extend({ share: z.number() })),
  /** From back to front. */
  shapes: z.array(OwnLogoShape),
  /** Likely symbols, the likeliest first; empty where the logo is one piece. */
  symbols: z.array(SymbolChoice),
  /** What was changed on the way, in sentences. */
  notes: z.array(z.string()),
});
export type ReadLogo = z.infer<typeof ReadLogo>;

export const readOwnLogo = defineCall({
  id: 'own-logos.read',
  method: 'POST',
  path: '/api/v1/own-logos/read',
  summary: 'Read a logo file (PNG, JPG, SVG or PDF) into clean shapes and colors; stores nothing',
  auth: 'bearer',
  body: z.object({
    /** The file, in base64. What it is is read from its bytes. */
    file: z
      .string()
      .min(1)
      .max(Math.ceil(OWN_LOGO_FILE_MAX / 3) * 4, 'Must be at most 8 MB')
      .regex(/^[A-Za-z0-9+/]+=*$/, 'Must be base64'),
  }),
  bodyMax: Math.ceil(OWN_LOGO_FILE_MAX / 3) * 4 + 1024,
  status: 200,
  answer: ReadLogo,
});

/** A logo as its owner corrected it. */
export const CorrectedLogo = z
  .object({
    background: Hex,
    colors: z.array(OwnLogoColor).min(1).max(OWN_LOGO_COLORS_MAX, `Must have at most ${OWN_LOGO_COLORS_MAX} colors`),
    shapes: z.array(OwnLogoShape).min(1).max(OWN_LOGO_SHAPES_MAX),
    /** Places of the shapes that are the symbol; empty where the whole logo is. */
    symbol: z.array(z.int().min(0)).max(OWN_LOGO_SHAPES_MAX),
  })
  .refine(({ colors, shapes }) => shapes.every(({ color }) => color < colors.length), { path: ['shapes'], message: 'Must use the colors' })
  .refine(({ symbol, shapes }) => symbol.every((at) => at < shapes.length), { path: ['symbol'], message: 'Must be shapes of the logo' })
  .refine(({ shapes }) => shapes.reduce((sum, { path }) => sum + path.length, 0) <= OWN_LOGO_PATHS_MAX, { path: ['shapes'], message: 'Must be a smaller drawing' });
export type CorrectedLogo = z.infer<typeof CorrectedLogo>;

export const createOwnLogoProject = defineCall({
  id: 'own-logos.create',
  method: 'POST',
  path: '/api/v1/own-logos',
  summary: 'Create a project of an uploaded logo, chosen already; honours Idempotency-Key',
  auth: 'bearer',
  body: z.object({
    basic_info: BasicInfo.pick({ company_name: true, industry: true }),
    rights_confirmed: z.literal(true, 'Please confirm that this logo is yours to use'),
    logo: CorrectedLogo,
  }),
  bodyMax: 512 * 1024,
  status: 201,
  answer: z.object({ project: Project, project_id: z.uuid() }),
});
