import { centredRect, grow } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { breakLines } from '../break-lines.ts';
import { CAP } from '../line.ts';
import { type DrawSetting, type Setting, blockOf, centredAt, descriptorOf, lineIn, lineOfWidth, placedAt } from './setting.ts';

/** Most letters of both words in one line. */
const ONE_LINE = 15;

/** The two parts of a name of two words, or of a name and its generic part, in the order of reading. */
function partsOf({ name }: Setting): [string, string] | null {
  const [first = '', second = ''] = name.words;
  if (name.sub) return name.isSubFirst ? [name.sub, name.main] : [name.main, name.sub];
  return name.words.length === 2 ? [first, second] : null;
}

/** How much is added to each edge of the light word, in capitals. */
const FIRMER = 0.009;

/** Two words of one height in one line, or in two: the name heavy, what describes it light; of two words the first is heavy. */
export const weights: DrawSetting = (setting) => {
  const parts = partsOf(setting);
  const { spec, name } = setting;
  if (!parts) return null;
  const isSpaced = spec.case === 'upper' && name.script.hasCase;
  const tracking = isSpaced ? 0.03 : 0;
  const heavyAt = name.isSubFirst ? 1 : 0;
  const heavy = lineIn(setting, parts[heavyAt], { tracking });
  // Faces have their own share of small letters: the light word is sized by what the eye compares.
  const byHeight = spec.case === 'upper' || !name.script.hasCase ? 1 : heavy.xHeight / heavy.cap / xShareOf(setting);
  const light = lineIn(setting, parts[1 - heavyAt]!, { font: spec.subFont, cap: CAP * Math.min(1.14, Math.max(0.88, byHeight)), tracking: tracking + (isSpaced ? 0.02 : 0) });
  const facts = { capTop: -heavy.cap, cap: heavy.cap, stem: heavy.stem };
  // The lightest faces of the library are drawn for headlines: beside a heavy word they are a little too light.
  const firm = { ...light, layers: light.layers.map((layer) => ({ ...layer, path: grow(layer.path, CAP * FIRMER) })) };
  const inOrder = [
    { line: heavyAt === 0 ? heavy : firm, role: heavyAt === 0 ? ('text' as const) : ('tb' as const) },
    { line: heavyAt === 0 ? firm : heavy, role: heavyAt === 0 ? ('tb' as const) : ('text' as const) },
  ];
  if ([...parts.join('')].length <= ONE_LINE) {
    const space = heavy.cap * (name.pieces.glue === '' ? 0.14 : isSpaced || !name.script.hasCase ? 0.34 : 0.26);
    const [left, right] = (name.script.isRightToLeft ? inOrder.toReversed() : inOrder) as [(typeof inOrder)[number], (typeof inOrder)[number]];
    const layers = [...placedAt(left.line, 0, 0, { role: left.role }), ...placedAt(right.line, left.line.bounds.width + space, 0, { role: right.role })];
    return blockOf(layers, { ...facts, capBottom: 0, lines: 1 });
  }
  const baseline = heavy.cap * (isSpaced ? 1.36 : 1.5);
  const layers = inOrder.flatMap(({ line, role }, i) => placedAt(line, name.script.isRightToLeft ? -line.bounds.width : 0, i * baseline, { role }));
  return blockOf(layers, { ...facts, capBottom: baseline, lines: 2 });
};

const xShareOf = ({ spec, library }: Setting): number => library.style(spec.subFont).xHeight / library.style(spec.subFont).cap;

/** The first word written, the second under it in spaced capitals between two rules. */
export const voices: DrawSetting = (setting) => {
  const parts = partsOf(setting);
  const { name, spec, library } = setting;
  if (!parts || name.isSubFirst || !name.script.hasCase || name.script.isJoined) return null;
  const written = lineIn(setting, parts[0], { tracking: 0, letterCase: 'title' });
  const wish = Math.min(written.bounds.width * 0.86, written.bounds.width);
  const cap = CAP * (name.sub ? 0.42 : 0.56);
  const printed = lineOfWidth(setting, parts[1], wish, { font: spec.subFont, cap, least: 0.1, most: 0.42 });
  if (printed.bounds.width > written.bounds.width * 1.5) return null;
  const tail = Math.max(0, written.bounds.y + written.bounds.height);
  const baseline = tail * 0.62 + CAP * 0.34 + cap;
  const stem = library.style(spec.font).stem * (CAP / library.style(spec.font).cap);
  return blockOf([...centredAt(written, 0, 0), ...centredAt(printed, 0, baseline, { role: 'tb' })], { capTop: -written.cap, capBottom: baseline, cap: written.cap, stem, subCap: name.sub ? cap : null, lines: 2 });
};

/** Longer names stand in two lines over their trade. */
const ONE_LINE_OVER_TRADE = 15;

/** What is sold, not what a sign says. */
const NO_TRADE = /\b(apps?|websites?|startups?|start-ups?|online|services?|compan(?:y|ies)|business)\b/i;

/** The name in one line or two, the trade under it between two rules. */
export const trade: DrawSetting = (setting) => {
  const { name, spec } = setting;
  const descriptor = descriptorOf(name);
  if (descriptor === null || NO_TRADE.test(descriptor) || name.sub !== null || [...name.full].length > 26) return null;
  const texts = [...name.full].length > ONE_LINE_OVER_TRADE && name.pieces.units.length > 1 ? breakLines(name.pieces) : [name.full];
  if (texts.length > 2) return null;
  const lines = texts.map((text) => lineIn(setting, text));
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const drop = lines.length > 1 ? first.cap * (spec.case === 'upper' ? 1.4 : 1.6) : 0;
  const width = Math.max(...lines.map(({ bounds }) => bounds.width));
  const sub = lineIn(setting, descriptor, { font: spec.subFont, cap: Math.max(CAP * 0.3, width * 0.045), tracking: name.script.isJoined ? 0 : 0.2, letterCase: 'upper' });
  if (sub.bounds.width > width) return null;
  const tail = Math.max(0, last.bounds.y + last.bounds.height);
  const baseline = drop + Math.max(CAP * 0.46, tail + CAP * 0.22) + sub.cap;
  const length = (width - sub.bounds.width) / 2 - CAP * 0.3;
  const away = sub.bounds.width / 2 + CAP * 0.3 + length / 2;
  const thickness = Math.max(CAP * 0.03, sub.stem * 0.5);
  const rules: Layer[] = length < CAP * 0.4 ? [] : [-1, 1].map((side) => ({ role: 'b', path: centredRect(side * away, baseline - sub.cap / 2, length, thickness) }));
  const facts = { capTop: -first.cap, capBottom: baseline, cap: first.cap, stem: first.stem, subCap: sub.cap };
  return blockOf([...lines.flatMap((line, i) => centredAt(line, 0, i * drop)), ...rules, ...centredAt(sub, 0, baseline, { role: 'sub' })], { ...facts, lines: lines.length + 1 });
};
