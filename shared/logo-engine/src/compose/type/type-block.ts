import { type Bounds, boundsOfAll, centredRect, transform, translate } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import { canConstruct, canTile } from '../../marks/index.ts';
import type { NameParts } from '../../taste/name-parts.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { inCase } from '../../type/in-case.ts';
import type { TypeSpec } from '../../type/type-spec.ts';
import { breakLines } from './break-lines.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { type SetLine, leastDrop } from './line-gap.ts';
import { CAP, type Line, constructLine, layLine, setLine } from './line.ts';
import { SETTINGS } from './settings/settings.ts';
import { swapLetter } from './swaps.ts';
import { treatLine } from './treatments.ts';

/** All lettering of a logo: main lines and subline around x = 0, from it (left) or up to it (right); first baseline at 0. */
export interface TypeBlock {
  layers: Layer[];
  bounds: Bounds;
  /** The band from the first line's cap height to the last baseline: what the eye centres on. */
  capTop: number;
  capBottom: number;
  /** Baseline and ends of the last main line, for a dot behind it. */
  mainBaseline: number;
  mainLeft: number;
  mainRight: number;
  cap: number;
  stem: number;
  /** Cap height of the subline, if there is one. */
  subCap: number | null;
  lines: number;
  /** The setting that was asked for was drawn: the name has what it takes. */
  isSet?: true;
  /** Under an arc: its inner edge at the crown, and the radius of that edge. */
  hollow?: { crown: number; radius: number };
}

export type Alignment = 'left' | 'center' | 'right';

/** Most that a short line of a justified stack is enlarged. */
const MOST_JUSTIFIED = 2.6;

export function setType(spec: TypeSpec, name: NameParts, alignment: Alignment, library: FontLibrary): TypeBlock {
  const set = spec.setting && !spec.constructed && !spec.laid && !spec.treatment && !spec.swap ? SETTINGS[spec.setting]({ spec, name, library }) : null;
  if (set) return set;
  const main = stackLines(mainLines(spec, name, library), spec, alignment);
  return spec.mode === 'mainSub' && name.sub ? withSubline(main, name.sub, { spec, alignment, library, isFirst: name.isSubFirst }) : main;
}

function mainLines(spec: TypeSpec, name: NameParts, library: FontLibrary): Line[] {
  const texts = spec.mode === 'stack' ? breakLines(name.pieces) : spec.mode === 'mainSub' ? linesOfMain(name) : [name.full];
  const lines = texts.map((text, index) => mainLine(spec, text, index === 0, library));
  return spec.mode === 'duo' && lines.length === 1 ? lines.map((line) => twoTone(line, name)) : lines;
}

/** Over a descriptor a main part longer than this stands in lines. */
const LONGEST_MAIN = 13;

function linesOfMain({ main, sub, words }: NameParts): string[] {
  const own = main.split(' ');
  return sub !== null && words.length > 2 && own.length > 1 && main.length > LONGEST_MAIN ? breakLines({ units: own, glue: ' ' }) : [main];
}

function mainLine(spec: TypeSpec, text: string, isFirst: boolean, library: FontLibrary): Line {
  const cased = inCase(text, spec.case);
  if (spec.constructed && [...cased].every((char) => char === ' ' || canConstruct(char))) {
    return constructLine(cased, CAP, spec.constructed);
  }
  if (spec.laid && [...cased].every((char) => char === ' ' || canTile(char))) return layLine(cased, CAP, spec.laid);
  const line = setLine(library, cased, { font: spec.font, cap: CAP, tracking: spec.tracking, isLower: spec.case === 'lower' });
  const swapped = spec.swap && isFirst ? swapLetter(line, spec.swap) : line;
  return spec.treatment && swapped === line ? treatLine(line, spec.treatment) : swapped;
}

