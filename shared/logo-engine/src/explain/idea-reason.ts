import type { LogoContext } from '../context.ts';
import type { Family, Genome } from '../genome.ts';
import { motifById, motifsFor } from '../marks/index.ts';
import type { Shift } from '../taste/axes.ts';
import { listOf } from './labels.ts';
import { along, strongestAnswer } from './strongest-answer.ts';

/** Why this idea: words of the brief for pictures, answers for figures, letters and words. */
export function ideaReason({ mark, family }: Genome, context: LogoContext): string | null {
  const isPicture = mark && mark.kind !== 'abstract' && mark.kind !== 'letter';
  if (isPicture) return pictureReason([mark.generator, mark.inner], context);
  const answer = strongestAnswer(context.profile, along(SPEAKING_FOR[family]));
  return answer && `${LEADS[family]}, ${answer}.`;
}

const LEADS: Readonly<Record<Family, string>> = {
  idea: 'Two ideas in one sign',
  picto: 'A picture that is read at once',
  abstract: 'A figure of pure geometry instead of a picture',
  letter: 'Your initial carries the sign',
  word: 'The name alone is the sign',
  badge: 'A seal that holds the whole name',
};

/** Tastes that speak for each kind of idea. */
const SPEAKING_FOR: Readonly<Record<Family, Shift>> = {
  idea: { playful: 1, minimal: 0.5 },
  picto: { minimal: -1, playful: 0.7, tech: -0.5 },
  abstract: { modern: 0.8, tech: 0.6, minimal: 0.7 },
  letter: { premium: 0.7, bold: 0.7, minimal: 0.6 },
  word: { minimal: 0.8, bold: 0.7, premium: 0.5 },
  badge: { modern: -1, minimal: -0.8, ornate: 0.8 },
};

function pictureReason(ids: readonly (string | undefined)[], { profile }: LogoContext): string | null {
  const { company_name, industry, description = '' } = profile.basic_info;
  const words = [
    ...wordsIn(company_name, 'your name'),
    ...wordsIn(industry, 'your trade'),
    ...wordsIn(description, 'your description'),
  ];
  const pictures = new Map<string, string[]>();
  for (const id of ids) {
    const title = motifById(id ?? '')?.title.toLowerCase();
    const source = words.find(({ word }) => id && motifsFor(word).includes(id));
    if (title && source) pictures.set(source.text, [...(pictures.get(source.text) ?? []), `the ${title}`]);
  }
  const parts = [...pictures].map(([source, titles]) => `${source} gave ${listOf(titles)}`);
  return parts.length > 0 ? `${parts.join(', ')}.` : null;
}

const wordsIn = (text: string, where: string) =>
  text
    .split(/[\s,.;/]+/)
    .filter(Boolean)
    .map((word) => ({ word, text: `“${word}” in ${where}` }));
