import type { Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { asWritten, glyphsOf, inCapitals, isRightToLeft, isSquare, standsApart, tight, unspaced } from './shared/type.ts';

/** Width of the lines, and cap height before they are fitted. */
const WIDTH = 1_000;
const SIZE = 240;
/** How much taller one word may be than the other. */
const MOST_UNLIKE = 2.4;

/** Two words of one width, and between them the sign that joins them with a rule on either side. */
export const ruledSign = idea({
  id: 'ruled-sign',
  title: ({ letters }) => `Joined by the ${letters}`,
  says: ({ letters }) => `The lines of the name fill the same width, and the ${letters} between them holds them together.`,
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isSquare(full) && !isRightToLeft(full) ? partsOf(words)?.sign : undefined),
  looks: {
    heavy: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'fat', 'roundbold'] },
    serif: { manner: 'solid', vibes: ['classic_ornate', 'elegant_serif', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.08, letterforms: ['softserif', 'fatface', 'didone', 'roman'] },
    coin: { manner: 'cut', vibes: ['modern_flat', 'playful_rounded', 'illustrative', 'hand_drawn', 'tech_sharp'], colors: 2, stem: 0.12, letterforms: ['grot', 'roundgrot', 'slab', 'cond', 'retro'] },
  },
  params: { rule: { label: 'Weight of the rules', min: 10, max: 44, usual: 22 } },
  draw: (d, { words, lettering, look, params }) => {
    const { before, after, sign } = partsOf(words) ?? d.refuse('No sign joins two words.');
    const style = inCapitals(unspaced(lettering));
    const [upper, lower] = [fitted(d, before, style), fitted(d, after, style)];
    const [tall, low] = [upper.bounds.height, lower.bounds.height];
    if (Math.max(tall / low, low / tall) > MOST_UNLIKE || tall + low > WIDTH) d.refuse('The words are too unlike in length.');
    if (look === 'coin' && lengthOf(sign) > 1) d.refuse('A coin has room for one letter.');
    const rule = params['rule']!;
    const gap = 34;
    const height = look === 'coin' ? 190 : 130;
    const letters = d.write(sign, asWritten(unspaced(lettering)), 100).shape;
    const k = Math.min((height * (look === 'coin' ? 0.58 : 1)) / letters.bounds.height, (WIDTH * 0.4) / letters.bounds.width);
    const top = upper.bounds.bottom + gap;
    const middle = top + height / 2;
    const mark = letters.scale(k).place({ cx: WIDTH / 2, cy: middle });
    const half = look === 'coin' ? height / 2 : mark.bounds.width / 2;
    const rules = d.union(...[0, WIDTH / 2 + half + gap].map((x) => d.rect(x, middle - rule / 2, WIDTH / 2 - half - gap, rule)));
    const joint = look === 'coin' ? d.circle(WIDTH / 2, middle, height / 2).subtract(mark) : mark;
    const below = lower.move(0, top + height + gap - lower.bounds.top);
    return [d.layer('first word', upper, 'main', { role: 'word' }), d.layer('second word', below, 'main', { role: 'word' }), d.layer('rules', rules, 'second', { role: 'word', mono: 'ink' }), d.layer('sign', joint, 'second', { mono: 'ink' })] satisfies Layer[];
  },
});

function fitted(d: Draw, text: string, style: LetteringStyle): Shape {
  const line = d.write(text, style, SIZE);
  const shape = text.includes(' ') ? line.shape : d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), SIZE * 0.075, SIZE * 0.18));
  const scaled = shape.scale(WIDTH / shape.bounds.width);
  return scaled.place({ left: 0 });
}

/** What is before and after the only sign of the name, each long enough for a line. */
function partsOf(words: readonly string[]): { before: string; after: string; sign: string } | undefined {
  const signs = words.flatMap((word, i) => (isConnector(word) ? [i] : []));
  const [at] = signs;
  if (signs.length !== 1 || at === undefined || at === 0 || at === words.length - 1) return undefined;
  const [before, after] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  return [before, after].every((text) => lengthOf(text) >= 3 && lengthOf(text) <= 14) ? { before, after, sign: words[at]! } : undefined;
}
