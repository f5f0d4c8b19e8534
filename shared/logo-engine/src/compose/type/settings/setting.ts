import { type Bounds, boundsOfAll, transform } from '../../../geometry/index.ts';
import type { ColourRole, Layer } from '../../../layers.ts';
import type { NameParts } from '../../../taste/name-parts.ts';
import type { FontLibrary } from '../../../type/font-library.ts';
import { inCase } from '../../../type/in-case.ts';
import type { TypeSpec } from '../../../type/type-spec.ts';
import { CAP, type Line, setLine } from '../line.ts';
import type { TypeBlock } from '../type-block.ts';

/** What a setting of the whole name is made from. */
export interface Setting {
  spec: TypeSpec;
  name: NameParts;
  library: FontLibrary;
}

/** Draws the whole name in one way; null where the name has not what it takes, so that it is set in lines. */
export type DrawSetting = (setting: Setting) => TypeBlock | null;

/** A line of the name in the face and case of the spec, or in another face. */
export const lineIn = ({ spec, library }: Setting, text: string, { font = spec.font, cap = CAP, tracking = spec.tracking, letterCase = spec.case }: { font?: string; cap?: number; tracking?: number; letterCase?: TypeSpec['case'] } = {}): Line =>
  setLine(library, inCase(text, letterCase), { font, cap, tracking });

/** A line with so much room between its letters that it is this wide; as it is where that is more than letters bear. */
export function lineOfWidth(setting: Setting, text: string, width: number, { font, cap, least = 0, most = 0.6 }: { font: string; cap: number; least?: number; most?: number }): Line {
  const set = (tracking: number) => lineIn(setting, text, { font, cap, tracking, letterCase: 'upper' });
  const tight = set(least);
  const count = [...text].length - 1;
  const size = cap / setting.library.style(font).cap;
  const tracking = count > 0 ? least + (width - tight.bounds.width) / (count * size) : least;
  return set(Math.max(least, Math.min(most, tracking)));
}

/** The line's ink in a role, with its left edge and its baseline here. */
export const placedAt = (line: Line, left: number, baseline: number, { role = 'text', factor = 1 }: { role?: ColourRole; factor?: number } = {}): Layer[] =>
  line.layers.map(({ path }) => ({ role, path: transform(path, factor, 0, 0, factor, left - line.bounds.x * factor, baseline) }));

/** The same around an axis. */
export const centredAt = (line: Line, axis: number, baseline: number, options: { role?: ColourRole; factor?: number } = {}): Layer[] =>
  placedAt(line, axis - (line.bounds.width * (options.factor ?? 1)) / 2, baseline, options);

/** What a block says of itself beside its layers. */
interface BlockFacts {
  capTop: number;
  capBottom: number;
  cap: number;
  stem: number;
  subCap?: number | null;
  lines: number;
}

/** A block that stands in the middle of its own width. */
export function blockOf(layers: readonly Layer[], { capTop, capBottom, cap, stem, subCap = null, lines }: BlockFacts): TypeBlock {
  const all = boundsOfAll(layers.map(({ path }) => path));
  const moved = layers.map((layer) => ({ ...layer, path: transform(layer.path, 1, 0, 0, 1, -all.cx, 0) }));
  const bounds: Bounds = { ...all, x: all.x - all.cx, cx: 0 };
  return { layers: moved, bounds, isSet: true, capTop, capBottom, mainBaseline: capBottom, mainLeft: bounds.x, mainRight: bounds.x + bounds.width, cap, stem, subCap, lines };
}

/** Words that join two names. */
const JOINING = /^(&|\+|and|und|et|y|e|en|og|och|i|и|και)$/iu;

/** The two sides of a name that is joined, and what joins them. */
export function sidesOf({ full, words, sub, main }: NameParts): { left: string; right: string; joint: string } | null {
  const own = sub ? main.split(' ') : words;
  const at = own.findIndex((word) => JOINING.test(word));
  if (full === '' || at < 1 || at >= own.length - 1) return null;
  return { left: own.slice(0, at).join(' '), right: own.slice(at + 1).join(' '), joint: own[at]! };
}

/** The descriptor: the generic part of the name, else the trade where the name does not say it. */
export const descriptorOf = ({ sub, trade = '' }: NameParts): string | null => sub ?? (trade === '' ? null : trade);

/** The block with the generic part of the name under it, spaced out to its width where that is not far; as it is where there is none. */
export function withDescriptor(setting: Setting, block: TypeBlock): TypeBlock {
  const { sub } = setting.name;
  if (sub === null) return block;
  const cap = Math.max(block.cap * 0.32, block.bounds.width * 0.042);
  const { subFont, font } = setting.spec;
  const line = lineOfWidth(setting, sub, block.bounds.width, { font: isQuietHere(setting, subFont) ? subFont : font, cap, least: setting.name.script.isJoined ? 0 : 0.1, most: setting.name.script.isJoined ? 0 : 0.5 });
  if (line.bounds.width > block.bounds.width * 1.02) return block;
  const baseline = block.bounds.y + block.bounds.height + cap * 1.15 + cap;
  return blockOf([...block.layers, ...centredAt(line, 0, baseline, { role: 'sub' })], { ...block, capBottom: baseline, subCap: cap, lines: block.lines + 1 });
}

/** An ampersand may come from a face that is too loud for a descriptor. */
const isQuietHere = ({ library }: Setting, font: string): boolean => library.style(font).stem < 0.14;
