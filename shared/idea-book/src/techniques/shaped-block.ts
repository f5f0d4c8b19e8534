import type { Layer, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isWritable, lengthOf } from './shared/names.ts';
import { bestRows, rowsOf } from './shared/rows.ts';
import { slitBlock } from './shared/slit-lines.ts';

const WIDTH = 1_000;
/** Letters of a name of one word. */
const [SHORTEST, LONGEST] = [3, 9];

/** Lines of block letters that fill one outline: an arch, a pebble, a flag in the wind. */
export const shapedBlock = idea({
  id: 'shaped-block',
  title: 'Letters that fill a shape',
  says: 'Every letter is bent to its place, so that the name fills one outline from edge to edge.',
  kind: 'wordmark',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: (name) => (isWritable(name, 'slit') && (name.words.length > 1 ? rowsOf(name.words).length > 0 : lengthOf(name.full) >= SHORTEST && lengthOf(name.full) <= LONGEST) ? name.initials.first : undefined),
  looks: {
    arch: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'playful_rounded'], traits: ['retro'], colors: 2, stem: 0.1 },
    pebble: { manner: 'solid', vibes: ['organic_flowing', 'playful_rounded', 'bold_abstract'], traits: ['retro', 'playful'], colors: 1, stem: 0.1 },
    flag: { manner: 'print', vibes: ['organic_flowing', 'playful_rounded', 'illustrative'], traits: ['retro', 'playful'], colors: 2, stem: 0.1 },
  },
  draw: (d, { words, look }) => {
    const known = new Map<string, number>();
    // A single word makes a poor pebble: it is broken where it breaks evenly.
    const isBroken = words.length > 1 || (look === 'pebble' && rowsOf(words).length > 0);
    if (look === 'pebble' && !isBroken) d.refuse(`"${words[0]}" on one line makes a poor pebble.`);
    const rows = isBroken ? bestRows(d, words, WIDTH, known) : [...words];
    const { lines } = slitBlock(d, rows, WIDTH, { roundness: 0.2, weight: 0.075, leading: 1.05, known });
    const bottom = lines.at(-1)!.bounds.bottom;
    const bend = envelope(look, bottom, rows.length);
    return lines.flatMap((line, row): Layer[] => {
      const paint = look !== 'pebble' && row % 2 === 1 ? 'second' : 'main';
      const bent = line.letters.map(({ text, shape }) => d.reads(text, shape.warp(bend)));
      if (row > 0) return [d.layer(`line ${row + 1}`, d.union(...bent), paint, { role: 'word' })];
      const [first, ...rest] = bent as [Shape, ...Shape[]];
      return [d.layer('first letter', first, paint), ...(rest.length > 0 ? [d.layer('line 1', d.union(...rest), paint, { role: 'word' })] : [])];
    });
  },
});

/** Where a point of the block goes; the block is 1,000 wide and starts at 0, 0. */
function envelope(look: string, height: number, rows: number): (point: Point) => Point {
  const half = WIDTH / 2;
  if (look === 'arch') {
    const rise = Math.min((rows === 1 ? 0.9 : 0.5) * height, 230);
    return ([x, y]) => [x, y - rise * (1 - ((x - half) / half) ** 2) * (1 - y / height)];
  }
  if (look === 'flag') return ([x, y]) => [x, y - 0.075 * WIDTH * Math.sin((2 * Math.PI * x) / WIDTH)];
  // As a square goes to a disc.
  const middle = height / 2;
  return ([x, y]) => {
    const [u, v] = [(x - half) / half, (y - middle) / middle];
    return [half + half * u * Math.sqrt(1 - (v * v) / 2) * 1.12, middle + middle * v * Math.sqrt(1 - (u * u) / 2) * 1.25];
  };
}