/** The first word in the text's colour, the others in the second. */
function twoTone(line: Line, name: NameParts): Line {
  const space = line.glyphs.findIndex(({ text }) => text.trim() === '' && text !== '');
  if (space <= 0 || name.words.length < 2) return line;
  const layers: Layer[] = [
    { role: 'text', path: joinGlyphs(line.glyphs.slice(0, space)) },
    { role: 'tb', path: joinGlyphs(line.glyphs.slice(space + 1)) },
  ];
  return { ...line, layers };
}

/** `factor` enlarges a justified line. */
interface Row extends SetLine {
  baseline: number;
}

function stackLines(lines: readonly Line[], spec: TypeSpec, alignment: Alignment): TypeBlock {
  const rows = rowsOf(lines, spec, alignment);
  const layers = rows.flatMap(placeRow);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error('A name has at least one line');
  const width = last.line.bounds.width * last.factor;
  return {
    layers,
    bounds: boundsOfAll(layers.map(({ path }) => path)),
    capTop: spec.case === 'lower' && !spec.constructed ? -first.line.xHeight * 1.12 : -first.line.cap * first.factor,
    capBottom: last.baseline,
    mainBaseline: last.baseline,
    mainLeft: leftOf(width, alignment),
    mainRight: leftOf(width, alignment) + width,
    cap: first.line.cap * first.factor,
    stem: first.line.stem * first.factor,
    subCap: null,
    lines: rows.length,
  };
}

function rowsOf(lines: readonly Line[], spec: TypeSpec, alignment: Alignment): Row[] {
  const widest = Math.max(...lines.map(({ bounds }) => bounds.width));
  const rows: Row[] = [];
  for (const line of lines) {
    const factor = spec.justify ? Math.min(MOST_JUSTIFIED, widest / line.bounds.width) : 1;
    const above = rows.at(-1);
    const placed = { line, factor, left: leftOf(line.bounds.width * factor, alignment) };
    const drop = above ? Math.max(bottomOf(above, spec) - above.baseline + roomAbove(line, factor, spec), leastDrop(above, placed)) : 0;
    rows.push({ ...placed, baseline: (above?.baseline ?? 0) + drop });
  }
  return rows;
}

/** From the line above to this baseline: leading and capitals, and a gap wherever accents rise over them. */
function roomAbove(line: Line, factor: number, spec: TypeSpec): number {
  const capitals = line.cap * factor;
  const accents = Math.max(0, -line.bounds.y * factor - capitals * 1.06);
  return capitals + Math.max(spec.leading * CAP, accents > 0 ? accents + CAP * 0.16 : 0);
}

/** Share of the cap height that a tail may hang below capitals; what hangs deeper is a mark, as in Ạ. */
const TAIL = 0.14;
const UNCASED = /\p{Lo}/u;

/** Where the next line's leading starts: descenders count for about half, they rarely meet ascenders; marks and letters without case in full. */
function bottomOf({ line, factor, baseline }: Row, spec: TypeSpec): number {
  const below = Math.max(0, (line.bounds.y + line.bounds.height) * factor);
  if (spec.case === 'upper' || spec.constructed) return baseline + (below > line.cap * factor * TAIL ? below : 0);
  return baseline + below * (line.glyphs.some(({ text }) => UNCASED.test(text)) ? 1 : 0.55);
}

function placeRow({ line, factor, left, baseline }: Row): Layer[] {
  return line.layers.map(({ role, path }) => ({
    role,
    path: transform(path, factor, 0, 0, factor, left - line.bounds.x * factor, baseline),
  }));
}

const leftOf = (width: number, alignment: Alignment): number => ({ left: 0, center: -width / 2, right: -width })[alignment];

interface SublineOptions {
  spec: TypeSpec;
  alignment: Alignment;
  library: FontLibrary;
  isFirst: boolean;
}

/** Short sublines are spaced out to the width of the name if that stays between these, in ems. */
const SUB_TRACKING = { usual: 0.22, least: 0.06, most: 0.7 };

