import { createHash } from 'node:crypto';
import type { StudioId, TasteProfile } from '@fifteen/contracts';
import { DrawingError, type Layer, type LetteringStyle, type ProgramInput, toWire } from '@fifteen/drawing';
import type { Isolate } from '@fifteen/drawing/node';
import { type Concept, type ModelBrief, type ModelConcept, type ModelProgram, type SetOptions, MOST_PATH_DATA, drawLogo, modelBrief, modelConcept } from '@fifteen/logo-engine';
import { PROMPT_VERSION } from '../prompts/prompt-files.ts';
import { type Measures, findingWords, measuresOf } from './measures.ts';
import { pictureOf } from './picture.ts';
import { plainWords } from './plain-words.ts';
import type { SubmittedProgram } from './submissions.ts';

/** A program that was run, measured and set. */
export interface Examined {
  readonly program: ModelProgram;
  readonly concept: Concept;
  /** The engine's score less what is to be fixed: the better of two programs has more. */
  readonly score: number;
  readonly measures: Measures;
  /** What the engine finds in the whole logo. */
  readonly faults: readonly string[];
  /** A drawing with a fatal finding is not shown to anybody. */
  readonly isFatal: boolean;
  readonly picture: () => Promise<Uint8Array>;
}

/** Runs, measures and sets programs for one customer. */
export interface Workshop {
  readonly brief: ModelBrief;
  readonly profile: TasteProfile;
  /** The drawing, or what is wrong with it in words for its author. */
  readonly examine: (submitted: SubmittedProgram, by: { readonly model: string; readonly studio: StudioId; readonly beside: readonly string[] }) => Promise<Examined | { readonly wrong: string }>;
}

/** What each finding takes off a drawing's score. */
const FINDING_COSTS = { minor: 0.12, fatal: 2 } as const;
const [MOST_TITLE, MOST_SAYS] = [60, 200];
/** Repeatable numbers that a program's `input.random` is answered from. */
const DRAWS = [0.13, 0.78, 0.41, 0.92, 0.27, 0.64, 0.05, 0.55] as const;

/** What a program is set as: a concept of its own, or a logo that there is already with another drawing in it. */
export type SetProgram = (program: ModelProgram, by: { readonly studio: StudioId; readonly beside: readonly string[] }) => Promise<ModelConcept>;

interface WorkshopOptions {
  readonly setProgram?: SetProgram;
  /** What the name is set in already. */
  readonly lettering?: LetteringStyle;
}

/** Opens a workshop for one customer. Their programs run in the isolate, which may be shared: nothing of a run is left in it. */
export function openWorkshop(profile: TasteProfile, studios: readonly StudioId[], options: SetOptions, isolate: Isolate, { setProgram, lettering }: WorkshopOptions = {}): Workshop {
  const own = modelBrief(profile, studios, options);
  const brief = lettering ? { ...own, letterings: Object.fromEntries(studios.map((studio) => [studio, lettering])) } : own;
  const set: SetProgram = setProgram ?? ((program, by) => modelConcept(program, profile, { ...options, slot: 0, ...by }));
  return {
    brief,
    profile,
    examine: async (submitted, { model, studio, beside }) => {
      const drawn = await run(isolate, submitted, brief, studio);
      if ('wrong' in drawn) return drawn;
      const program = programOf(submitted, drawn.layers, brief, model);
      if (program.layers.reduce((sum, { path }) => sum + path.length, 0) > MOST_PATH_DATA) return { wrong: 'The drawing has far too many points for a logo: use fewer and simpler forms.' };
      const outcome = await set(program, { studio, beside });
      if ('refused' in outcome) return { wrong: outcome.refused };
      const { concept, faults } = outcome;
      const measures = measuresOf(drawn.layers, submitted.kind, concept.colors);
      const isFatal = measures.findings.some((finding) => finding.isFatal);
      return {
        program,
        concept,
        measures,
        faults,
        isFatal,
        score: outcome.score - measures.findings.reduce((sum, finding) => sum + (finding.isFatal ? FINDING_COSTS.fatal : FINDING_COSTS.minor), 0),
        picture: async () => pictureOf(await drawLogo(concept.genome, profile, options.library, options.readMeaning)),
      };
    },
  };
}

/** What a program is run with: everything of it is in the brief or fixed, so that it draws the same again. */
export const programInput = (brief: ModelBrief, studio: StudioId, letters: string): Omit<ProgramInput, 'random'> => ({
  name: brief.name,
  words: brief.words,
  letters,
  things: [],
  look: 'drawn',
  stem: 0.07,
  radius: 0.02,
  slope: 0,
  colors: new Set([brief.palette.main, brief.palette.second, brief.palette.third, brief.palette.fourth]).size,
  params: {},
  lettering: brief.letterings[studio] ?? { font: brief.fonts[0] ?? 'jost-600' },
});

async function run(isolate: Isolate, { program, letters, kind }: SubmittedProgram, brief: ModelBrief, studio: StudioId): Promise<{ layers: Layer[] } | { wrong: string }> {
  const text = `${brief.name} ${brief.name.toUpperCase()} ${brief.name.toLowerCase()}`;
  try {
    const layers = await isolate.run(program, programInput(brief, studio, letters), { draws: DRAWS, fonts: { ids: brief.fonts, text } });
    if (layers.every(({ shape }) => shape.isEmpty)) return { wrong: 'Nothing is drawn: every layer is empty.' };
    if (kind === 'symbol' && layers.some(({ role }) => role === 'word')) return { wrong: 'A symbol draws no name: its layers have the role mark. For a drawn name the kind is wordmark.' };
    if (kind === 'wordmark' && !layers.some(({ role }) => role === 'word')) return { wrong: 'A wordmark has the letters of the name in layers of the role word.' };
    return { layers };
  } catch (error) {
    if (error instanceof DrawingError) return { wrong: error.message };
    throw error;
  }
}

/** The program as it is stored. The words that customers read are plain, or our own. */
function programOf({ title, says, kind, manner, letters, program: source }: SubmittedProgram, layers: readonly Layer[], brief: ModelBrief, model: string): ModelProgram {
  const inName = [...letters].every((letter) => brief.name.toLowerCase().includes(letter.toLowerCase()));
  return {
    title: plainWords(title, MOST_TITLE) ?? 'A drawing of its own',
    says: plainWords(says, MOST_SAYS) ?? 'One drawing, made for this name.',
    kind,
    manner,
    letters: inName ? letters : '',
    name: brief.name,
    source,
    hash: createHash('sha256').update(source).digest('hex'),
    model: model.replaceAll(/[^\w.:/@ -]/g, '-').slice(0, 120),
    prompt: PROMPT_VERSION,
    layers: toWire(layers.map((layer) => ({ ...layer, part: plainWords(layer.part, 60) ?? 'part' }))),
  };
}

/** What a model reads about its drawing: facts, what is to be fixed, what the engine says of the whole. */
export const examinedWords = ({ measures: { facts, findings }, faults, concept }: Examined): string =>
  [
    'Measures:',
    ...facts,
    '',
    findings.length + faults.length > 0 ? 'To fix:' : 'Nothing to fix in the measures.',
    ...findings.map(findingWords),
    ...faults.map((fault) => `whole: ${fault}`),
    ...(concept.nearestMark && concept.nearestMark.likeness !== 'unlike' ? [`whole: it comes near the mark of ${concept.nearestMark.name}.`] : []),
  ].join('\n');
