import { StudioId } from '@fifteen/contracts';
import { COLOR_ROLES, LAYER_ROLES, MONOS, PEN_IDS, type ColorRole, type LetteringStyle, type Paint, type WireLayer } from '@fifteen/drawing';
import { IDEAS, MANNERS, type Idea } from '@fifteen/idea-book';
import { THINGS, type ThingId } from '@fifteen/meaning';
import type { FontLibrary } from '@fifteen/typography';
import { z } from 'zod';
import { PALETTE_COLORS } from './color/palette.ts';
import { TAG_MAX } from './edit/operation.ts';
import { ideaOf } from './idea-of.ts';
import { OWN_LOGO, type OwnLogo } from './own-logo.ts';
import { BY_MODEL, MOST_PATH_DATA, MOST_SOURCE, type ModelProgram } from './model-program.ts';
import { type ColorGene, FINISHES, type Genome, type IdeaGene, LAYOUTS, type LetteringGene, NAME_SETTINGS, ORNAMENTS, type TagGene } from './genome.ts';

/** A schema for each field: one that is missing here does not compile. */
type SchemaOf<T> = { readonly [Field in keyof Required<T>]: z.ZodType<T[Field]> };

const Id = z.string().min(1).max(80);
const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
const Case = z.enum(['upper', 'lower', 'title']);
const Role = z.enum(COLOR_ROLES);
/** Letters in the color of the background are gaps on purpose: not all of them. */
const visible = <Inks extends z.ZodType<ColorRole[]>>(inks: Inks) => inks.refine((all) => all.length === 0 || all.some((ink) => ink !== 'ground'), 'Must have a color besides the background');
const Share = z.number().min(0).max(1);

const Style: z.ZodType<LetteringStyle> = z.union([
  z.strictObject({
    pen: z.enum(PEN_IDS),
    options: z.strictObject({
      stem: z.number().min(0.02).max(0.4).optional(),
      radius: Share.optional(),
      slope: z.number().min(-45).max(45).optional(),
      width: z.number().min(0.4).max(2).optional(),
      terminal: z.enum(['flat', 'round', 'cut']).optional(),
      tracking: z.number().min(-0.3).max(1).optional(),
      inks: visible(z.array(Role).max(8)).optional(),
    }),
    case: Case.optional(),
  }),
  z.strictObject({ font: Id, case: Case.optional(), tracking: z.number().min(-0.2).max(1).optional() }),
]) as z.ZodType<LetteringStyle>;

