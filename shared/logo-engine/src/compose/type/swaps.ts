import {
  type Bounds,
  boundsOf,
  boundsOfAll,
  circle,
  difference,
  intersect,
  lens,
  polygon,
  rect,
  ring,
  rotate,
  transform,
  union,
} from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import { motifById } from '../../marks/index.ts';
import type { LetterSwap } from '../../type/type-spec.ts';
import { joinGlyphs } from './join-glyphs.ts';
import type { Line } from './line.ts';

/** The line with the first such letter replaced by a figure; unchanged where it has none. */
export function swapLetter(line: Line, { letter, figure, motif }: LetterSwap): Line {
  const index = line.glyphs.findIndex(({ text }) => text.toUpperCase() === letter);
  const glyph = line.glyphs[index];
  if (!glyph) return line;
  const drawnIn = (figure === 'motif' && motifFigure(motif)) || FIGURES[figure === 'motif' ? 'dot' : figure];
  const rest = joinGlyphs(line.glyphs.filter((_, i) => i !== index));
  const layers: Layer[] = [{ role: 'text', path: rest }, ...drawnIn(boundsOf(glyph.outline), line.stem)];
  return { ...line, layers, bounds: boundsOfAll(layers.map(({ path }) => path)), glyphs: [] };
}

/** A figure that fills the letter's box, in strokes like the letter's. */
type Figure = (box: Bounds, stem: number) => Layer[];

const radiusOf = ({ height }: Bounds): number => height / 2;
const strokeOf = (box: Bounds, stem: number): number => Math.max(stem, radiusOf(box) * 0.16);

/** How far a picture may stand over the letter that it replaces: its outline is looser than a letter's. */
const OVERSHOOT = 1.06;

/** The motif in the second colour, as large as the letter; null for an unknown one. */
function motifFigure(id: string | undefined): Figure | null {
  const motif = motifById(id ?? '');
  if (!motif) return null;
  return (box) => {
    const path = motif.draw();
    const { cx, cy, width, height } = boundsOf(path);
    const factor = OVERSHOOT * Math.min(box.height / height, (box.width * 1.04) / width);
    return [{ role: 'b', path: transform(path, factor, 0, 0, factor, box.cx - cx * factor, box.cy - cy * factor) }];
  };
}

const FIGURES: Readonly<Record<Exclude<LetterSwap['figure'], 'motif'>, Figure>> = {
  target: (box, stem) => {
    const [radius, width] = [radiusOf(box), strokeOf(box, stem)];
    const core = radius - width * 2 > radius * 0.18 ? radius - width * 2 : radius * 0.3;
    return [
      { role: 'text', path: ring(box.cx, box.cy, radius, radius - width) },
      { role: 'b', path: circle(box.cx, box.cy, core) },
    ];
  },
  dot: (box) => [{ role: 'b', path: circle(box.cx, box.cy, radiusOf(box)) }],
  half: (box, stem) => {
    const [radius, width] = [radiusOf(box), strokeOf(box, stem)];
    const upper = (down: number) => rotate(rect(box.cx - 4 * radius, box.cy - 4 * radius, 8 * radius, 4 * radius + down), -30, box.cx, box.cy);
    return [
      { role: 'b', path: intersect(circle(box.cx, box.cy, radius), upper(0)) },
      { role: 'text', path: difference(ring(box.cx, box.cy, radius, radius - width), upper(width * 0.45)) },
    ];
  },
  sunset: (box) => [{ role: 'b', path: difference(circle(box.cx, box.cy, radiusOf(box)), ...sunsetLines(box)) }],
  slash: (box, stem) => {
    const [radius, width] = [radiusOf(box), strokeOf(box, stem)];
    const cut = rotate(rect(box.cx - 3 * radius, box.cy - width * 0.35, 6 * radius, width * 0.7), -45, box.cx, box.cy);
    return [{ role: 'text', path: difference(ring(box.cx, box.cy, radius, radius - width), cut) }];
  },
  bars: (box, stem) => {
    const bar = Math.min(Math.max(stem * 0.95, box.height * 0.1), box.height * 0.23);
    const at = (y: number) => rect(box.x, y, box.width, bar);
    return [{ role: 'tb', path: union(at(box.y), at(box.cy - bar / 2), at(box.y + box.height - bar)) }];
  },
  burst: (box) => {
    const radius = radiusOf(box);
    const rays = Array.from({ length: 12 }, (_, i) => rotate(rect(box.cx - radius * 0.09, box.cy - radius, radius * 0.18, radius * 0.42), i * 30, box.cx, box.cy));
    return [{ role: 'b', path: union(circle(box.cx, box.cy, radius * 0.44), ...rays) }];
  },
  eclipse: (box) => {
    const radius = radiusOf(box);
    const [x, y] = [box.cx + radius * 0.3, box.cy - radius * 0.3];
    return [
      { role: 'text', path: difference(circle(box.cx, box.cy, radius), circle(x, y, radius * 0.7)) },
      { role: 'b', path: circle(x, y, radius * 0.56) },
    ];
  },
  quarters: (box) => {
    const radius = radiusOf(box);
    const disc = circle(box.cx, box.cy, radius);
    const gap = radius * 0.07;
    const cell = (right: boolean, low: boolean) => intersect(disc, rect(right ? box.cx + gap : box.cx - radius, low ? box.cy + gap : box.cy - radius, radius - gap, radius - gap));
    return [
      { role: 'text', path: union(cell(false, false), cell(true, true)) },
      { role: 'b', path: union(cell(true, false), cell(false, true)) },
    ];
  },
  leaf: (box, stem) => {
    const [radius, width] = [radiusOf(box), strokeOf(box, stem)];
    const room = (radius - width) * 0.84;
    const blade = lens([box.cx - room * 0.72, box.cy + room * 0.72], [box.cx + room * 0.72, box.cy - room * 0.72], 0.26);
    return [
      { role: 'text', path: ring(box.cx, box.cy, radius, radius - width) },
      { role: 'b', path: blade },
    ];
  },
  peak: ({ x, y, cx, width, height }) => [{ role: 'b', path: polygon([[x, y + height], [cx, y], [x + width, y + height]]) }],
  roof: (box, stem) => {
    const [bar, bottom] = [stem * 1.08, box.y + box.height];
    const outer = polygon([[box.x, bottom], [box.cx - bar * 0.55, box.y], [box.cx + bar * 0.55, box.y], [box.x + box.width, bottom]]);
    const inner = polygon([[box.x + bar * 1.06, bottom + 1], [box.cx, box.y + bar * 1.25], [box.x + box.width - bar * 1.06, bottom + 1]]);
    return [{ role: 'text', path: difference(outer, inner) }];
  },
};

/** Four gaps across the lower half, each wider than the one above. */
function sunsetLines(box: Bounds) {
  const radius = radiusOf(box);
  let y = box.cy + radius * 0.02;
  let gap = radius * 0.07;
  return Array.from({ length: 4 }, () => {
    const line = rect(box.cx - 2 * radius, y, 4 * radius, gap);
    y += gap + radius * 0.16;
    gap *= 1.25;
    return line;
  });
}
