import { centredRect } from '../../../geometry/index.ts';
import type { Layer } from '../../../layers.ts';
import { CAP } from '../line.ts';
import { type DrawSetting, blockOf, centredAt, lineIn, lineOfWidth, placedAt, sidesOf, withDescriptor } from './setting.ts';

/** Between the lines, and beside the ampersand, in capitals. */
const LEADING = 0.34;
const BESIDE = 0.22;
/** The room for a large ampersand, in capitals: in less it is a footnote, in more it stands alone. */
const ROOM = { least: 0.55, most: 1.9 };

/** Two lines; the sign between the names fills what the shorter one leaves free, larger and in the second colour: behind the first, or before the second. */
const large: DrawSetting = (setting) => {
  const sides = sidesOf(setting.name);
  if (!sides || sides.joint !== '&' || setting.name.script.isRightToLeft) return null;
  const [first, second] = [lineIn(setting, sides.left), lineIn(setting, sides.right)];
  const { cap } = first;
  const isFirstShort = first.bounds.width < second.bounds.width;
  const [shorter, longer] = isFirstShort ? [first, second] : [second, first];
  const room = longer.bounds.width - shorter.bounds.width - cap * BESIDE;
  const sign = lineIn(setting, '&', { font: setting.spec.subFont, tracking: 0 });
  const factor = Math.min(room / sign.bounds.width, 1.5);
  if (room < cap * ROOM.least || room > cap * ROOM.most || factor < 0.8) return null;
  const drop = second.bounds.y < -cap * 1.12 || first.bounds.y + first.bounds.height > cap * 0.16 ? 0.56 : LEADING;
  const baseline = cap + cap * drop;
  const signAt = isFirstShort ? first.bounds.width + cap * BESIDE : 0;
  const signWidth = sign.bounds.width * factor;
  const secondAt = isFirstShort ? 0 : signWidth + cap * BESIDE;
  // A larger sign grows upwards beside the first name and downwards beside the second: between them it would touch both lines.
  const foot = isFirstShort ? 0 : baseline + (sign.bounds.height * factor - cap) / 2;
  const layers: Layer[] = [
    ...placedAt(first, 0, 0),
    ...placedAt(second, isFirstShort ? 0 : longer.bounds.width - second.bounds.width, baseline),
    ...placedAt(sign, isFirstShort ? Math.max(signAt, longer.bounds.width - signWidth) : secondAt - signWidth - cap * BESIDE, foot, { role: 'tb', factor }),
  ];
  return withDescriptor(setting, blockOf(layers, { capTop: -cap, capBottom: baseline, cap, stem: first.stem, lines: 2 }));
};

/** How much the shorter name may be enlarged to the width of the longer. */
const MOST_ENLARGED = 1.5;

/** Both names in one width, the sign small between two rules. */
export const between: DrawSetting = (setting) => {
  const sides = sidesOf(setting.name);
  if (!sides || setting.name.script.isJoined) return null;
  const [one, two] = [lineIn(setting, sides.left), lineIn(setting, sides.right)];
  const width = Math.max(one.bounds.width, two.bounds.width);
  const fitted = [one, two].map((line, i) => {
    const factor = Math.min(MOST_ENLARGED, width / line.bounds.width);
    const text = i === 0 ? sides.left : sides.right;
    const isFilled = line.bounds.width * factor > width * 0.985;
    return isFilled || setting.spec.case !== 'upper' ? { line, factor } : { line: lineOfWidth(setting, text, width / factor, { font: setting.spec.font, cap: CAP, least: setting.spec.tracking, most: 0.12 }), factor };
  });
  const [top, foot] = fitted as [(typeof fitted)[number], (typeof fitted)[number]];
  const cap = CAP;
  const sign = lineIn(setting, sides.joint, { font: setting.spec.subFont, cap: cap * 0.5, tracking: 0, letterCase: sides.joint.length > 1 ? 'lower' : setting.spec.case });
  const tail = Math.max(0, (top.line.bounds.y + top.line.bounds.height) * top.factor);
  const middle = tail + cap * 0.62;
  const rise = Math.max(foot.line.cap, -foot.line.bounds.y) * foot.factor;
  const baseline = middle + cap * 0.62 + rise;
  const thickness = Math.max(cap * 0.03, Math.min(one.stem * 0.34, cap * 0.06));
  const length = (width - sign.bounds.width) / 2 - cap * 0.24;
  if (length < cap * 0.4) return null;
  const layers: Layer[] = [
    ...centredAt(top.line, 0, 0, { factor: top.factor }),
    ...[-1, 1].map((side): Layer => ({ role: 'b', path: centredRect(side * (sign.bounds.width / 2 + cap * 0.24 + length / 2), middle, length, thickness) })),
    ...centredAt(sign, 0, middle - sign.bounds.cy, { role: 'tb' }),
    ...centredAt(foot.line, 0, baseline, { factor: foot.factor }),
  ];
  const facts = { capTop: -top.line.cap * top.factor, capBottom: baseline, cap: Math.min(top.line.cap * top.factor, foot.line.cap * foot.factor) };
  return withDescriptor(setting, blockOf(layers, { ...facts, stem: one.stem, lines: 3 }));
};

/** The sign large where the names leave it the room, else small between rules. */
export const ampersand: DrawSetting = (setting) => large(setting) ?? between(setting);
