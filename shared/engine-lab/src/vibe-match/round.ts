import { type DislikeReason, type DislikedLogoId, type TasteProfile, VIBES_TO_CHOOSE, VIBE_IDS, type VibeId } from '@fifteen/contracts';
import { rngFrom } from '@fifteen/logo-engine/rng';
import type { NamedBrief } from '../arena/our-entries.ts';

/** Vibes that a judge chooses from. */
export const CANDIDATES = 4;

/** One sheet of 15 concepts, and the question about it. */
export interface Question {
  /** From 1. */
  readonly sheet: number;
  /** Of the brief's file. */
  readonly brief: string;
  readonly chosen: readonly VibeId[];
  /** Four in random order; exactly one of them was chosen. */
  readonly candidates: readonly VibeId[];
  readonly answer: VibeId;
}

/** The key of a round, closed until the answers are in. */
export interface VibeKey {
  readonly round: string;
  readonly seed: string;
  readonly questions: readonly Question[];
}

/** What a judge hands in. */
export interface VibeAnswers {
  readonly judge: string;
  readonly answers: readonly { readonly sheet: number; readonly vibe: VibeId; readonly why?: string }[];
}

/** Nobody chooses a style and then turns away from the very thing that makes it. */
const CONTRADICTED: Readonly<Partial<Record<DislikedLogoId | DislikeReason, readonly VibeId[]>>> = {
  too_complicated: ['classic_ornate', 'illustrative'],
  looks_childish: ['playful_rounded', 'hand_drawn'],
  bad_colors: ['bold_abstract', 'playful_rounded'],
  old_fashioned: ['classic_ornate'],
  too_trendy: ['gradient_modern'],
  cluttered_complex: ['classic_ornate', 'illustrative'],
  childish_playful: ['playful_rounded', 'hand_drawn'],
  dated_old: ['classic_ornate'],
  bad_gradients: ['gradient_modern'],
  unreadable_fonts: ['hand_drawn'],
  overly_trendy: ['gradient_modern'],
  low_contrast: ['elegant_serif', 'geometric_minimal'],
  too_literal: ['illustrative'],
  poorly_drawn: ['hand_drawn'],
};

/** Questions about as many sheets: briefs at random, vibes at random, every vibe the answer equally often. */
export function questionsFor(briefs: readonly NamedBrief[], count: number, seed: string): Question[] {
  const order = shuffled(briefs, `${seed}/briefs`);
  const answers = shuffled(Array.from({ length: count }, (_, i) => VIBE_IDS[i % VIBE_IDS.length]!), `${seed}/answers`);
  const left = [...order];
  return answers.map((answer, i) => {
    if (left.length === 0) left.push(...order);
    const at = left.findIndex(({ profile }) => vibesFor(profile).includes(answer));
    const [brief] = left.splice(Math.max(0, at), 1) as [NamedBrief];
    const others = shuffled(vibesFor(brief.profile).filter((vibe) => vibe !== answer), `${seed}/${i}/others`);
    const chosen = shuffled([answer, ...others.slice(0, VIBES_TO_CHOOSE - 1)], `${seed}/${i}/chosen`);
    const wrong = shuffled(VIBE_IDS.filter((vibe) => !chosen.includes(vibe)), `${seed}/${i}/wrong`).slice(0, CANDIDATES - 1);
    return { sheet: i + 1, brief: brief.name, chosen, candidates: shuffled([answer, ...wrong], `${seed}/${i}/candidates`), answer };
  });
}

const vibesFor = ({ hate_test: { disliked_logo_id, reasons } }: TasteProfile): VibeId[] =>
  VIBE_IDS.filter((vibe) => [disliked_logo_id, ...reasons].every((answer) => !CONTRADICTED[answer]?.includes(vibe)));

/** The brief as its customer would have answered with these vibes; all the other answers stay. */
export const withVibes = (profile: TasteProfile, chosen: readonly VibeId[]): TasteProfile => ({ ...profile, vibe_check: { selected_logos: [...chosen] } });

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const rng = rngFrom(`shuffle/${seed}`);
  return items.map((item, i) => ({ item, at: rng.fork(String(i)).next() })).toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}
