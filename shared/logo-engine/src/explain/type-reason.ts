import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { along } from '../taste/pulls.ts';
import type { FontStyle } from '../type/font-style.ts';
import { because, causesOf } from './cause.ts';
import { labelOf, listOf, sentence } from './labels.ts';
import { letterCauses } from './letter-causes.ts';

/** Why these letters, said in several ways: the picks and the answers that made them likelier. */
export function typeReasons({ type, studio }: Genome, context: LogoContext): string[] {
  if (type.constructed) return builtReasons(type.constructed.corner, context);
  const style = context.library.style(type.font);
  const causes = letterCauses(style, studio, context);
  const picked = causes.flatMap((cause) => (cause.part === 'vibe' ? [labelOf(cause.vibe)] : []));
  const answers = causes.filter(({ part }) => part === 'comparison').map(because);
  const picks = picked.length > 0 ? `for your ${picked.length > 1 ? 'picks' : 'pick'} ${listOf(picked)}` : null;
  const letters = `${style.name}, ${describe(style)}`;
  if (causes.length === 0) return [`${letters}, as a counterpoint to your picks.`, `Against the grain of your picks: ${letters}.`];
  if (!picks) return answers.flatMap((answer) => [`${letters}, ${answer}.`, `${sentence(answer)}: ${letters}.`]);
  return [...answers.flatMap((answer) => [`${letters}, ${picks}, and ${answer}.`, `Set in ${letters}, ${answer}, and ${picks}.`]), `${letters}, ${picks}.`, `${sentence(picks)}: ${letters}.`];
}

function builtReasons(corner: 'chamfer' | 'round', { profile }: LogoContext): string[] {
  const direction = { tech: 0.9, modern: 0.3, sharp: corner === 'chamfer' ? 0.5 : -0.5 };
  const [cause] = causesOf(profile, { least: 0.15, comparison: (shift) => along(direction, shift), vibe: (shift) => along(direction, shift) });
  const letters = `Letters of our own with ${corner === 'chamfer' ? 'cut' : 'round'} corners`;
  return cause ? [`${letters}, ${because(cause)}.`, `${sentence(because(cause))}: ${letters.charAt(0).toLowerCase()}${letters.slice(1)}.`] : [`${letters}.`];
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
