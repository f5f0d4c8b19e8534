import type { LogoContext } from '../context.ts';
import type { Family, Genome } from '../genome.ts';
import { motifById, motifsFor } from '../marks/index.ts';
import { familyPull } from '../taste/pulls.ts';
import { type Cause, because, causesOf } from './cause.ts';
import { listOf, sentence } from './labels.ts';
import { titleOf } from './title.ts';

/** Why this idea, said in several ways: words of the brief for pictures, answers for figures, letters and words. */
export function ideaReasons(genome: Genome, context: LogoContext): string[] {
  const { mark, family } = genome;
  const isPicture = mark && mark.kind !== 'abstract' && mark.kind !== 'letter';
  const picture = isPicture ? pictureReason([mark.generator, mark.inner], context) : null;
  if (picture) return [picture, `Drawn from your words: ${picture.charAt(0).toLowerCase()}${picture.slice(1)}`];
  const causes = ideaCauses(genome, context);
  if (causes.length === 0) return [`${LEADS[family]}, as a counterpoint to your picks.`, `${titleOf(genome)}: ${lowered(LEADS[family])}, against the grain of your picks.`];
  return causes.flatMap((cause) => [`${LEADS[family]}, ${because(cause)}.`, `${titleOf(genome)}: ${lowered(LEADS[family])}, ${because(cause)}.`, `${sentence(because(cause))}, ${lowered(LEADS[family])}.`]);
}

/** The answers that made this kind of idea likelier, the strongest first. */
export const ideaCauses = ({ family }: Pick<Genome, 'family'>, { profile }: Pick<LogoContext, 'profile'>): Cause[] =>
  causesOf(profile, { least: 0.08, comparison: (shift) => familyPull(family, shift), vibe: (shift, vibe) => familyPull(family, shift, vibe) });

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const LEADS: Readonly<Record<Family, string>> = {
  idea: 'Two ideas in one sign',
  picto: 'A picture that is read at once',
  abstract: 'A figure of pure geometry instead of a picture',
  letter: 'Your initial carries the sign',
  word: 'The name alone is the sign',
  badge: 'A seal that holds the whole name',
};

function pictureReason(ids: readonly (string | undefined)[], { profile }: LogoContext): string | null {
  const pictures = new Map<string, string[]>();
  for (const id of ids) {
    const title = motifById(id ?? '')?.title.toLowerCase();
    const source = id && sourceOf(id, profile.basic_info);
    if (title && source) pictures.set(source.text, [...(pictures.get(source.text) ?? []), `the ${title}`]);
  }
  const parts = [...pictures].map(([source, titles]) => `${source} gave ${listOf(titles)}`);
  return parts.length > 0 ? `${parts.join(', ')}.` : null;
}

/** The word of the brief that calls for a motif. */
export function sourceOf(id: string, { company_name, industry, description = '' }: LogoContext['profile']['basic_info']): { word: string; text: string } | undefined {
  const words = [...wordsIn(company_name, 'your name'), ...wordsIn(industry, 'your trade'), ...wordsIn(description, 'your description')];
  return words.find(({ word }) => motifsFor(word).includes(id));
}

const wordsIn = (text: string, where: string) =>
  text
    .split(/[\s,.;/]+/)
    .filter(Boolean)
    .map((word) => ({ word, text: `“${word}” in ${where}` }));
