import { StudioId } from '@fifteen/contracts';
import { z } from 'zod';
import type { ColourSpec } from './colour/colour-spec.ts';
import { BADGE_EDGES, BADGE_FORMS, COLOUR_SLOTS, DECORATIONS, GROUNDS, LAYOUTS, LETTER_CASES, MARK_KINDS, NAME_SETTINGS, PALETTE_ROLES, PLATE_SHAPES, SWAP_FIGURES, SWAP_LETTERS, TREATMENTS, TYPE_MODES } from './genes.ts';
import { FAMILIES, type Genome, type MarkGene } from './genome.ts';
import type { FontLibrary } from './type/font-library.ts';
import type { TypeSpec } from './type/type-spec.ts';

/** A schema for each field: one that is missing here does not compile. */
type SchemaOf<T> = { readonly [Field in keyof Required<T>]: z.ZodType<T[Field]> };

const Id = z.string().min(1).max(80);
const Role = z.enum(PALETTE_ROLES);
/** Seeds hold the name and the recipe; an edit may add to them. */
const Seed = z.string().max(600);

const MARK: SchemaOf<MarkGene> = {
  kind: z.enum(MARK_KINDS),
  generator: Id,
  params: z.record(Id, z.union([z.number(), z.string().max(80), z.boolean()])).optional(),
  inner: Id.optional(),
  container: Id.optional(),
  font: Id.optional(),
  seed: Seed,
  scale: z.number().min(0.1).max(3).optional(),
  tint: z.literal('b').optional(),
  flip: z.literal(true).optional(),
};

const TYPE: SchemaOf<TypeSpec> = {
  font: Id,
  subFont: Id,
  mode: z.enum(TYPE_MODES),
  case: z.enum(LETTER_CASES),
  tracking: z.number().min(-0.2).max(1),
  subScale: z.number().min(0.1).max(1),
  leading: z.number().min(0).max(3),
  justify: z.boolean().optional(),
  subRule: z.boolean().optional(),
  setting: z.enum(NAME_SETTINGS).optional(),
  swap: z.object({ letter: z.enum(SWAP_LETTERS), figure: z.enum(SWAP_FIGURES), motif: Id.optional() }).optional() as z.ZodType<TypeSpec['swap']>,
  treatment: z.object({ kind: z.enum(TREATMENTS), shift: z.boolean().optional(), twoTone: z.boolean().optional(), at: z.number().min(0).max(1).optional() }).optional() as z.ZodType<TypeSpec['treatment']>,
  laid: z.object({ grout: z.number().min(0).max(0.4) }).optional(),
  constructed: z.object({ corner: z.enum(['chamfer', 'round']), weight: z.number().min(2).max(60), spacing: z.number().min(-20).max(100) }).optional(),
};

const COLOUR: SchemaOf<ColourSpec> = {
  background: z.enum(GROUNDS),
  a: Role,
  b: Role,
  c: Role,
  text: Role,
  gradient: z.object({ all: z.boolean() }).optional(),
  boxed: z.boolean().optional(),
  onFirst: z.boolean().optional(),
  contrast: z.literal('strong').optional(),
  single: z.boolean().optional(),
  overrides: z.partialRecord(z.enum(COLOUR_SLOTS), z.string().regex(/^#[0-9a-f]{6}$/)).optional(),
};

const GENOME: SchemaOf<Genome> = {
  v: z.literal(1),
  engine: z.string().regex(/^\d+\.\d+\.\d+$/),
  seed: Seed,
  studio: StudioId,
  recipe: Id,
  family: z.enum(FAMILIES),
  layout: z.enum(LAYOUTS),
  mark: z.strictObject(MARK).optional() as z.ZodType<Genome['mark']>,
  type: z.strictObject(TYPE) as z.ZodType<TypeSpec>,
  color: z.strictObject(COLOUR) as z.ZodType<ColourSpec>,
  deco: z.enum(DECORATIONS).optional(),
  plate: z.object({ shape: z.enum(PLATE_SHAPES), rim: z.boolean() }).optional(),
  badge: z.object({ solid: z.boolean(), edge: z.enum(BADGE_EDGES).optional(), form: z.enum(BADGE_FORMS).optional() }).optional() as z.ZodType<Genome['badge']>,
  edges: z.enum(['sharp', 'soft']).optional(),
  gap: z.number().min(0.2).max(4).optional(),
  nameFirst: z.literal(true).optional(),
};

const GenomeSchema = z.strictObject(GENOME);

/**
 * A genome that comes back from where it was stored, or from elsewhere. Throws a ZodError that names every field that
 * is wrong, and a RangeError for a font that the library lacks.
 */
export function parseGenome(data: unknown, library: Pick<FontLibrary, 'style'>): Genome {
  const genome = GenomeSchema.parse(data) as Genome;
  for (const id of [genome.type.font, genome.type.subFont, ...(genome.mark?.font ? [genome.mark.font] : [])]) library.style(id);
  return genome;
}
