import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type StudioId } from '@fifteen/contracts';
import { distanceBetween } from '../score/distance.ts';
import type { Genome, MarkGene } from '../genome.ts';
import { NEAR_DUPLICATE, UNRELATED } from '../fingerprint/distance.ts';
import type { Candidate } from './candidate.ts';
import { deviceOf, formOf } from './form-of.ts';

/** Below the first a candidate is only taken where a studio would otherwise be short; below the second a plain word is better. */
const PRESENTABLE = 0.62;
const PASSABLE = 0.4;
const LEGIBLE = { lockup64: 0.88, symbol32: 0.85, symbol16: 0.7 };

/** No mark more often than this in the set, no family of type either; a form (a figure, a plate, a treatment) again only before a studio comes out short. */
export const MOST_ALIKE = 2;
/** Families of ideas in a set: pictures, letters, words, figures, badges. */
export const LEAST_IDEAS = 4;
/** Concepts before the end at which a set that is short of ideas takes what brings one. */
const LAST_ROUND = 4;
/** What a figure costs that is as far from the brief as can be: more than most differences of quality and of distance. */
const FAR = 2;
/** Signs beside a lone letter that a set may have, and what each further one costs. */
const MOST_BESIDE_LETTER = 2;
const BESIDE_LETTER = 2;
/** Closer than the first two logos look related; closer than the second they look like one idea twice. */
const RELATED = 0.36;
const SAME = 0.31;

/**
 * Five candidates a studio, chosen in turns: each turn takes the best by quality, by the studio's wish and by
 * distance from everything chosen so far. A studio comes out short where it has too few passable candidates.
 */
export function chooseSet(candidates: readonly Candidate[], studios: readonly StudioId[] = RESIDENT_STUDIOS): Candidate[] {
  const chosen: Candidate[] = [];
  for (let round = 0; round < CONCEPTS_PER_STUDIO; round += 1) {
    for (const studio of studios) {
      const own = candidates.filter((candidate) => candidate.genome.studio === studio && !isDuplicate(candidate));
      const left = studios.length * CONCEPTS_PER_STUDIO - chosen.length;
      const next = (isShortOfIdeas(chosen, left) && firstOf(own.filter(isAnotherIdea(chosen)), chosen, LEGIBLE_ONES)) || firstOf(own, chosen);
      if (next) chosen.push(next);
    }
  }
  return studios.flatMap((studio) => chosen.filter(({ genome }) => genome.studio === studio));
}

const ideasOf = (chosen: readonly Candidate[]): Set<string> => new Set(chosen.map(({ genome }) => genome.family));

/** Whether the last round has to bring a family of ideas that is not there yet: not every studio can. */
const isShortOfIdeas = (chosen: readonly Candidate[], left: number): boolean => LEAST_IDEAS > ideasOf(chosen).size && left <= LAST_ROUND;

const isAnotherIdea = (chosen: readonly Candidate[]): Suits => {
  const ideas = ideasOf(chosen);
  return ({ genome }) => !ideas.has(genome.family);
};

const isDuplicate = ({ known }: Candidate): boolean => known !== null && known < NEAR_DUPLICATE;

/** Cost of a shape near a known one, which falls to nothing where they no longer look related. */
const familiarity = ({ known }: Candidate): number => (known === null ? 0 : Math.max(0, (UNRELATED - known) / (UNRELATED - NEAR_DUPLICATE)));

/** Whether it is read at every size, and not badly drawn. */
export const isLegible = ({ quality, legibility }: Candidate): boolean =>
  quality.score >= PASSABLE &&
  legibility.lockup64 >= LEGIBLE.lockup64 &&
  legibility.symbol32 >= LEGIBLE.symbol32 &&
  legibility.symbol16 >= LEGIBLE.symbol16;

/** Whether a candidate may stand for a studio: well drawn, and read at every size. */
export const isPresentable = (candidate: Candidate): boolean => candidate.quality.score >= PRESENTABLE && isLegible(candidate);

const isPassable = ({ quality }: Candidate): boolean => quality.score >= PASSABLE;

type Admission = (candidate: Candidate, chosen: readonly Candidate[]) => boolean;

function bestOf(candidates: readonly Candidate[], chosen: readonly Candidate[], admits: Admission = isNew): Candidate | undefined {
  const possible = candidates.filter((candidate) => !chosen.includes(candidate) && admits(candidate, chosen));
  const rated = possible.map((candidate) => ({ candidate, value: valueOf(candidate, chosen) }));
  return rated.sort((one, other) => other.value - one.value)[0]?.candidate;
}