function withSubline(main: TypeBlock, text: string, { spec, alignment, library, isFirst }: SublineOptions): TypeBlock {
  const line = subline(main, inCase(text, 'upper'), spec, library);
  const gap = CAP * 0.42;
  const inkBottom = main.bounds.y + main.bounds.height;
  const baseline = isFirst
    ? Math.min(main.capTop - gap, main.bounds.y - CAP * 0.24)
    : Math.max(main.capBottom + gap, inkBottom + CAP * 0.24) + line.cap;
  const left = leftOf(line.bounds.width, alignment);
  const rules = spec.subRule && !isFirst && alignment === 'center' ? sideRules(main, line, baseline) : [];
  const layers: Layer[] = [
    ...main.layers,
    ...rules,
    ...line.layers.map(({ path }): Layer => ({ role: 'sub', path: translate(path, left - line.bounds.x, baseline) })),
  ];
  return {
    ...main,
    layers,
    bounds: boundsOfAll(layers.map(({ path }) => path)),
    capTop: isFirst ? baseline - line.cap : main.capTop,
    capBottom: isFirst ? main.capBottom : baseline,
    subCap: line.cap,
    lines: main.lines + 1,
  };
}

/** Capitals, ideographs and syllables may be spaced out; letters that join may not. */
const SPACED_OUT = /^[\p{Lu}\p{N}\p{P}\p{Zs}\p{M}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}]+$/u;

/** Under more than one line a descriptor is larger against the capitals: they are smaller on the canvas. */
const ROOMY = 1.2;

function subline(main: TypeBlock, text: string, spec: TypeSpec, library: FontLibrary): Line {
  const count = [...text].length;
  const isJoined = !SPACED_OUT.test(text);
  const usual = (main.lines > 1 ? ROOMY : 1) * CAP * spec.subScale * (spec.case === 'lower' ? 0.9 : 1) * (count <= 6 ? 1.16 : 1);
  const set = (cap: number, tracking: number) => setLine(library, text, { font: spec.subFont, cap, tracking });
  const spaced = isJoined ? 0 : SUB_TRACKING.usual;
  const small = set(usual, spaced);
  const growth = sublineGrowth(main, small, spec.subScale);
  const size = (usual * growth) / library.style(spec.subFont).cap;
  const filling = spaced + (main.bounds.width - small.bounds.width * growth) / ((count - 1) * size);
  const fits = !isJoined && count > 4 && filling >= SUB_TRACKING.least && filling <= SUB_TRACKING.most;
  return fits || growth > 1 ? set(usual * growth, fits ? filling : spaced) : small;
}

/** The wider the name, the smaller it is on any canvas: the subline's capitals are then held to this share of the name's width, where they find room under it. */
const SUB_GROWTH = { ofWidth: 0.05, most: 1.4, room: 0.9 };
/** What sublines take of the name's capitals, as they are chosen. */
const USUAL_SUB = 0.325;

/** How much larger than usual a subline is set. A share of its own size: a customer who asks for a smaller one gets it. */
function sublineGrowth({ bounds: { width } }: TypeBlock, small: Line, subScale: number): number {
  const wanted = (width * SUB_GROWTH.ofWidth * subScale) / (USUAL_SUB * small.cap);
  return Math.max(1, Math.min(wanted, SUB_GROWTH.most, (width * SUB_GROWTH.room) / small.bounds.width));
}

/** Thin rules from the subline to the ends of the name, where there is room for them. */
function sideRules(main: TypeBlock, line: Line, baseline: number): Layer[] {
  const length = (main.bounds.width - line.bounds.width) / 2 - CAP * 0.3;
  if (length <= CAP * 0.5) return [];
  const centre = line.bounds.width / 2 + CAP * 0.3 + length / 2;
  const thickness = Math.max(CAP * 0.032, line.stem * 0.6);
  return [-1, 1].map((side): Layer => ({ role: 'sub', path: centredRect(side * centre, baseline - line.cap / 2, length, thickness) }));
}
