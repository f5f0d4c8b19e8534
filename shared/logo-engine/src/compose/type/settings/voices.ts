import { centredRect } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { CAP } from '../line.ts';
import { type DrawSetting, type Setting, blockOf, centredAt, descriptorOf, lineIn, lineOfWidth, placedAt } from './setting.ts';

/** Most letters of both words in one line. */
const ONE_LINE = 15;

/** The two parts of a name of two words, or of a name and its generic part. */
function partsOf({ name }: Setting): [string, string] | null {
  const [first = '', second = ''] = name.words;
  if (name.sub && !name.isSubFirst) return [name.main, name.sub];
  return name.words.length === 2 ? [first, second] : null;
}

/** Two words of one height in one line, or in two: the first heavy, the second light. */
export const weights: DrawSetting = (setting) => {
  const parts = partsOf(setting);
  const { spec, name } = setting;
  if (!parts || name.script.isRightToLeft) return null;
  const isSpaced = spec.case === 'upper';
  const tracking = name.script.isJoined ? 0 : isSpaced ? 0.03 : 0;
  const heavy = lineIn(setting, parts[0], { tracking });
  // Faces have their own share of small letters: the light word is sized by what the eye compares.
  const byHeight = spec.case === 'upper' || !name.script.hasCase ? 1 : heavy.xHeight / heavy.cap / xShareOf(setting);
  const light = lineIn(setting, parts[1], { font: spec.subFont, cap: CAP * Math.min(1.14, Math.max(0.88, byHeight)), tracking: tracking + (isSpaced ? 0.02 : 0) });
  const facts = { capTop: -heavy.cap, cap: heavy.cap, stem: heavy.stem };
  if ([...parts.join('')].length <= ONE_LINE) {
    const space = heavy.cap * (name.pieces.glue === '' ? 0.14 : isSpaced ? 0.34 : 0.26);
    return blockOf([...placedAt(heavy, 0, 0), ...placedAt(light, heavy.bounds.width + space, 0, { role: 'tb' })], { ...facts, capBottom: 0, lines: 1 });
  }
  const baseline = heavy.cap * (isSpaced ? 1.36 : 1.5);
  const width = Math.max(heavy.bounds.width, light.bounds.width);
  return blockOf([...placedAt(heavy, -width / 2, 0), ...placedAt(light, -width / 2, baseline, { role: 'tb' })], { ...facts, capBottom: baseline, lines: 2 });
};

const xShareOf = ({ spec, library }: Setting): number => library.style(spec.subFont).xHeight / library.style(spec.subFont).cap;

/** The first word written, the second under it in spaced capitals between two rules. */
export const voices: DrawSetting = (setting) => {
  const parts = partsOf(setting);
  const { name, spec, library } = setting;
  if (!parts || !name.script.hasCase || name.script.isJoined) return null;
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

/** The name in its lines, the trade under it between two rules. */
export const trade: DrawSetting = (setting) => {
  const { name, spec } = setting;
  const descriptor = descriptorOf(name);
  if (descriptor === null || name.sub !== null || [...name.full].length > 18) return null;
  const line = lineIn(setting, name.full);
  const sub = lineIn(setting, descriptor, { font: spec.subFont, cap: Math.max(CAP * 0.3, line.bounds.width * 0.042), tracking: name.script.isJoined ? 0 : 0.24, letterCase: 'upper' });
  const tail = Math.max(0, line.bounds.y + line.bounds.height);
  const baseline = Math.max(CAP * 0.44, tail + CAP * 0.22) + sub.cap;
  const length = (line.bounds.width - sub.bounds.width) / 2 - CAP * 0.32;
  const away = sub.bounds.width / 2 + CAP * 0.32 + length / 2;
  if (sub.bounds.width > line.bounds.width) return null;
  const rules: Layer[] = length < CAP * 0.4 ? [] : [-1, 1].map((side) => ({ role: 'b', path: centredRect(side * away, baseline - sub.cap / 2, length, Math.max(CAP * 0.03, sub.stem * 0.5)) }));
  return blockOf([...centredAt(line, 0, 0), ...rules, ...centredAt(sub, 0, baseline, { role: 'sub' })], { capTop: -line.cap, capBottom: baseline, cap: line.cap, stem: line.stem, subCap: sub.cap, lines: 2 });
};
