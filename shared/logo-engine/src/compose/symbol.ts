import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { type Path, boundsOf, boundsOfAll, difference, grow, isEmpty, rect, roundedRect, transform, typicalStroke } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, type Mark, canConstruct, canTile, constructedLetter, tileLetterPath } from '../marks/index.ts';
import { joinGlyphs } from './type/join-glyphs.ts';
import { letterOutline } from './type/letter-outline.ts';
import { inCase } from '../type/in-case.ts';

const SIZE = 720;
const CENTRE = 500;
/** Strokes thinner than this share of the symbol vanish at 16 pixels: they are made heavier. */
const THINNEST = 0.05;

/** The symbol-only form: the mark, or an initial in the manner of the name, across most of the canvas. */
export function symbolOf(genome: Genome, context: LogoContext, mark: Mark | null): Layer[] {
  const layers = mark ? (mark.small ?? mark.layers) : initialOf(genome, context);
  return filling(sturdy(layers, mark, genome.mark?.generator));
}

/** Marks of lines get heavier strokes, as a type's small cut does; the holes of solid ones would close. */
function sturdy(layers: readonly Layer[], mark: Mark | null, generator: string | undefined): readonly Layer[] {
  const isDrawnInLines = [...ABSTRACT_MARKS, ...LETTER_MARKS].some(({ id, tags }) => id === generator && tags.includes('line'));
  if (!mark || !isDrawnInLines) return layers;
  const side = Math.max(mark.bounds.width, mark.bounds.height);
  const missing = THINNEST * side - mark.strokeWidth;
  return missing <= 0 ? layers : layers.map((layer) => ({ ...layer, path: grow(layer.path, missing / 2) }));
}

function filling(layers: readonly Layer[]): Layer[] {
  const { width, height, cx, cy } = boundsOfAll(layers.map(({ path }) => path));
  const factor = SIZE / Math.max(width, height);
  return layers
    .filter(({ path }) => !isEmpty(path))
    .map((layer) => ({ ...layer, path: transform(layer.path, factor, 0, 0, factor, CENTRE - cx * factor, CENTRE - cy * factor) }));
}

function initialOf(genome: Genome, context: LogoContext): Layer[] {
  return asSymbol(initialPath(genome, context), genome);
}

/** The initial with stems of at least this share of the symbol's side, for the smallest sizes. */
export function boldInitialOf(genome: Genome, context: LogoContext, share: number): Layer[] {
  const letter = initialPath(genome, context);
  const side = boundsOf(letter).height * (genome.layout === 'plate' ? TILE : 1);
  const missing = share * side - typicalStroke(letter);
  return asSymbol(missing > 0 ? grow(letter, missing / 2) : letter, genome);
}

function asSymbol(letter: Path, genome: Genome): Layer[] {
  if (genome.layout === 'plate') return [{ role: 'a', path: difference(tileAround(letter, genome), letter) }];
  const { x, y, width, height } = boundsOf(letter);
  if (genome.deco !== 'dot' && genome.deco !== 'square') return [{ role: 'text', path: letter }];
  const side = height * 0.19;
  const sign = roundedRect(x + width + side * 0.5, y + height - side, side, side, genome.deco === 'dot' ? side / 2 : 0);
  return [
    { role: 'text', path: letter },
    { role: 'b', path: sign },
  ];
}

/** Small letters that are hardly more than a stroke: alone, they are no sign. */
const BARS = 'ijl';

/** The initial in the manner of the name, at 1,000 units an em. */
export function initialPath({ type }: Genome, { name, library }: LogoContext): Path {
  const isBar = BARS.includes(name.initials.first.toLowerCase());
  const char = inCase(name.initials.first, type.case === 'lower' && isBar ? 'upper' : type.case);
  if (type.constructed && canConstruct(char)) {
    const { corner, weight } = type.constructed;
    const letter = constructedLetter(char, { corner, weight });
    if (letter) return letter;
  }
  if (type.laid && canTile(char)) return tileLetterPath(char, type.laid.grout) ?? joinGlyphs([]);
  return isBare(char) && name.initials.second !== name.initials.first && !name.script.isRightToLeft ? pairOf(type.font, inCase(name.initials.first + name.initials.second, 'upper'), library) : letterOutline(library, type.font, char);
}

/** A capital that is a bare stroke is no sign either: it stands beside the second initial. */
const isBare = (char: string): boolean => 'I1ІΙ'.includes(char);

const pairOf = (font: string, initials: string, library: LogoContext['library']): Path => joinGlyphs(library.shape(font, initials, { size: 1000, tracking: 0.02 }));

/** Side of a tile against its letter. */
const TILE = 1.55;

/** A square around the letter in the shape of the plate. */
function tileAround(letter: Path, { plate }: Genome): Path {
  const { cx, cy, width, height } = boundsOf(letter);
  const side = Math.max(width, height) * TILE;
  const [x, y] = [cx - side / 2, cy - side / 2];
  if (plate?.shape === 'pill') return roundedRect(x, y, side, side, side / 2);
  return plate?.shape === 'soft' || plate?.shape === 'plaque' ? roundedRect(x, y, side, side, side * 0.2) : rect(x, y, side, side);
}
