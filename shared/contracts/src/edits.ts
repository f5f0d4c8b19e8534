import { z } from 'zod';
import { Asset } from './assets.ts';
import { defineCall } from './calls.ts';
import { EDIT_COLOURS, EDIT_GROUNDS, EDIT_LAYOUTS, EDIT_OPERATIONS_MAX, FONT_LISTS, SYMBOL_QUERY_MAX, TAGLINE_MAX } from './edit-choices.ts';
import { BasicInfo } from './taste-profiles.ts';

/** Steps of what the eye notices. */
const Steps = z.int().min(-3).max(3).refine((steps) => steps !== 0, 'Must not be 0');
const Id = z.string().min(1).max(80);
const Hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Must be a color like #c8692f');

/** One change of a logo by hand. All but `name` are the engine's own operations. */
export const EditOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('name'), name: BasicInfo.shape.company_name }),
  z.strictObject({ op: z.literal('font'), style: Id }),
  z.strictObject({ op: z.literal('weight'), steps: Steps }),
  z.strictObject({ op: z.literal('case'), case: z.enum(['upper', 'lower', 'title']) }),
  z.strictObject({ op: z.literal('tracking'), steps: Steps }),
  z.strictObject({ op: z.literal('corner'), steps: Steps }),
  z.strictObject({ op: z.literal('gap'), steps: Steps }),
  z.strictObject({ op: z.literal('size'), target: z.enum(['mark', 'sub']), steps: Steps }),
  z.strictObject({ op: z.literal('layout'), layout: z.enum(EDIT_LAYOUTS) }),
  z.strictObject({ op: z.literal('color'), target: z.enum(EDIT_COLOURS), hex: Hex }),
  z.strictObject({ op: z.literal('ground'), ground: z.enum(EDIT_GROUNDS) }),
  z.strictObject({ op: z.literal('otherColors') }),
  z.strictObject({ op: z.literal('swapColors') }),
  z.strictObject({ op: z.literal('oneColor') }),
  z.strictObject({ op: z.literal('gradient'), is: z.enum(['on', 'off']) }),
  z.strictObject({ op: z.literal('lines'), lines: z.enum(['one', 'several']) }),
  z.strictObject({ op: z.literal('tag'), text: z.string().max(TAGLINE_MAX) }),
  z.strictObject({ op: z.literal('idea'), idea: Id }),
  z.strictObject({ op: z.literal('symbol'), change: z.enum(['remove', 'letter', 'other']) }),
  z.strictObject({ op: z.literal('look'), look: Id.optional() }),
  z.strictObject({ op: z.literal('parameter'), name: Id, value: z.number() }),
  z.strictObject({ op: z.literal('carrier'), at: z.int().min(0).max(200) }),
  z.strictObject({ op: z.literal('flip') }),
  z.strictObject({ op: z.literal('plain') }),
]);
export type EditOperation = z.infer<typeof EditOperation>;

const EditedColour = z.object({
  target: z.enum(EDIT_COLOURS),
  hex: z.string(),
  /** WCAG contrast with what it is on, 1 to 21; null for the ground itself. */
  contrast: z.number().nullable(),
  /** The least that the engine lets it have. */
  least: z.number().nullable(),
});

/** A font as the list shows it. */
export const FontSample = z.object({
  style: z.string(),
  family: z.string(),
  weight: z.number(),
  /** The customer's name in it: path data in a box of this width, 100 units high, the baseline at 72. */
  outline: z.string(),
  width: z.number(),
});
export type FontSample = z.infer<typeof FontSample>;

/** Fonts of one list. */
export const FontChoice = z.object({
  list: z.enum(FONT_LISTS),
  fonts: z.array(FontSample),
  /** Lists that have a font for this name. */
  lists: z.array(z.enum(FONT_LISTS)),
});
export type FontChoice = z.infer<typeof FontChoice>;

