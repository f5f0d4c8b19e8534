import { z } from 'zod';
import { defineCall } from './calls.ts';
import { ProjectShare } from './shares.ts';
import { StudioId } from './studios.ts';

export const AssetStatus = z.enum(['pending', 'completed', 'failed']);
export type AssetStatus = z.infer<typeof AssetStatus>;

export const AssetType = z.enum(['logo_concept', 'simple_refinement', 'edited']);
export type AssetType = z.infer<typeof AssetType>;

/** Measured by the engine on the drawn concept. */
export const AssetScores = z.object({
  /** Ink correlation, 0 to 1, of the symbol form at 16 px with the large drawing. */
  legibility_16: z.number(),
  /** Lowest WCAG contrast of text on its ground, 1 to 21. */
  contrast: z.number(),
  /** Distance 0 to 1 to the nearest of the other 14. */
  distinctness: z.number(),
  /** Overall quality, 0 to 1. */
  quality: z.number(),
});
export type AssetScores = z.infer<typeof AssetScores>;

/**
 * How a concept can be looked at: as drawn; on white, on black, on the brand's colour; on white and black side by side; at
 * 16, 32 and 64 px; on a business card, a website and a t-shirt.
 */
export const CONCEPT_VIEWS = ['drawing', 'white', 'black', 'brand', 'grounds', 'small', 'card', 'site', 'shirt'] as const;
export type ConceptView = (typeof CONCEPT_VIEWS)[number];

/** Those of an unpaid project. Whole pictures on plain grounds are left out: from many of them its watermark could be computed. */
export const UNPAID_VIEWS = ['drawing', 'grounds', 'small', 'card', 'site', 'shirt'] as const satisfies readonly ConceptView[];

/** How alike two marks look: most people would say so, some, hardly anybody. */
export const Likeness = z.enum(['alike', 'somewhat', 'unlike']);
export type Likeness = z.infer<typeof Likeness>;

/** The nearest of a few thousand well-known logos to a symbol, by its shape in one color. Not a search of trademarks. */
export const NearestMark = z.object({
  id: z.string(),
  /** The company's or product's name. */
  name: z.string(),
  /** 0 for the same shape, to 1. */
  distance: z.number(),
  likeness: Likeness,
  /** Its mark in black on nothing, as SVG. */
  picture_url: z.string(),
});
export type NearestMark = z.infer<typeof NearestMark>;

export const Asset = z.object({
  id: z.uuid(),
  status: AssetStatus,
  /** A signed link that expires; null until completed. */
  asset_url: z.string().nullable(),
  /** A signed link to each of CONCEPT_VIEWS, or of UNPAID_VIEWS, in place of `{view}`; null until completed. */
  view_url: z.string().nullable(),
  is_favourite: z.boolean(),
  asset_type: AssetType,
  parent_asset_id: z.uuid().nullable(),
  is_watermarked: z.boolean(),
  metadata: z.object({
    studio: StudioId,
    /** Short name of the idea: "Quarter circles". Null until completed. */
    title: z.string().nullable(),
    philosophy: z.string(),
    /** Sentences that name the real causes in the customer's answers. */
    reasons: z.array(z.string()),
    /** Background of the drawing, for the tile around it. */
    background: z.string().nullable(),
    scores: AssetScores.nullable(),
    /** Null until completed, for lettering without a symbol, and for logos older than the comparison. */
    nearest_mark: NearestMark.nullable(),
  }),
  prompt_data: z.object({ philosophy: z.string() }),
});
export type Asset = z.infer<typeof Asset>;

export const CuratedAssets = z.object({
  curated: z.array(Asset),
  all: z.array(Asset),
  is_paid: z.boolean(),
  show_upgrade_banner: z.boolean(),
  /** 0 to 1, mean distance of all pairs. */
  diversity_score: z.number(),
  /** What became of the concepts: saved edits and drawn variations, newest first, the chosen one among them. */
  versions: z.array(Asset),
  /** The public link and its votes, which stand on the concepts. */
  sharing: ProjectShare,
});
export type CuratedAssets = z.infer<typeof CuratedAssets>;

const ProjectParams = z.object({ id: z.uuid() });

export const listAssets = defineCall({
  id: 'assets.list',
  method: 'GET',
  path: '/api/v1/projects/{id}/assets',
  summary: 'Concepts and variations of a project',
  auth: 'bearer',
  params: ProjectParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).optional(),
    type: AssetType.optional(),
    parent: z.uuid().optional(),
  }),
  status: 200,
  answer: z.array(Asset),
});

export const getCuratedAssets = defineCall({
  id: 'assets.curated',
  method: 'GET',
  path: '/api/v1/projects/{id}/assets/curated',
  summary: 'The curated choice and all concepts',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: CuratedAssets,
});

export const updateAsset = defineCall({
  id: 'assets.update',
  method: 'PATCH',
  path: '/api/v1/projects/{id}/assets/{assetId}',
  summary: 'Put a concept among the favorites, or take it out',
  auth: 'bearer',
  params: z.object({ id: z.uuid(), assetId: z.uuid() }),
  body: z.object({ is_favourite: z.boolean() }),
  status: 200,
  answer: Asset,
});
