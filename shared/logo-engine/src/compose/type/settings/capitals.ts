import { centredRect } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { CAP, type Line } from '../line.ts';
import { type DrawSetting, type Setting, blockOf, descriptorOf, lineIn, lineOfWidth, placedAt } from './setting.ts';

/** Letters of a name in capitals that are taken out of the row. */
const SHORTEST = 5;
const LONGEST = 12;

/** The one word that is drawn large, and the descriptor under it; null where there is none of either. */
function wordAndDescriptor({ name, spec }: Setting): { word: string; descriptor: string } | null {
  const word = name.sub ? name.main : name.words.length === 1 ? name.full : '';
  const descriptor = descriptorOf(name);
  const count = [...word].length;
  if (!name.script.hasCase || spec.case !== 'upper' || word.includes(' ') || descriptor === null || count < SHORTEST || count > LONGEST) return null;
  return { word: word.toUpperCase(), descriptor };
}

/** Fewer letters would be spaced out until they fall apart. */
const LEAST_DESCRIPTOR = 4;
/** A bare stroke is no initial. */
const BARE = /[IІΙJ]/u;

/** The initial over both rows: the rest of the word beside its head, the descriptor beside its foot. */
export const dropCap: DrawSetting = (setting) => {
  const found = wordAndDescriptor(setting);
  if (!found || setting.name.isSubFirst || [...found.descriptor].length < LEAST_DESCRIPTOR) return null;
  const [first = '', ...others] = [...found.word];
  if (BARE.test(first)) return null;
  const initial = lineIn(setting, first, { tracking: 0 });
  const rest = lineIn(setting, others.join(''), { cap: CAP * 0.6, tracking: Math.max(0.02, setting.spec.tracking) });
  const left = initial.bounds.width + Math.max(CAP * 0.12, initial.stem * 0.6);
  const sub = lineOfWidth(setting, found.descriptor, rest.bounds.width, { font: setting.spec.subFont, cap: CAP * 0.24, least: 0.08, most: 0.42 });
  if (sub.bounds.width > rest.bounds.width * 1.04) return null;
  const layers: Layer[] = [
    ...placedAt(initial, 0, 0),
    ...placedAt(rest, left, -CAP * 0.4),
    ...placedAt(sub, left, 0, { role: 'sub' }),
  ];
  return blockOf(layers, { capTop: -CAP, capBottom: 0, cap: CAP * 0.6, stem: rest.stem, subCap: CAP * 0.24, lines: 1 });
};

/** How much taller the first and the last letter are. */
const TALLER = 1.62;
/** Letters that reach below the row without a foot to stand on look as if they had slipped. */
const UNSTEADY = /[YVPFTQJIІΙĄĘŞÇГΓΥРУЧЏ]/u;

/** The first and the last letter taller, hanging below the others; the descriptor stands between their feet. */
export const cradle: DrawSetting = (setting) => {
  const found = wordAndDescriptor(setting);
  if (!found || setting.name.isSubFirst) return null;
  const letters = [...found.word];
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  if (UNSTEADY.test(first) || UNSTEADY.test(last)) return null;
  const tracking = Math.max(0.03, setting.spec.tracking);
  const [head, tail] = [first, last].map((letter) => lineIn(setting, letter, { cap: CAP * TALLER, tracking: 0 })) as [Line, Line];
  const row = lineIn(setting, letters.slice(1, -1).join(''), { tracking });
  const gap = CAP * 0.1 + tracking * CAP;
  const foot = CAP * (TALLER - 1);
  const rowAt = head.bounds.width + gap;
  const tailAt = rowAt + row.bounds.width + gap;
  const room = row.bounds.width - CAP * 0.1;
  const sub = lineOfWidth(setting, found.descriptor, room * 0.92, { font: setting.spec.subFont, cap: CAP * 0.34, least: 0.06, most: 0.42 });
  if (sub.bounds.width > room) return null;
  const baseline = foot;
  const middle = rowAt + row.bounds.width / 2;
  const layers: Layer[] = [
    ...placedAt(head, 0, foot),
    ...placedAt(row, rowAt, 0),
    ...placedAt(tail, tailAt, foot),
    ...placedAt(sub, middle - sub.bounds.width / 2, baseline, { role: 'sub' }),
    ...dashes(sub, { middle, room, baseline }),
  ];
  return blockOf(layers, { capTop: -CAP, capBottom: foot, cap: CAP, stem: row.stem, subCap: CAP * 0.34, lines: 1 });
};

/** Rules from the descriptor to the tall letters, where they are longer than a hyphen. */
function dashes(sub: Line, { middle, room, baseline }: { middle: number; room: number; baseline: number }): Layer[] {
  const length = (room - sub.bounds.width) / 2 - CAP * 0.16;
  if (length < CAP * 0.3) return [];
  const away = sub.bounds.width / 2 + CAP * 0.16 + length / 2;
  return [-1, 1].map((side): Layer => ({ role: 'b', path: centredRect(middle + side * away, baseline - CAP * 0.17, length, CAP * 0.045) }));
}
