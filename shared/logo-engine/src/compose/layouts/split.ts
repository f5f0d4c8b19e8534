import type { TypeSpec } from '../../type/type-spec.ts';
import { place } from '../place.ts';
import { CAP, setLine } from '../type/line.ts';
import { inCase } from '../../type/in-case.ts';
import { type Arrangement, type MarkedParts, markScaleOf } from './arrangement.ts';

/** Height of the mark against the capitals on both sides. */
const GROWTH = 2.7;

/** The mark between the first word and the others. */
export function split({ genome, context, mark }: MarkedParts): Arrangement {
  const [first = '', ...others] = context.name.words;
  const texts = [first, others.join(' ')];
  const [left, right] = (context.name.script.isRightToLeft ? texts.toReversed() : texts).map((text) => setLine(context.library, inCase(text, genome.type.case), lineOptions(genome.type)));
  if (!left || !right) throw new Error('A split logo has two words');
  const { width, height, cx, cy } = mark.bounds;
  const factor = (CAP * GROWTH * markScaleOf(genome)) / height;
  const side = (width * factor) / 2 + CAP * 0.72;
  return {
    layers: [
      ...place(left.layers, 1, -side - left.bounds.x - left.bounds.width, 0),
      ...place(mark.layers, factor, -cx * factor, -CAP / 2 - cy * factor),
      ...place(right.layers, 1, side - right.bounds.x, 0),
    ],
    markScale: factor,
  };
}

const lineOptions = ({ font, tracking }: TypeSpec) => ({ font, tracking, cap: CAP });