/** What can be changed of the idea behind the symbol. */
export const EditedIdea = z.object({
  /** The ways of drawing it, each as this logo would have it. */
  looks: z.array(z.object({ look: z.string(), svg: z.string(), isChosen: z.boolean() })),
  /** Its numbers, such as the width of a gap, with their range. */
  parameters: z.array(z.object({ name: z.string(), label: z.string(), min: z.number(), max: z.number(), value: z.number() })),
  /** Letters of the name that can carry the picture, by their place in characters from 0; fewer than two where there is no choice. */
  carriers: z.array(z.object({ at: z.int(), letter: z.string(), isChosen: z.boolean() })),
});
export type EditedIdea = z.infer<typeof EditedIdea>;

/** A logo in the editor, as it is drawn and as the controls show it. */
export const EditedLogo = z.object({
  /** The drawing, 1000 by 1000 units. */
  svg: z.string(),
  name: z.string(),
  font: z.object({ style: z.string(), family: z.string(), weight: z.number(), list: z.enum(FONT_LISTS) }),
  case: z.enum(['upper', 'lower', 'title']),
  /** Null where it is none that the editor offers. */
  layout: z.enum(EDIT_LAYOUTS).nullable(),
  /** Short name of the symbol; null without one. */
  symbol: z.string().nullable(),
  /** Null without a symbol. */
  idea: EditedIdea.nullable(),
  /** The line under the name; null without one. */
  tag: z.string().nullable(),
  gradient: z.boolean(),
  colours: z.array(EditedColour),
  /** The customer's own colours. */
  palette: z.array(z.string()),
  /** Buttons that would change nothing, by nameOfEdit, with the reason as a sentence. */
  refused: z.record(z.string(), z.string()),
  /** Why the last change did nothing, as a sentence; it is left out of the drawing. */
  problem: z.string().nullable(),
  /** What else had to change for it, as a sentence. */
  note: z.string().nullable(),
  /** Where they were asked for: the fonts that are like its own, as `listEditFonts` gives them. */
  fonts: FontChoice.optional(),
});
export type EditedLogo = z.infer<typeof EditedLogo>;

const EditParams = z.object({ assetId: z.uuid() });
const Operations = z.array(EditOperation).max(EDIT_OPERATIONS_MAX);

export const previewEdit = defineCall({
  id: 'edits.preview',
  method: 'POST',
  path: '/api/v1/projects/assets/{assetId}/edit-preview',
  summary: 'A logo of a paid project after these changes; stores nothing',
  auth: 'bearer',
  params: EditParams,
  body: z.object({
    operations: Operations,
    /** The editor opens with one call. */
    with_fonts: z.literal(true).optional(),
  }),
  status: 200,
  answer: EditedLogo,
});

export const listEditFonts = defineCall({
  id: 'edits.fonts',
  method: 'GET',
  path: '/api/v1/projects/assets/{assetId}/edit-fonts',
  summary: 'Fonts of one list that can set the name, each showing it; without a list, those like its own',
  auth: 'bearer',
  params: EditParams,
  query: z.object({ list: z.enum(FONT_LISTS).optional(), name: BasicInfo.shape.company_name.optional() }),
  status: 200,
  answer: FontChoice,
});

export const SymbolSample = z.object({
  /** For the change `idea`. */
  idea: z.string(),
  title: z.string(),
  /** SVG of the symbol as this logo would have it. */
  svg: z.string(),
});
export type SymbolSample = z.infer<typeof SymbolSample>;

export const listEditSymbols = defineCall({
  id: 'edits.symbols',
  method: 'GET',
  path: '/api/v1/projects/assets/{assetId}/edit-symbols',
  summary: 'Symbols for a word, drawn in the manner of the logo; without one, those that the brief calls to mind',
  auth: 'bearer',
  params: EditParams,
  query: z.object({ q: z.string().max(SYMBOL_QUERY_MAX).default('') }),
  status: 200,
  answer: z.array(SymbolSample),
});

export const saveEdit = defineCall({
  id: 'edits.save',
  method: 'POST',
  path: '/api/v1/projects/assets/{assetId}/edits',
  summary: 'Save changes as a version of a logo; honours Idempotency-Key',
  auth: 'bearer',
  params: EditParams,
  body: z.object({
    operations: Operations.min(1, 'There is nothing to save yet'),
    /** The project takes the name as it is drawn. */
    rename_project: z.literal(true).optional(),
  }),
  status: 201,
  answer: Asset,
});