const Coordinate = z.number().min(-100_000).max(100_000);
const Pair = z.tuple([Role, Role]);
const PaintSchema: z.ZodType<Paint> = z.union([
  Role,
  z.strictObject({ mix: Pair }),
  z.strictObject({ tint: Role, by: z.number().min(-1).max(1) }),
  z.strictObject({ gradient: Pair, from: z.tuple([Coordinate, Coordinate]), to: z.tuple([Coordinate, Coordinate]) }),
]);
const WIRE_LAYER: SchemaOf<WireLayer> = {
  part: z.string().max(60),
  role: z.enum(LAYER_ROLES),
  paint: PaintSchema,
  mono: z.enum(MONOS),
  path: z.string().max(MOST_PATH_DATA).regex(/^[MLHVCQZ\d\s.,e+-]*$/i, 'Must be path data'),
};
const smallDrawing = z.array(z.strictObject(WIRE_LAYER)).min(1).max(200).refine((layers) => layers.reduce((sum, { path }) => sum + path.length, 0) <= MOST_PATH_DATA, 'Must be a smaller drawing');
/** Words that a model wrote and a customer reads: plain text on one line, without markup or addresses. */
const PlainWords = (most: number) => z.string().min(1).max(most).regex(/^[^<>\p{Cc}\p{Cf}]*$/u, 'Must be plain text').refine((text) => !/:\/\/|www\.|@/i.test(text), 'Must have no address');
const MODEL: SchemaOf<ModelProgram> = {
  title: PlainWords(60),
  says: PlainWords(200),
  kind: z.enum(['symbol', 'wordmark']),
  manner: z.enum(MANNERS),
  letters: z.string().max(200),
  name: z.string().max(200),
  source: z.string().min(1).max(MOST_SOURCE),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  model: z.string().min(1).max(120).regex(/^[\w.:/@ -]+$/),
  prompt: z.string().min(1).max(20),
  layers: smallDrawing,
};
const OWN: SchemaOf<OwnLogo> = { name: z.string().min(1).max(200), layers: smallDrawing };
const IDEA: SchemaOf<IdeaGene> = {
  program: z.custom<IdeaGene['program']>((value) => value === BY_MODEL || value === OWN_LOGO || IDEAS.some(({ id }) => id === value), 'Must be an idea of the book'),
  look: Id,
  things: z.array(z.custom<ThingId>((value) => typeof value === 'string' && Object.hasOwn(THINGS, value), 'Must be a thing that we know')).max(8),
  letters: z.string().max(200),
  carrier: z.int().min(0).max(200).optional(),
  params: z.record(Id, z.number()),
  model: z.strictObject(MODEL).optional(),
  own: z.strictObject(OWN).optional(),
};
const LETTERING: SchemaOf<LetteringGene> = { style: Style, setting: z.enum(NAME_SETTINGS), sub: Style.optional(), inks: visible(z.array(Role).min(2).max(4)).optional(), bounce: z.literal(true).optional() };
const TAG: SchemaOf<TagGene> = { text: z.string().min(1).max(2 * TAG_MAX), style: Style };
const COLOR: SchemaOf<ColorGene> = {
  roles: z.record(Role, z.enum(PALETTE_COLORS)),
  overrides: z.partialRecord(Role, Hex).optional(),
  contrast: z.literal('strong').optional(),
  gradient: z.enum(['on', 'off']).optional(),
  exact: z.literal(true).optional(),
};
const Factor = z.number().min(0.1).max(10);
const GENOME: SchemaOf<Genome> = {
  v: z.literal(2),
  engine: z.string().max(20),
  seed: z.string().max(600),
  studio: StudioId,
  idea: z.strictObject(IDEA).nullable() as z.ZodType<IdeaGene | null>,
  lettering: z.strictObject(LETTERING) as z.ZodType<LetteringGene>,
  tag: z.strictObject(TAG).nullable(),
  layout: z.enum(LAYOUTS),
  color: z.strictObject(COLOR) as z.ZodType<ColorGene>,
  gap: Factor.optional(),
  markScale: Factor.optional(),
  tagScale: Factor.optional(),
  ornament: z.enum(ORNAMENTS).optional(),
  finish: z.enum(FINISHES).optional(),
  flip: z.literal(true).optional(),
  markLast: z.literal(true).optional(),
};
/** Parameters that every program is given. */
const SHARED_PARAMETERS: ReadonlySet<string> = new Set(['stem', 'radius', 'slope']);
const GenomeSchema = z.strictObject(GENOME);

/** Reads a genome from data of unknown origin. Throws a ZodError or RangeError that names what is wrong. */
export function parseGenome(data: unknown, library: Pick<FontLibrary, 'styles'>): Genome {
  const genome = GenomeSchema.parse(data) as Genome;
  const { idea, lettering, tag } = genome;
  if (idea && (idea.program === BY_MODEL) !== (idea.model !== undefined)) throw new RangeError('A drawing by a model needs its program, and only such a drawing has one.');
  if (idea && (idea.program === OWN_LOGO) !== (idea.own !== undefined)) throw new RangeError('An uploaded logo needs its drawing, and only such a logo has one.');
  const program: Idea | undefined = idea ? ideaOf(idea) : undefined;
  if (idea && !program?.looks[idea.look]) throw new RangeError(`${idea.program} has no look "${idea.look}".`);
  const stranger = Object.keys(idea?.params ?? {}).find((name) => !program?.params?.[name] && !SHARED_PARAMETERS.has(name));
  if (stranger) throw new RangeError(`${idea?.program} has no parameter "${stranger}".`);
  for (const style of [lettering.style, lettering.sub, tag?.style]) {
    if (style && 'font' in style && !library.styles.some(({ id }) => id === style.font)) throw new RangeError(`There is no font style "${style.font}".`);
  }
  return genome;
}
