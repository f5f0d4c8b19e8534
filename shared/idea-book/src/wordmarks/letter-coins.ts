import type { ColorRole, Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, isRightToLeft, standsApart, unspaced } from './shared/type.ts';

/** Size of a disc. */
const SIDE = 260;
/** Letters of a line. */
const LONGEST = 8;

/** Each letter has a disc or a card, each laid over the one before; in inks, the overlap is a third color. */
export const letterCoins = idea({
  id: 'letter-coins',
  title: 'Letters on a row of discs',
  says: 'Each letter sits on a shape of its own, and each shape overlaps the one before it.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && /^[\p{L}\p{M}\p{N} ]+$/u.test(full) && words.length <= 2 && words.every((word) => lettersOf(word).length >= 3 && lettersOf(word).length <= LONGEST) && lengthOf(full) <= 16 ? [...full][0] : undefined),
  looks: {
    discs: { manner: 'cut', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal', 'gradient_modern'], traits: ['playful'], colors: 2, stem: 0.12, letterforms: ['roundgrot', 'geo', 'grot', 'roundbold'] },
    cards: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'hand_drawn'], colors: 2, stem: 0.12, letterforms: ['slab', 'grot', 'cond', 'wide'] },
    inks: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded', 'illustrative', 'gradient_modern'], traits: ['playful'], colors: 2, stem: 0.12, letterforms: ['roundgrot', 'geo', 'grot', 'roundbold'] },
    arches: { manner: 'cut', vibes: ['organic_flowing', 'elegant_serif', 'classic_ornate', 'illustrative'], colors: 2, stem: 0.1, letterforms: ['softserif', 'fatface', 'slab', 'didone'] },
  },
  params: { lap: { label: 'Overlap', min: 0.04, max: 0.2, usual: 0.08 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const lap = params['lap']! * (look === 'inks' ? 1.6 : 1);
    const widest = Math.max(...words.map((word) => lettersOf(word).length));
    return words.flatMap((word, row) => {
      const letters = isRightToLeft(word) ? lettersOf(word).toReversed() : lettersOf(word);
      const pitch = SIDE * (look === 'cards' ? 0.86 : 1) * (1 - lap);
      const start = ((widest - letters.length) * pitch) / 2;
      const forms = letters.map((_, x) => formOf(d, look, x).move(start + x * pitch, row * SIDE * 1.1));
      return letters.flatMap((letter, x): Layer[] => {
        const form = forms[x]!;
        // The next form lies on top, with a hair of white around it.
        const [before, next] = [forms[x - 1], forms[x + 1]];
        if (look === 'inks') {
          const ink = form.subtract(...[before, next].flatMap((other) => other ?? []));
          const placed = d.reads(letter.toUpperCase(), fitted(d, letter, style, SIDE * (1 - lap * 0.6))).move(form.bounds.cx, form.bounds.cy);
          const both = next ? [d.layer(`${letter} and the next`, form.intersect(next), { mix: ['main', 'second'] }, { mono: 'none' })] : [];
          return [d.layer(`letter ${letter}`, ink.subtract(placed), INKS[(x + row) % 2]!, { role: x + row === 0 ? 'mark' : 'word', mono: 'ink' }), ...both];
        }
        const free = next ? form.subtract(next.grow(SIDE * 0.035)) : form;
        const cut = d.reads(letter.toUpperCase(), fitted(d, letter, style, SIDE * (look === 'cards' ? 0.8 : 1) * (1 - lap * 0.6)));
        // In the middle of what is seen of its form.
        const hidden = next ? lap * SIDE * 0.5 : 0;
        const placed = cut.rotate(look === 'cards' ? tiltOf(x) : 0).move(form.bounds.cx - hidden, form.bounds.cy + (look === 'arches' ? SIDE * 0.05 : 0));
        return [d.layer(`letter ${letter}`, free.subtract(placed), INKS[(x + row) % 2]!, { role: x + row === 0 ? 'mark' : 'word', mono: 'ink' })];
      });
    });
  },
});

const INKS: readonly ColorRole[] = ['main', 'second'];
const tiltOf = (turn: number): number => [-5, 4, -2, 6, -4, 3][turn % 6]!;

function formOf(d: Draw, look: string, turn: number): Shape {
  const r = SIDE / 2;
  if (look === 'discs' || look === 'inks') return d.circle(r, r, r);
  if (look === 'arches') return d.rect(0, 0, SIDE * 0.96, SIDE * 1.06, [r * 0.96, r * 0.96, 0, 0]);
  return d.rect(0, 0, SIDE * 0.86, SIDE * 1.02, 22).rotate(tiltOf(turn), [SIDE * 0.43, SIDE * 0.51]);
}

/** The letter about the origin. */
function fitted(d: Draw, letter: string, style: LetteringStyle, side: number): Shape {
  const { shape, measures } = d.write(letter, style, side * 0.66);
  const k = Math.min(1, (side * 0.66) / shape.bounds.width, (side * 0.76) / shape.bounds.height);
  return shape.move(-shape.bounds.cx, measures.capHeight / 2).scale(k);
}

const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*/gu) ?? [];
