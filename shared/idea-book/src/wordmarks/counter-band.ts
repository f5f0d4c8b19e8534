import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { evenLines, glyphsOf, inCapitals, isSquare, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 300;
const LONGEST = 10;
/** Capitals that reach out of the band with what tells them from others. */
const REACHING = /[QÇĄĘŞŢЦЩД,;]/u;
const SLANT = 0.26;

/** A band of color from which the letters are cut from edge to edge: only what is between them is printed. */
export const counterBand = idea({
  id: 'counter-band',
  title: 'Only what is between',
  says: 'The letters are not printed: they are what a band of color leaves open from edge to edge.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && !isSquare(full) && words.length <= 3 && !REACHING.test(full.toUpperCase()) && full.normalize('NFC') === full && full.toUpperCase().normalize('NFD') === full.toUpperCase() && words.every((word) => lengthOf(word) <= LONGEST) && lengthOf(full) >= 2 && lengthOf(full) <= 20 ? [...full][0] : undefined),
  looks: {
    band: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat', 'geometric_minimal'], traits: ['hard-to-read'], colors: 1, stem: 0.14, letterforms: ['grot', 'slab', 'roundgrot', 'cond', 'geo'] },
    slant: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'gradient_modern'], traits: ['hard-to-read'], colors: 2, stem: 0.14, letterforms: ['cond', 'grot', 'roundgrot', 'geo'] },
  },
  params: { gap: { label: 'Color between the letters', min: 0.16, max: 0.5, usual: 0.3 } },
  draw: (d, { words, lettering, look, params }) => {
    const rows = evenLines(words, 2);
    const bands = rows.map((row) => bandOf(d, row, inCapitals(unspaced(lettering)), params['gap']!));
    const width = Math.max(...bands.map(({ bounds }) => bounds.width));
    let y = 0;
    return bands.map((band, i): Layer => {
      const k = width / band.bounds.width;
      const placed = band.scale(k).place({ left: 0, top: y });
      y = placed.bounds.bottom + 26;
      return d.layer(`line ${i + 1}`, look === 'slant' ? placed.transform([1, 0, -SLANT, 1, 0, 0]) : placed, i % 2 === 1 && look === 'slant' ? 'second' : 'main', { role: 'word' });
    });
  },
});

function bandOf(d: Draw, text: string, style: LetteringStyle, share: number): Shape {
  let x = 0;
  let gap = 0;
  let cap = SIZE;
  const words = text.split(' ').map((word) => {
    const line = d.write(word, style, SIZE);
    gap = share * line.measures.stem;
    cap = line.measures.capHeight;
    const letters = d.union(...tight(glyphsOf(line).map(({ shape }) => shape), gap, SIZE * 0.12));
    const placed = letters.move(x - letters.bounds.left, 0);
    x = placed.bounds.right + gap + SIZE * 0.22;
    return placed;
  });
  const all = d.union(...words);
  const { left, right } = all.bounds;
  return d.rect(left - gap * 1.6, -cap + 2, right - left + 3.2 * gap, cap - 4).subtract(all).withoutSlivers(60);
}
