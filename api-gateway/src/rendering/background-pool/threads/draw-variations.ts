import { describeOperation, type Outcome, parseGenome, readBrief, readPrompt, thingNamed, tunableIdea, variationsOf } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import type { FontLibrary } from '@fifteen/typography';
import type { DrawnVariations, VariationRequest } from '../../engine/variation-engine.ts';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "The symbol above the name: the symbol is there already." */
const noteOn = ({ operation, because, note }: Outcome): string[] => {
  const said = because ?? note;
  return said ? [`${describeOperation(operation)}: ${lowered(said)}.`] : [];
};

/** Five variations of a stored logo, with what became of each wish. */
export const drawVariations = async (
  { genome, profile, seed, prompt, studio, concepts, earlier }: VariationRequest,
  library: FontLibrary,
): Promise<DrawnVariations> => {
  const brief = readBrief(profile, library, readMeaning);
  const drawn = await variationsOf({
    genome: parseGenome(genome, library),
    brief,
    seed,
    raster: canvasRaster,
    marks: realMarks,
    ...(prompt && { prompt: readPrompt(prompt, { titles: concepts.map(({ title }) => title), thingOf: thingNamed(readMeaning), idea: tunableIdea(genome, brief.name.full) }) }),
    ...(studio && { operations: [{ op: 'hand', studio }] }),
    concepts: concepts.map((concept) => ({ title: concept.title, genome: parseGenome(concept.genome, library) })),
    earlier: earlier.map((each) => parseGenome(each, library)),
  });
  return { concepts: drawn.variations, notes: drawn.outcomes.flatMap(noteOn) };
};
