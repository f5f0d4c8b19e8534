import type { Draw, Layer, Lettering, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { inCapitals, inSmall, unspaced } from './shared/type.ts';

/** Cap height of the large word. */
const SIZE = 300;
const RISING = /[bdfhklб]/u;
/** The small word fills this much of the large word's width at least. */
const LEAST_WIDTH = 0.3;
/** Cap height of the small word as a share of the large one's x-height: at least, and where the room is low. */
const [SMALLEST, LARGEST] = [0.3, 0.42];

/** The first word is set small in the room that the tall letters of the last one leave. */
export const nestedWord = idea({
  id: 'nested-word',
  title: 'One word on the other’s shoulders',
  says: 'The first word sits in the room that the tall letters of the last one leave.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length >= 2 && words.length <= 3 && lengthOf(full) <= 24 && lengthOf(words.at(-1)!) >= 4 && lengthOf(words.at(-1)!) <= 11 && !words.slice(0, -1).every(isConnector) && RISING.test(words.at(-1)!.toLowerCase()) && !/[ij]/u.test(words.at(-1)!.toLowerCase()) ? [...full][0] : undefined),
  looks: {
    sans: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded', 'gradient_modern'], colors: 2, stem: 0.1, letterforms: ['geo', 'flare', 'grot', 'roundgrot'] },
    serif: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.06, letterforms: ['didone', 'old', 'fatface', 'lightserif'] },
  },
  params: { gap: { label: 'Gap', min: 16, max: 44, usual: 26 } },
  draw: (d, { words, lettering, params }) => {
    const style = unspaced(lettering);
    const host = d.write(words.at(-1)!, inSmall(style), SIZE);
    const capitals = inCapitals(style);
    const guest = d.write(words.slice(0, -1).join(' '), 'font' in capitals ? { ...capitals, tracking: 0.06 } : capitals, SIZE * 0.4);
    const placed = seated(d, host, guest, params['gap']!);
    if (placed.bounds.width < LEAST_WIDTH * host.bounds.width) d.refuse('The small word would be lost above the large one.');
    return [...d.word(host, 'main'), d.layer('small word', placed, 'second', { role: 'word', mono: 'ink' })] satisfies Layer[];
  },
});

/** The small word in the room between tall letters where it is largest; it may rise a little above them. */
function seated(d: Draw, host: Lettering, guest: Lettering, gap: number): Shape {
  const { xHeight } = host.measures;
  const { left, right, top } = host.bounds;
  const tall = host.letters.map(({ shape }) => shape.bounds).filter((box) => box.width > 0 && -box.top > xHeight * 1.12);
  const edges = [left, ...tall.flatMap((box) => [box.left - gap, box.right + gap]), right];
  const rooms = Array.from({ length: edges.length / 2 }, (_, i) => [edges[2 * i]!, edges[2 * i + 1]!] as const).toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));
  const [from, to] = rooms[0]!;
  const floor = -xHeight - gap;
  const height = Math.max(floor - top, LARGEST * xHeight);
  const k = Math.min((to - from) / guest.bounds.width, height / guest.bounds.height);
  if (k * guest.measures.capHeight < SMALLEST * xHeight) d.refuse('There is no room above the large word in which the small one is read.');
  return guest.shape.scale(k).place({ cx: (from + to) / 2, bottom: floor });
}
