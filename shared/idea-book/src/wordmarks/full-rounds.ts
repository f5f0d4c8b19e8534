import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 9;
const ROUND = 'oO0оОοΟ';

/** Every O is a full disc. */
export const fullRounds = idea({
  id: 'full-rounds',
  title: ({ letters }) => `A full ${letters}`,
  says: ({ letters }) => `Every ${letters} of the name is a full disc, like a sun, a coin or a dot.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'letter-picture',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 3 && lengthOf(full) <= 22 && [...full].filter((letter) => ROUND.includes(letter)).length <= 4 ? [...full].find((letter) => ROUND.includes(letter)) : undefined),
  looks: {
    disc: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.12, letterforms: ['geo', 'grot', 'wide', 'roundgrot', 'cond'] },
    halves: { manner: 'cut', vibes: ['playful_rounded', 'modern_flat', 'illustrative', 'organic_flowing'], colors: 3, stem: 0.12, letterforms: ['geo', 'grot', 'roundbold', 'roundgrot'] },
    target: { manner: 'solid', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif', 'gradient_modern'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'wide', 'tech'] },
  },
  params: { size: { label: 'Size of the discs', min: 0.9, max: 1.2, usual: 1 } },
  draw: (d, { words, lettering, look, params }) => {
    const isSmall = look === 'halves';
    const style = isSmall ? inSmall(unspaced(lettering)) : inCapitals(unspaced(lettering));
    if (look !== 'target' && words.every((word) => ![...word].slice(1).some((letter) => ROUND.includes(letter)))) d.refuse('A disc at the head of a word alone is not read as a letter.');
    return linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const line = d.write(row, style, SIZE);
      let shift = 0;
      const discs: Layer[] = [];
      const rest: Shape[] = [];
      const y = i * SIZE * (isSmall ? 1.5 : 1.22);
      for (const letter of line.letters) {
        if (letter.text === '' || !ROUND.includes(letter.text)) {
          if (!letter.shape.isEmpty) rest.push(letter.shape.move(shift, y));
          continue;
        }
        const { left, width, height, cy } = letter.shape.bounds;
        const side = Math.max(width, height * 0.98) * params['size']!;
        const [cx, r] = [left + shift + side / 2, side / 2];
        shift += side - width;
        discs.push(...discOf(d, look, cx, cy + y, r));
      }
      return [...(rest.length > 0 ? [d.layer(`line ${i + 1}`, d.union(...rest), 'main', { role: 'word' })] : []), ...discs];
    });
  },
});

function discOf(d: Draw, look: string, cx: number, cy: number, r: number): Layer[] {
  if (look === 'disc') return [d.layer('disc', d.circle(cx, cy, r), 'second', { mono: 'ink' })];
  if (look === 'target') return [d.layer('ring', d.ring(cx, cy, r, r * 0.72), 'main', { mono: 'ink' }), d.layer('disc', d.circle(cx, cy, r * 0.46), 'second', { mono: 'ink' })];
  const disc = d.circle(cx, cy, r);
  const half = d.rect(-2 * r, -2 * r, 4 * r, 2 * r).rotate(-45).move(cx, cy);
  return [d.layer('one half', disc.intersect(half), 'second', { mono: 'join' }), d.layer('other half', disc.subtract(half), 'third', { mono: 'join' })];
}