/** A recipe once a studio, and nothing that is related to another. */
function isNew(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const { genome } = candidate;
  const isSameRecipe = chosen.some((other) => other.genome.studio === genome.studio && other.genome.recipe === genome.recipe);
  return !isSameRecipe && isOther(candidate, chosen) && nearestOf(candidate, chosen) >= RELATED;
}

/** A form of its own, a family of type at most twice in the set. */
function isOther(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const sameFamily = chosen.filter(({ font }) => font.family === candidate.font.family).length;
  return sameFamily < MOST_ALIKE && isUnlike(candidate, chosen);
}

/** The same two motifs, whichever carries and however they are made one; or the same kind of scene again. */
function isSameIdea({ mark: one }: Genome, { mark: other }: Genome): boolean {
  if (!one || !other) return false;
  if (one.kind === 'scene' && other.kind === 'scene' && one.params?.['scene'] === other.params?.['scene']) return true;
  return one.inner !== undefined && other.inner !== undefined && pairOf(one) === pairOf(other);
}

const pairOf = ({ generator, inner }: MarkGene): string => [generator, inner].sort().join();

/** Any family of type again, where no form, no device and no fifth initial is. */
const isUnlike: Admission = (candidate, chosen) => !isDeviceAgain(candidate, chosen) && !isInitialAgain(candidate, chosen) && !isBesideLetterAgain(candidate, chosen) && isOtherForm(candidate, chosen);

/** Any family of type and any device again, where no form is; a figure that is far from the brief at most once. */
function isOtherForm(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const isLost = candidate.far > 0 && chosen.some(({ far }) => far > 0);
  return !isLost && !chosen.some(({ genome }) => isSameForm(genome, candidate.genome)) && isSeldom(candidate, chosen);
}

/** A figure or a treated letter is the same in a seal and beside the name. */
const isSameForm = (one: Genome, other: Genome): boolean =>
  formOf(one) === formOf(other) || (one.mark?.generator === other.mark?.generator && [one, other].every(({ mark }) => mark?.kind === 'letter' || mark?.kind === 'abstract'));

/** A form again too, where the mark is not a third of its kind, no idea comes twice and nothing looks the same. */
function isSeldom(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const { mark } = candidate.genome;
  return chosen.filter(({ genome }) => mark && genome.mark?.generator === mark.generator).length < MOST_ALIKE && isRare(candidate, chosen) && isApart(candidate, chosen);
}

/** The same, where it is no second box in the set and no word treated as another in its row is. */
const isOtherWord: Admission = (candidate, chosen) => !isWordAgain(candidate, chosen) && !isBoxedAgain(candidate, chosen) && isSeldom(candidate, chosen);

/** Devices that serve every name alike: a box around the word, stripes under it, a sign behind it, a letter out of a plain shape. One of each in a set is plenty. */
const isDeviceAgain: Admission = ({ genome }, chosen) => {
  const device = deviceOf(genome);
  return device !== null && chosen.some((other) => deviceOf(other.genome) === device);
};

/** Initials that carry a set at most, with a picture or without: one says no more than the last one did. */
const MOST_INITIALS = 4;
const isInitialAgain: Admission = ({ isInitial }, chosen) => isInitial && chosen.filter((other) => other.isInitial).length >= MOST_INITIALS;

const isBesideLetterAgain: Admission = ({ isBesideLetter }, chosen) => isBesideLetter && chosen.filter((other) => other.isBesideLetter).length >= MOST_BESIDE_LETTER;

/** A second word in a box is one too many, whatever else a studio has to give up. */
const isBoxedAgain: Admission = (candidate, chosen) => deviceOf(candidate.genome) === 'boxed word' && isDeviceAgain(candidate, chosen);

/** A word treated alike twice in one row is the same proposal twice. */
const isWordAgain: Admission = ({ genome }, chosen) =>
  genome.mark === undefined && chosen.some((other) => other.genome.studio === genome.studio && other.genome.mark === undefined && formOf(other.genome) === formOf(genome));

/** No picture more often than three times in the set, alone or in another. */
const isRare: Admission = ({ genome }, chosen) =>
  picturesOf(genome).every((picture) => chosen.filter((other) => picturesOf(other.genome).includes(picture)).length < MOST_ALIKE + 1);

