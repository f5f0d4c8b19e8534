import { centredRect, rect } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { breakLines } from '../break-lines.ts';
import { CAP, type Line } from '../line.ts';
import { type DrawSetting, blockOf, centredAt, descriptorOf, lineIn, placedAt } from './setting.ts';

/** Names of more signs would be a thread. */
const MOST_SIGNS = 5;
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** Signs from top to bottom, as on a shop's board; the generic part in a column of its own at the foot, behind a rule. */
export const vertical: DrawSetting = (setting) => {
  const { name } = setting;
  const text = (name.sub ? name.main : name.full).replaceAll(' ', '');
  const signs = [...text];
  if (!SIGNS.test(text) || signs.length < 2 || signs.length > MOST_SIGNS) return null;
  const pitch = CAP * 1.16;
  const column = signs.flatMap((sign, i) => signAt(lineIn(setting, sign, { tracking: 0 }), 0, i * pitch));
  const { cap, stem } = lineIn(setting, signs[0]!, { tracking: 0 });
  const foot = (signs.length - 1) * pitch;
  const facts = { capTop: -CAP, capBottom: foot, cap, stem };
  const others = [...(name.sub ?? '').replaceAll(' ', '')];
  if (others.length === 0) return blockOf(column, { ...facts, lines: signs.length });
  const small = CAP * 0.42;
  const step = small * 1.3;
  const start = foot - (others.length - 1) * step;
  const aside = CAP * 1.08;
  const top = start - small;
  const rule: Layer = { role: 'b', path: rect(CAP * 0.68, -CAP, Math.max(CAP * 0.026, stem * 0.24), foot + CAP) };
  const descriptor = others.flatMap((sign, i) => signAt(lineIn(setting, sign, { font: setting.spec.subFont, cap: small, tracking: 0 }), aside, start + i * step, 'sub'));
  return top < -CAP * 1.02 ? null : blockOf([...column, rule, ...descriptor], { ...facts, subCap: small, lines: signs.length });
};

/** A sign in the middle of its column, its ink where it stands in its square. */
const signAt = (line: Line, axis: number, baseline: number, role: Layer['role'] = 'text'): Layer[] => centredAt(line, axis, baseline, { role });

/** Room between bar and letters, in capitals. */
const BESIDE_BAR = 0.36;

/** Lines flush along an upright bar in the second colour: the name, and under it the descriptor. */
export const flag: DrawSetting = (setting) => {
  const { name, spec } = setting;
  const lines = (name.sub ? (name.main.length > 9 ? breakLines({ units: name.main.split(' '), glue: ' ' }) : [name.main]) : breakLines(name.pieces)).map((text) => lineIn(setting, text));
  const descriptor = descriptorOf(name);
  if (lines.length + (descriptor === null ? 0 : 1) < 2 || lines.length > 3) return null;
  const [first] = lines as [Line, ...Line[]];
  const pitch = first.cap * (spec.case === 'upper' ? 1.36 : 1.52);
  const isMarked = lines.some(({ bounds }) => bounds.y < -first.cap * 1.12);
  const drop = isMarked ? first.cap * 1.62 : pitch;
  const widest = Math.max(...lines.map(({ bounds }) => bounds.width));
  const side = name.script.isRightToLeft ? -1 : 1;
  const flush = (line: Line, baseline: number, role: Layer['role'] = 'text') => placedAt(line, side > 0 ? 0 : -line.bounds.width, baseline, { role });
  const isOver = name.isSubFirst && name.sub !== null;
  const sub = descriptor === null ? null : lineIn(setting, descriptor, { font: spec.subFont, cap: first.cap * 0.4, tracking: name.script.isJoined ? 0 : 0.14, letterCase: 'upper' });
  if (sub && sub.bounds.width > widest * 1.15) return null;
  const rise = Math.max(first.cap, -first.bounds.y);
  const top = isOver && sub ? Math.max(first.cap * 0.42, sub.bounds.y + sub.bounds.height + first.cap * 0.2) + rise : 0;
  const last = top + (lines.length - 1) * drop;
  const tail = Math.max(0, lines.at(-1)!.bounds.y + lines.at(-1)!.bounds.height);
  const foot = sub && !isOver ? last + Math.max(first.cap * 0.4, tail + first.cap * 0.2) + sub.cap : last;
  const head = isOver && sub ? sub.cap : first.cap;
  const thickness = Math.max(first.cap * 0.1, Math.min(first.stem * 0.8, first.cap * 0.16));
  const bar: Layer = { role: 'b', path: centredRect(-side * (first.cap * BESIDE_BAR + thickness / 2), (foot - head) / 2, thickness, foot + head) };
  const facts = { capTop: -head, capBottom: foot, cap: first.cap, stem: first.stem, subCap: sub ? sub.cap : null };
  return blockOf([bar, ...lines.flatMap((line, i) => flush(line, top + i * drop)), ...(sub ? flush(sub, isOver ? 0 : foot, 'sub') : [])], { ...facts, lines: lines.length + (sub ? 1 : 0) });
};
