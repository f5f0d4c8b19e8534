import { type Path, type Point, circle, difference, fromSvg, polar, ring, scale, spline, times, transform, union } from '../../geometry/index.ts';
import type { ColourRole, Layer } from '../../layers.ts';
import type { BadgeEdge } from '../../genome.ts';
import { containerById } from '../../marks/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { place } from '../place.ts';
import { type RingText, ringText } from '../type/ring-text.ts';
import { inCase } from '../../type/in-case.ts';
import type { Arrangement, MarkedParts } from './arrangement.ts';
import { emblem } from './emblem.ts';

const OUTER = 500;
const BAND = 118;
/** Radius of the middle of the lettering. */
const TEXT_RADIUS = OUTER - 22 - BAND / 2;
const INNER = TEXT_RADIUS - BAND / 2;
/** Most degrees that the name takes, alone and with the trade below it. */
const NAME_SPAN = { alone: 300, withTrade: 205 };

const STAR = 'M0 -500C40 -140 140 -40 500 0C140 40 40 140 0 500C-40 140 -140 40 -500 0C-140 -40 -40 -140 0 -500Z';

/** A round seal: the name on the upper arc, the trade on the lower one, the mark in the middle. */
export function badge(parts: MarkedParts): Arrangement {
  const { genome, context, block, mark } = parts;
  const { form = 'ring', edge = 'line' } = genome.badge ?? {};
  if (form !== 'ring') return emblem(parts, form);
  const { font } = genome.type;
  const trade = inCase(context.trade, 'upper');
  const name = fitted(context.library, inCase(context.name.full, 'upper'), { font, cap: 78, most: trade ? NAME_SPAN.withTrade : NAME_SPAN.alone, least: 150 });
  const layers: Layer[] = [
    { role: 'a', path: EDGES[edge]() },
    { role: 'text', path: name.draw() },
    ...(trade ? lowerArc(context.library, trade, font, name) : starsBelow(name)),
    ...(genome.badge?.solid ? solidCentre(mark) : openCentre(mark, edge)),
  ];
  return { layers, typeScale: name.cap / block.cap };
}

/** An outline of marks, grown until the circle of the lettering fits inside. */
const around = (container: string, growth: number): Path => difference(scale(containerById(container)!.draw(), growth), circle(0, 0, OUTER - 6));

const EDGES: Readonly<Record<BadgeEdge, () => Path>> = {
  line: () => ring(0, 0, OUTER, OUTER - 20),
  scallop: () => around('scallop', 1.16),
  seal: () => around('rosette', 1.14),
  octagon: () => around('octagon', 1.09),
  brush: () => difference(wavering(1), wavering(-1)),
};

/** Samples of a ring by hand. */
const ROUND = 40;

/** One edge of a ring that a brush closes without a seam: it swells on one side and wavers, and ends as it began. */
function wavering(side: 1 | -1): Path {
  return spline(
    times(ROUND, (i): Point => {
      const angle = (i * 2 * Math.PI) / ROUND;
      const half = 12 + 4.5 * Math.cos(angle - 2.4) + 1.2 * Math.sin(4 * angle + side);
      return polar(OUTER - 12 + 2.5 * Math.sin(3 * angle + 1) + side * half, (angle * 180) / Math.PI);
    }),
    true,
  );
}

/** Degrees that a star of the lower arc has for itself, and that lie between it and the name. */
const STAR_STEP = 15;
const STAR_APART = 24;
const STARS_MOST = 9;

/** Where there is no trade, a row of stars: an empty half looks as if something were missing. */
function starsBelow({ span }: FittedText): Layer[] {
  const room = Math.floor((360 - span - 2 * STAR_APART) / STAR_STEP) + 1;
  const count = Math.max(1, Math.min(STARS_MOST, room % 2 === 0 ? room - 1 : room));
  return times(count, (i): Layer => {
    const [x, y] = polar(TEXT_RADIUS, 90 + (i - (count - 1) / 2) * STAR_STEP);
    return { role: 'text', path: transform(fromSvg(STAR), 0.048, 0, 0, 0.048, x, y) };
  });
}

function lowerArc(library: FontLibrary, trade: string, font: string, name: FittedText): Layer[] {
  const lower = fitted(library, trade, { font, cap: name.cap * 0.86, most: 320 - name.span, least: 0, isLower: true });
  const free = (360 - name.span - lower.span) / 4;
  const stars = [-1, 1].map((side): Layer => {
    const [x, y] = polar(TEXT_RADIUS, -90 + side * (name.span / 2 + free));
    return { role: 'b', path: transform(fromSvg(STAR), 0.042, 0, 0, 0.042, x, y) };
  });
  return [{ role: 'text', path: lower.draw() }, ...stars];
}

function solidCentre(mark: MarkedParts['mark']): Layer[] {
  const factor = (INNER * 1.16) / Math.max(mark.bounds.width, mark.bounds.height);
  const figure = union(...place(mark.layers, factor, -mark.bounds.cx * factor, -mark.bounds.cy * factor).map(({ path }) => path));
  return [{ role: 'a', path: difference(circle(0, 0, INNER), figure) }];
}

function openCentre(mark: MarkedParts['mark'], edge: BadgeEdge): Layer[] {
  const factor = (INNER * 1.2) / Math.max(mark.bounds.width, mark.bounds.height);
  const role: ColourRole = 'a';
  // A ring by compasses within one by hand would show which of them is the drawing.
  const rim: Layer[] = edge === 'brush' ? [] : [{ role, path: ring(0, 0, INNER, INNER - 10) }];
  return [...rim, ...place(mark.layers, factor, -mark.bounds.cx * factor, -mark.bounds.cy * factor)];
}

interface FittedText extends RingText {
  cap: number;
}

interface FitOptions {
  font: string;
  cap: number;
  most: number;
  least: number;
  isLower?: boolean;
}

/** Text made smaller until it fits its arc, or spaced out until it holds it. */
function fitted(library: FontLibrary, text: string, { font, cap, most, least, isLower = false }: FitOptions): FittedText {
  const set = (height: number, tracking: number) =>
    ringText(library, text, { font, size: height / library.style(font).cap, tracking, radius: TEXT_RADIUS, isLower });
  let [height, tracking] = [cap, 0.12];
  let arc = set(height, tracking);
  while (arc.span > most && height > 20) {
    height *= 0.94;
    arc = set(height, tracking);
  }
  while (arc.span < least && tracking < 0.5) {
    tracking += 0.06;
    arc = set(height, tracking);
  }
  return { ...arc, cap: height };
}