const picturesOf = ({ mark }: Genome): string[] => (mark && mark.kind !== 'abstract' && mark.kind !== 'letter' ? [mark.generator, mark.inner ?? ''].filter((id) => id !== '' && id !== 'letter') : []);

const isApart: Admission = (candidate, chosen) =>
  nearestOf(candidate, chosen) >= SAME && !chosen.some((other) => isSameIdea(candidate.genome, other.genome));

type Suits = (candidate: Candidate) => boolean;

/** Of those, what is not far from the brief. */
const near =
  (suits: Suits): Suits =>
  (candidate) =>
    candidate.far === 0 && suits(candidate);

/** What a studio gives up, in this order, before it comes out short: a recipe of its own, quality, nearness to the brief, a font of its own, a device of its own, a form of its own, legibility, all but looking different. */
const CONCESSIONS: readonly (readonly [suits: Suits, admits: Admission])[] = [
  [near(isPresentable), isNew],
  [near(isPresentable), isOther],
  [near(isLegible), isNew],
  [near(isLegible), isOther],
  [near(isLegible), isUnlike],
  [isLegible, isNew],
  [isLegible, isOther],
  [isLegible, isUnlike],
  [isLegible, isOtherForm],
  [isLegible, isOtherWord],
  [isLegible, isSeldom],
  [isLegible, isApart],
  [isPassable, isNew],
  [isPassable, isOther],
  [isPassable, isUnlike],
  [isPassable, isOtherForm],
  [isPassable, isOtherWord],
  [isPassable, isSeldom],
  [isPassable, isApart],
];

const LEGIBLE_ONES = CONCESSIONS.filter(([suits]) => suits !== isPassable);

/** The best of those for whom the least is given up. */
const firstOf = (own: readonly Candidate[], chosen: readonly Candidate[], concessions = CONCESSIONS): Candidate | undefined =>
  concessions.reduce<Candidate | undefined>((found, [suits, admits]) => found ?? bestOf(own.filter(suits), chosen, admits), undefined);

/** How much is given up for a candidate beside the others of a set, 0 for nothing; -1 where it cannot stand there at all. */
export const standingOf = (candidate: Candidate, others: readonly Candidate[]): number =>
  isDuplicate(candidate) ? -1 : CONCESSIONS.findIndex(([suits, admits]) => suits(candidate) && admits(candidate, others));

interface Nearness {
  nearest: number;
  /** How many of the set it was held against. */
  compared: number;
}

/** By set, which only ever grows: each candidate is held against each of the set once. */
const nearness = new WeakMap<readonly Candidate[], Map<Candidate, Nearness>>();

/** Distance to the nearest of the set, 1 where there is none. */
export function nearestOf(candidate: Candidate, chosen: readonly Candidate[]): number {
  const all = nearness.get(chosen) ?? new Map<Candidate, Nearness>();
  nearness.set(chosen, all);
  const known = all.get(candidate) ?? { nearest: 1, compared: 0 };
  const nearest = chosen.slice(known.compared).reduce((least, other) => Math.min(least, distanceBetween(candidate, other)), known.nearest);
  all.set(candidate, { nearest, compared: chosen.length });
  return nearest;
}

export function valueOf(candidate: Candidate, chosen: readonly Candidate[]): number {
  const { genome, quality, weight, font } = candidate;
  const own = chosen.filter((other) => other.genome.studio === genome.studio);
  const count = (list: readonly Candidate[], isAlike: (other: Candidate) => boolean) => list.filter(isAlike).length;
  const isQuiet = genome.color.background === 'white' || genome.color.background === 'paper';
  return (
    quality.score * 1.2 +
    weight * 0.35 * (1 - candidate.far) +
    nearestOf(candidate, chosen) * 1.6 -
    count(chosen, (other) => other.font.family === font.family) * 0.75 -
    count(chosen, (other) => genome.mark !== undefined && other.genome.mark?.generator === genome.mark.generator) * 0.7 -
    count(own, (other) => other.genome.family === genome.family) * 0.3 -
    count(own, (other) => other.genome.layout === genome.layout) * 0.16 -
    count(own, (other) => other.genome.color.background === genome.color.background) * 0.17 -
    familiarity(candidate) * 0.6 -
    candidate.far * FAR -
    (isBesideLetterAgain(candidate, chosen) ? BESIDE_LETTER : 0) -
    (isQuiet ? 0 : count(chosen, (other) => other.genome.color.background === genome.color.background) * 0.12)
  );
}
