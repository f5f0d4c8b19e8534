import type { Axis } from '../taste/axes.ts';
import type { LogoContext } from '../context.ts';
import type { Family, Genome } from '../genome.ts';
import { motifById, motifsFor } from '../marks/index.ts';
import { strongestAnswer } from './strongest-answer.ts';
import { sentence } from './labels.ts';

/** Why this idea: words of the brief for pictures, answers for figures, letters and words. */
export function ideaReason(genome: Genome, context: LogoContext): string | null {
  const { mark } = genome;
  const isPicture = mark && mark.kind !== 'abstract' && mark.kind !== 'letter';
  if (isPicture) return pictureReason([mark.generator, mark.inner], context);
  const answer = strongestAnswer(AXES_OF_FAMILY[genome.family], context);
  return answer && `${LEADS[genome.family]} ${answer}.`;
}

const LEADS: Readonly<Record<Family, string>> = {
  idea: 'Two ideas in one sign',
  picto: 'A picture that is read at once',
  abstract: 'A figure of pure geometry instead of a picture',
  letter: 'Your initial carries the sign',
  word: 'The name alone is the sign',
  badge: 'A seal with the whole name',
};

/** Axes that speak for or against each kind of idea. */
const AXES_OF_FAMILY: Readonly<Record<Family, readonly Axis[]>> = {
  idea: ['playful', 'minimal'],
  picto: ['minimal', 'playful', 'tech'],
  abstract: ['modern', 'tech', 'minimal'],
  letter: ['premium', 'bold', 'minimal'],
  word: ['minimal', 'bold', 'modern'],
  badge: ['modern', 'minimal'],
};

function pictureReason(ids: readonly (string | undefined)[], context: LogoContext): string | null {
  const { company_name, industry, description = '' } = context.profile.basic_info;
  const sources = [
    { words: company_name, where: 'your name' },
    { words: industry, where: 'your trade' },
    { words: description, where: 'your description' },
  ];
  const parts = ids.flatMap((id) => {
    const title = id && motifById(id)?.title.toLowerCase();
    const found = sources.flatMap(({ words, where }) => words.split(/[\s,.;/]+/).map((word) => ({ word, where }))).find(({ word }) => id && motifsFor(word).includes(id));
    return title && found ? [`the ${title} comes from “${found.word}” in ${found.where}`] : [];
  });
  return parts.length > 0 ? `${sentence(parts.join(', '))}.` : null;
}
