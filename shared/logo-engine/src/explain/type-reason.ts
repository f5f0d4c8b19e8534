import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { stylePull } from '../studios/font-affinity.ts';
import type { Shift } from '../taste/axes.ts';
import type { FontStyle } from '../type/font-style.ts';
import { labelOf, listOf } from './labels.ts';
import { along, strongestAnswer, strongestPair } from './strongest-answer.ts';

/** Why these letters: the vibes that the font stands for, and the answer that spoke most for it. */
export function typeReason({ type }: Genome, { profile, taste, library }: LogoContext): string {
  if (type.constructed) {
    const corners = type.constructed.corner === 'chamfer' ? 'cut' : 'round';
    const answer = strongestAnswer(profile, along({ tech: 1, modern: 0.7, sharp: corners === 'cut' ? 1 : -1 }));
    return `Letters of our own with ${corners} corners${answer ? `, ${answer}` : ''}.`;
  }
  const style = library.style(type.font);
  const shared = taste.vibes.filter((vibe) => style.vibes.includes(vibe)).map(labelOf);
  const pull = (shift: Shift) => stylePull(style, shift);
  const answer = shared.length > 0 ? strongestPair(profile, pull) : strongestAnswer(profile, pull);
  const causes = [shared.length > 0 ? `for your ${shared.length > 1 ? 'picks' : 'pick'} ${listOf(shared)}` : null, answer].filter((cause) => cause !== null);
  return `${style.name}, ${describe(style)}${causes.length > 0 ? `, ${causes.join(', and ')}` : ', as a counterpoint to your picks'}.`;
}

function describe({ stem, class: fontClass }: FontStyle): string {
  const weight = stem > 0.19 ? 'heavy' : stem > 0.13 ? 'firm' : stem > 0.085 ? 'even' : 'light';
  return `${weight} ${CLASS_WORDS[fontClass] ?? 'letters'}`;
}

const CLASS_WORDS: Partial<Record<FontStyle['class'], string>> = {
  geo: 'geometric letters',
  grot: 'plain letters',
  grotwide: 'wide letters',
  wide: 'wide letters',
  cond: 'narrow letters',
  tech: 'engineered letters',
  techwide: 'wide engineered letters',
  mono: 'typewriter letters',
  round: 'rounded letters',
  roundbold: 'rounded letters',
  roundgrot: 'soft letters',
  flare: 'flared letters',
  roman: 'Roman capitals',
  old: 'old-style letters',
  lightserif: 'fine serifs',
  didone: 'high-contrast serifs',
  softserif: 'soft serifs',
  fatface: 'fat-face serifs',
  slab: 'slab serifs',
  retro: 'seventies letters',
  fat: 'full letters',
  deco: 'deco letters',
  script: 'script',
  hand: 'handwriting',
};
