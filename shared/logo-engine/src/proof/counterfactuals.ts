import { COMPARISONS, type ComparisonId, type TasteProfile, VIBE_IDS } from '@fifteen/contracts';
import { propose } from '../choose/propose.ts';
import type { Concept } from '../concept.ts';
import { contextOf } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { FontLibrary } from '../type/font-library.ts';

/** A cause that a reason names, and how likely its outcome is with that answer and without it, all else being the same. */
export interface Counterfactual {
  sentence: string;
  cause: string;
  withIt: number;
  without: number;
}

/** Seeds that a likelihood is taken over. */
const SEEDS = ['1', '2', '3'];

/** Every answer that the reasons of these concepts name as a cause of their idea or their letters, put to the test. */
export function counterfactualsOf(concepts: readonly Concept[], profile: TasteProfile, library: FontLibrary): Counterfactual[] {
  const likelihoods = new Map<string, (outcome: Outcome) => number>();
  const likelihood = (key: string, customer: () => TasteProfile) => {
    const found = likelihoods.get(key) ?? likelihoodFor(customer(), library);
    likelihoods.set(key, found);
    return found;
  };
  return concepts.flatMap(({ genome, reasons }) =>
    reasons.flatMap((sentence) => {
      const outcome = outcomeOf(sentence, genome, library);
      return namedIn(sentence).map(({ cause, without }) => ({
        sentence,
        cause,
        withIt: likelihood('as it is', () => profile)(outcome),
        without: likelihood(cause, () => without(profile))(outcome),
      }));
    }),
  );
}

type Outcome = (genome: Genome) => boolean;

/** What a sentence speaks of: the kind of letters, where it names the font, else the kind of idea. */
function outcomeOf(sentence: string, { family, type }: Genome, library: FontLibrary): Outcome {
  const style = library.style(type.font);
  if (/letters of our own/i.test(sentence)) return (genome) => genome.type.constructed !== undefined;
  return sentence.includes(style.name) ? (genome) => !genome.type.constructed && library.style(genome.type.font).class === style.class : (genome) => genome.family === family;
}

function likelihoodFor(profile: TasteProfile, library: FontLibrary): (outcome: Outcome) => number {
  const context = contextOf(profile, library);
  const proposals = SEEDS.flatMap((seed) => propose(context, seed));
  const total = proposals.reduce((sum, { weight }) => sum + weight, 0);
  return (outcome) => proposals.reduce((sum, { genome, weight }) => sum + (outcome(genome) ? weight : 0), 0) / total;
}

interface Named {
  cause: string;
  without(profile: TasteProfile): TasteProfile;
}

const COMPARED = /you chose (\w+) over (\w+)/g;
const PICKED = /(?:you picked|your picks?) ([a-z ]+)/g;

/** Answers that a sentence names, and the same customer without each: the other side chosen, the picture not picked. */
function namedIn(sentence: string): Named[] {
  const compared = [...sentence.matchAll(COMPARED)].map(([, value = '', other = '']): Named => ({ cause: `${value} over ${other}`, without: (profile) => flipped(profile, other) }));
  const picked = [...sentence.matchAll(PICKED)].flatMap(([, text = '']) =>
    VIBE_IDS.filter((vibe) => text.includes(vibe.replaceAll('_', ' '))).map((vibe): Named => ({ cause: vibe, without: (profile) => ({ ...profile, vibe_check: { ...profile.vibe_check, selected_logos: profile.vibe_check.selected_logos.filter((id) => id !== vibe) } }) })),
  );
  return [...compared, ...picked];
}

function flipped(profile: TasteProfile, value: string): TasteProfile {
  const id = (Object.keys(COMPARISONS) as ComparisonId[]).find((pair) => (COMPARISONS[pair] as readonly string[]).includes(value));
  return id ? { ...profile, comparison_game: { ...profile.comparison_game, [id]: value } } : profile;
}
