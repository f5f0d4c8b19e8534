import { boundsOf, translate } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { inCase } from '../../../type/in-case.ts';
import { CAP } from '../line.ts';
import { ringText } from '../ring-text.ts';
import { type DrawSetting, blockOf, centredAt, descriptorOf, lineIn, lineOfWidth } from './setting.ts';

/** Degrees of a circle that a word takes, by its letters: a short word bends little, or it would stand on its corners. */
const spanFor = (count: number): number => Math.min(104, 38 + count * 5);
const SHORTEST = 5;
const LONGEST = 18;

/** The name on an arc over its descriptor, the sign of a shop; in one line, all of it, with room for a picture under it. */
export const arc: DrawSetting = (setting) => {
  const { name, spec, library } = setting;
  const isWhole = spec.mode === 'single';
  const text = name.sub && !isWhole ? name.main : name.full;
  const count = [...text].length;
  if (name.script.isJoined || (name.isSubFirst && !isWhole) || count < SHORTEST || count > LONGEST) return null;
  const style = library.style(spec.font);
  const size = CAP / style.cap;
  const straight = lineIn(setting, text).bounds;
  const radius = (straight.width / spanFor(count)) * (180 / Math.PI);
  const bent = ringText(library, inCase(text, spec.case), { font: spec.font, size, tracking: spec.tracking, radius, isLower: false }).draw();
  const top = boundsOf(bent);
  // The crown of the arc at the height of capitals that stand on zero.
  const word = translate(bent, -top.cx, -top.y - CAP);
  const { width, y, height } = boundsOf(word);
  const layers: Layer[] = [{ role: 'text', path: word }];
  const facts = { capTop: -CAP, cap: CAP, stem: style.stem * size };
  if (isWhole) return { ...blockOf(layers, { ...facts, capBottom: y + height, lines: 2 }), hollow: { crown: Math.max(0, straight.y + straight.height), radius: radius - CAP / 2 } };
  const descriptor = descriptorOf(name);
  if (descriptor === null) return null;
  const sub = lineOfWidth(setting, descriptor, width * 0.6, { font: spec.subFont, cap: CAP * 0.44, least: 0.06, most: 0.3 });
  if (sub.bounds.width > width * 0.86) return null;
  const baseline = Math.max(CAP * 0.95, y + height - CAP * 0.1);
  return blockOf([...layers, ...centredAt(sub, 0, baseline, { role: 'sub' })], { ...facts, capBottom: baseline, subCap: CAP * 0.44, lines: 2 });
};
