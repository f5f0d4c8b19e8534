import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { Axis } from '../taste/axes.ts';
import type { FontStyle } from '../type/font-style.ts';
import { labelOf } from './labels.ts';
import { strongestAnswer } from './strongest-answer.ts';

/** Why these letters: the vibes that the font stands for, then the answer that its weight follows. */
export function typeReason({ type }: Genome, context: LogoContext): string | null {
  if (type.constructed) {
    const answer = strongestAnswer(['tech', 'modern', 'sharp'], context);
    return answer && `Letters of our own, ${type.constructed.corner === 'chamfer' ? 'with cut corners' : 'with round corners'}, ${answer}.`;
  }
  const style = context.library.style(type.font);
  const shared = context.taste.vibes.filter((vibe) => style.vibes.includes(vibe)).map(labelOf);
  const answer = strongestAnswer(axesOf(style), context);
  if (shared.length > 0) return `${style.name}, ${describe(style)}, for your picks ${shared.join(' and ')}${answer ? `, and ${answer}` : ''}.`;
  return answer && `${style.name}, ${describe(style)}, ${answer}.`;
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

/** The axes that speak loudest for a style. */
function axesOf({ stem, class: fontClass }: FontStyle): readonly Axis[] {
  if (stem > 0.19 || stem < 0.08) return ['bold'];
  if (fontClass === 'tech' || fontClass === 'techwide' || fontClass === 'mono') return ['tech'];
  if (fontClass === 'roman' || fontClass === 'old' || fontClass === 'lightserif' || fontClass === 'didone') return ['premium', 'modern'];
  if (fontClass === 'round' || fontClass === 'fat' || fontClass === 'roundbold' || fontClass === 'retro') return ['playful'];
  return ['modern', 'tech', 'premium'];
}
