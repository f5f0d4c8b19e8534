import type { Layer } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, inSmall, isRightToLeft, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 240;
const LONGEST = 11;

/** The word grows from one end to the other, as a voice does. */
export const growingWord = idea({
  id: 'growing-word',
  title: 'Louder from letter to letter',
  says: 'The letters get taller along the name, as a voice gets louder.',
  kind: 'wordmark',
  technique: 'cap',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 4 && lengthOf(full) <= 22 && linesWithin(words, LONGEST).every((row) => lengthOf(row) >= 3) ? [...full][0] : undefined),
  looks: {
    rise: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'gradient_modern'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'wide', 'slab'] },
    wedge: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative', 'hand_drawn'], colors: 2, stem: 0.12, letterforms: ['roundbold', 'fat', 'roundgrot', 'retro', 'grot'] },
    bow: { manner: 'solid', vibes: ['classic_ornate', 'elegant_serif', 'organic_flowing', 'illustrative'], traits: ['retro'], colors: 2, stem: 0.1, letterforms: ['softserif', 'fatface', 'slab', 'cond', 'didone'] },
  },
  params: { growth: { label: 'Growth', min: 0.3, max: 1.2, usual: 0.75 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'wedge' ? inSmall(unspaced(lettering)) : inCapitals(unspaced(lettering));
    const growth = params['growth']!;
    let y = 0;
    return linesWithin(words, LONGEST).map((row, i): Layer => {
      const line = d.write(row, style, SIZE).shape;
      const { left, width, top, bottom } = line.bounds;
      const isBackwards = isRightToLeft(row) !== (i % 2 === 1);
      const base = look === 'wedge' ? -SIZE * 0.36 : 0;
      const grown = line.warp(([x, v]) => {
        const along = (x - left) / width;
        const t = isBackwards ? 1 - along : along;
        const k = look === 'bow' ? 1 + growth * (2 * t - 1) ** 2 : 1 + growth * t;
        return [x, base + (v - base) * k];
      });
      const placed = grown.scale(1_000 / width).place({ left: 0 });
      const moved = placed.move(0, i === 0 ? 0 : y - placed.bounds.top);
      y = moved.bounds.bottom + 40;
      void [top, bottom];
      return d.layer(`line ${i + 1}`, moved, i % 2 === 0 ? 'main' : 'second', { role: 'word' });
    });
  },
});
