import { STUDIO_IDS, TASTE_AXES } from '@fifteen/contracts';
import { THINGS, type ThingId } from '@fifteen/meaning';
import { z } from 'zod';

/** Kinds of lettering that a customer may ask for by name; `drawn` is any of the pens. */
export const FONT_KINDS = ['serif', 'sans', 'slab', 'script', 'hand', 'mono', 'rounded', 'condensed', 'wide', 'retro', 'deco', 'geometric', 'tech', 'drawn'] as const;
export type FontKind = (typeof FONT_KINDS)[number];

/** What a color may be given to. */
export const COLOR_TARGETS = ['all', 'mark', 'name', 'second', 'third', 'background'] as const;
export type ColorTarget = (typeof COLOR_TARGETS)[number];

/** Parts of a logo that a customer may ask to be left as they are. */
export const LOCKS = ['font', 'weight', 'case', 'tracking', 'layout', 'color', 'background', 'mark', 'tag'] as const;
export type Lock = (typeof LOCKS)[number];

/** How far, in steps that the eye notices; negative is the opposite. Never 0. */
const Steps = z.int().min(-3).max(3).refine((steps) => steps !== 0, 'Must not be 0');
const Id = z.string().min(1).max(80);
const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
const Thing = z.custom<ThingId>((value) => typeof value === 'string' && Object.hasOwn(THINGS, value), 'Must be a thing that we know');

/** Longest tagline, in characters. */
export const TAG_MAX = 60;

/** One change of a logo, as controls, free text or a language model ask for it. */
export const Operation = z.discriminatedUnion('op', [
  /** A font style ("jost-600") or a pen ("pen:monoline"). */
  z.strictObject({ op: z.literal('font'), style: Id }),
  z.strictObject({ op: z.literal('fontKind'), kind: z.enum(FONT_KINDS), without: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('otherFont') }),
  z.strictObject({ op: z.literal('weight'), steps: Steps }),
  z.strictObject({ op: z.literal('case'), case: z.enum(['upper', 'lower', 'title']) }),
  z.strictObject({ op: z.literal('tracking'), steps: Steps }),
  z.strictObject({ op: z.literal('corner'), steps: Steps }),
  z.strictObject({ op: z.literal('gap'), steps: Steps }),
  z.strictObject({ op: z.literal('layout'), layout: z.enum(['left', 'right', 'above', 'below', 'other']) }),
  z.strictObject({ op: z.literal('lines'), lines: z.enum(['one', 'several']) }),
  z.strictObject({ op: z.literal('size'), target: z.enum(['mark', 'name', 'sub']), steps: Steps }),
  /** A small line under the name, "Est. 1998"; an empty text removes it. */
  z.strictObject({ op: z.literal('tag'), text: z.string().max(TAG_MAX) }),
  z.strictObject({ op: z.literal('color'), target: z.enum(COLOR_TARGETS), hex: Hex, name: z.string().max(40).optional() }),
  z.strictObject({ op: z.literal('paletteColor'), target: z.enum(COLOR_TARGETS), index: z.int().min(1).max(12) }),
  z.strictObject({ op: z.literal('shade'), target: z.enum(COLOR_TARGETS), towards: z.enum(['darker', 'lighter', 'warmer', 'cooler', 'brighter', 'calmer']), steps: z.int().min(1).max(3) }),
  z.strictObject({ op: z.literal('otherColors') }),
  z.strictObject({ op: z.literal('swapColors') }),
  z.strictObject({ op: z.literal('oneColor') }),
  z.strictObject({ op: z.literal('ground'), ground: z.enum(['white', 'paper', 'dark', 'color', 'transparent']) }),
  z.strictObject({ op: z.literal('gradient'), is: z.enum(['on', 'off']) }),
  /** An idea of the book in one of its looks, as suggestions name it: "cup-and-sun/line". */
  z.strictObject({ op: z.literal('idea'), idea: Id }),
  /** A picture of something: whichever idea shows it best. */
  z.strictObject({ op: z.literal('thing'), thing: Thing }),
  z.strictObject({ op: z.literal('symbol'), change: z.enum(['remove', 'add', 'letter', 'other']) }),
  /** The same idea drawn by another hand: the named look, or the next. */
  z.strictObject({ op: z.literal('look'), look: Id.optional() }),
  /** A number of the idea, by its name in the book: how wide its gaps are, how many rays it has. */
  z.strictObject({ op: z.literal('parameter'), name: Id, value: z.number(), label: z.string().max(60).optional(), towards: z.enum(['more', 'less']).optional() }),
  /** Another letter of the name carries the idea: its place, in characters from 0. */
  z.strictObject({ op: z.literal('carrier'), at: z.int().min(0).max(200) }),
  z.strictObject({ op: z.literal('flip') }),
  z.strictObject({ op: z.literal('plain') }),
  z.strictObject({ op: z.literal('hand'), studio: z.enum(STUDIO_IDS) }),
  z.strictObject({ op: z.literal('taste'), axis: z.enum(TASTE_AXES), steps: Steps }),
  z.strictObject({ op: z.literal('like'), concept: z.union([z.int().min(1).max(99), z.string().min(1).max(80)]) }),
]);
export type Operation = z.infer<typeof Operation>;

/** Most wishes that one refinement takes. */
export const MOST_OPERATIONS = 24;

/** Reads operations from data of unknown origin: those that fit, in their order, and how many did not. Never throws. */
export function readOperations(data: unknown): { operations: Operation[]; refused: number } {
  const items = Array.isArray(data) ? data.slice(0, MOST_OPERATIONS) : [];
  const operations = items.flatMap((item) => {
    const read = Operation.safeParse(item);
    return read.success ? [read.data] : [];
  });
  return { operations, refused: (Array.isArray(data) ? data.length : 1) - operations.length };
}
