import { ABSTRACT_MARKS } from './abstract/abstract-marks.ts';
import { MARK_SIZE, fitToBox } from './fit.ts';
import type { Mark, MarkContext, MarkSpec } from './mark-spec.ts';
import { type Drawing, penOf } from './pen.ts';

/** Draws the mark that the spec names; null where it does not suit (unknown id, letters that would mislead). */
export function buildMark(spec: MarkSpec, context: MarkContext): Mark | null {
  const drawing = draw(spec, context);
  return drawing && fitToBox(drawing, MARK_SIZE * (spec.scale ?? 1));
}

function draw(spec: MarkSpec, context: MarkContext): Drawing | null {
  const pen = penOf(spec, context);
  if (spec.kind === 'abstract') return ABSTRACT_MARKS.find(({ id }) => id === spec.generator)?.draw(pen) ?? null;
  return null;
}
