import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, linesWithin, tight } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 9;
/** Size of the small letter. */
const SMALL = 0.5;
/** Capitals with room, and the letters that are small in it. */
const GUESTS: Readonly<Record<string, string>> = { L: 'AOEU', T: 'AOEU', Y: 'AOEU', V: 'AO', K: 'O', C: 'O', F: 'AO', P: 'AO', X: 'O', Г: 'АОЕУ', Т: 'АОЕ', У: 'АОЕ', К: 'О', Р: 'АО', Γ: 'ΑΟΕ', Τ: 'ΑΟΕ', Υ: 'ΑΟ', Κ: 'Ο', Ρ: 'ΑΟ' };
/** How far the small letter gets into its host, as a share of its own width. */
const LEAST_TUCK = 0.45;
const STEPS = 24;
/** How much a low place is preferred to a high one. */
const LOWER = 0.16;

/** A small letter sits within the arms of a large one, as stonecutters do it. */
export const nestedVowel = idea({
  id: 'nested-vowel',
  title: ({ letters }) => `A small ${[...letters][1]} within the ${[...letters][0]}`,
  says: ({ letters }) => `The ${[...letters][1]} is small and sits in the arms of the ${[...letters][0]}, as on old inscriptions.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'shared-letter',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 4 && lengthOf(full) <= 24 ? pairIn(words) : undefined),
  looks: {
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.06, letterforms: ['roman', 'softserif', 'didone', 'old', 'lightserif'] },
    flare: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.05, letterforms: ['flare', 'deco', 'geo', 'roman'] },
    heavy: { manner: 'solid', vibes: ['bold_abstract', 'illustrative', 'playful_rounded', 'brutalist_bold'], colors: 2, stem: 0.12, letterforms: ['fatface', 'slab', 'softserif', 'cond', 'grot'] },
  },
  params: { gap: { label: 'Gap', min: 0.05, max: 0.16, usual: 0.085 } },
  draw: (d, { words, lettering, letters, params }) => {
    const gap = params['gap']! * SIZE;
    let found = false;
    const layers = linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const glyphs = glyphsOf(d.write(row, inCapitals(lettering), SIZE));
      let shift = 0;
      let small: Shape | undefined;
      const placed: Shape[] = [];
      for (const [n, { text, shape, isFirst }] of glyphs.entries()) {
        const before = glyphs[n - 1];
        if (!found && before && !isFirst && before.text + text === letters) {
          small = nested(d, placed.at(-1)!, shape, gap);
          found = true;
          const next = glyphs[n + 1];
          const both = placed.at(-1)!.union(small);
          if (next?.isFirst) shift = both.bounds.right - shape.bounds.right;
          else if (next) shift = tight([both, next.shape], gap * 1.1, SIZE * 0.1)[1]!.bounds.left - next.shape.bounds.left;
          continue;
        }
        placed.push(shape.move(shift, 0));
      }
      const all = d.union(...placed, ...(small ? [small] : []));
      const move = (shape: Shape) => shape.move(-all.bounds.cx, i * SIZE * 1.34);
      return [d.layer(`line ${i + 1}`, move(d.union(...placed)), 'main', { role: 'word' }), ...(small ? [d.layer('small letter', move(small), 'second', { mono: 'ink' })] : [])];
    });
    return found ? layers : d.refuse(`The ${letters} is parted by a line.`);
  },
});

/** The small letter at the height at which it gets deepest into the large one. */
function nested(d: Draw, host: Shape, guest: Shape, gap: number): Shape {
  const reduced = guest.scale(SMALL);
  const small = d.withStem(reduced, Math.min(guest.stem * 0.86, reduced.stem * 1.5));
  const { top, bottom, right } = host.bounds;
  const [low, high] = [bottom - small.bounds.bottom, top - small.bounds.top];
  const ways = Array.from({ length: STEPS + 1 }, (_, i) => {
    const placed = tight([host, small.move(0, low + ((high - low) * i) / STEPS)], gap)[1]!;
    return { placed, tuck: (right - placed.bounds.left) / placed.bounds.width + LOWER * (1 - i / STEPS) };
  });
  const best = ways.toSorted((one, other) => other.tuck - one.tuck)[0]!;
  return best.tuck < LEAST_TUCK ? d.refuse('The large letter has no room for the small one.') : best.placed;
}

/** The first pair of a large letter with room and a letter that can be small, in a word that is long enough for it. */
function pairIn(words: readonly string[]): string | undefined {
  return words.filter((word) => lengthOf(word) >= 4).flatMap((word) => {
    const letters = [...word.toUpperCase()];
    return letters.flatMap((letter, i) => ((GUESTS[letter] ?? '').includes(letters[i + 1] ?? ' ') ? [letter + letters[i + 1]!] : []));
  })[0];
}
