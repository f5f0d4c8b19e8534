import { STUDIO_IDS } from '@fifteen/contracts';
import { z } from 'zod';
import { TREATMENTS } from '../genes.ts';
import { AXES } from '../taste/axes.ts';

/** Kinds of lettering that a customer may ask for by name. */
export const FONT_KINDS = ['serif', 'sans', 'slab', 'script', 'hand', 'mono', 'rounded', 'condensed', 'wide', 'retro', 'deco', 'geometric', 'tech'] as const;
export type FontKind = (typeof FONT_KINDS)[number];

/** What a colour may be given to. */
export const COLOUR_TARGETS = ['all', 'mark', 'name', 'second', 'background'] as const;
export type ColourTarget = (typeof COLOUR_TARGETS)[number];

/** Parts of a logo that a customer may ask to be left as they are. */
export const LOCKS = ['font', 'weight', 'case', 'tracking', 'layout', 'colour', 'background', 'mark', 'treatment'] as const;
export type Lock = (typeof LOCKS)[number];

/** How far, in steps of what the eye notices: negative is the opposite. Never 0. */
const Steps = z.int().min(-3).max(3).refine((steps) => steps !== 0, 'Must not be 0');
const Id = z.string().min(1).max(80);
const Hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** One change of a logo, as controls, free text or a language model ask for it. */
export const Operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('font'), style: Id }),
  z.strictObject({ op: z.literal('fontKind'), kind: z.enum(FONT_KINDS), without: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('otherFont') }),
  z.strictObject({ op: z.literal('weight'), steps: Steps }),
  z.strictObject({ op: z.literal('case'), case: z.enum(['upper', 'lower', 'title']) }),
  z.strictObject({ op: z.literal('tracking'), steps: Steps }),
  z.strictObject({ op: z.literal('corner'), steps: Steps }),
  z.strictObject({ op: z.literal('gap'), steps: Steps }),
  z.strictObject({ op: z.literal('layout'), layout: z.enum(['left', 'right', 'above', 'below', 'plate', 'badge', 'other']) }),
  z.strictObject({ op: z.literal('size'), target: z.enum(['mark', 'name', 'sub']), steps: Steps }),
  z.strictObject({ op: z.literal('colour'), target: z.enum(COLOUR_TARGETS), hex: Hex, name: z.string().max(40).optional() }),
  z.strictObject({ op: z.literal('paletteColour'), target: z.enum(COLOUR_TARGETS), index: z.int().min(1).max(12) }),
  z.strictObject({ op: z.literal('shade'), target: z.enum(COLOUR_TARGETS), towards: z.enum(['darker', 'lighter', 'warmer', 'cooler', 'brighter', 'calmer']), steps: z.int().min(1).max(3) }),
  z.strictObject({ op: z.literal('otherColours') }),
  z.strictObject({ op: z.literal('swapColours') }),
  z.strictObject({ op: z.literal('oneColour') }),
  z.strictObject({ op: z.literal('ground'), ground: z.enum(['white', 'paper', 'dark', 'colour', 'transparent']) }),
  z.strictObject({ op: z.literal('gradient'), is: z.enum(['on', 'off']) }),
  z.strictObject({ op: z.literal('motif'), motif: Id, how: z.enum(['replace', 'add']) }),
  z.strictObject({ op: z.literal('symbol'), change: z.enum(['remove', 'add', 'figure', 'letter', 'other']) }),
  z.strictObject({ op: z.literal('flip') }),
  z.strictObject({ op: z.literal('treatment'), kind: z.enum(TREATMENTS as [(typeof TREATMENTS)[number], ...(typeof TREATMENTS)[number][]]), is: z.enum(['on', 'off']) }),
  z.strictObject({ op: z.literal('plain') }),
  z.strictObject({ op: z.literal('hand'), studio: z.enum(STUDIO_IDS) }),
  z.strictObject({ op: z.literal('taste'), axis: z.enum(AXES), steps: Steps }),
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
