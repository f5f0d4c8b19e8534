import { ABSTRACT_MARKS } from './abstract/abstract-marks.ts';
import { drawContained, drawMerged, drawMotif, drawSliced, drawStriped } from './composed-marks.ts';
import { MARK_SIZE, fitToBox } from './fit.ts';
import { LETTER_MARKS, suitsInitials } from './letters/letter-marks.ts';
import { paintedByHand } from './hand/painted.ts';
import type { Mark, MarkContext, MarkSpec } from './mark-spec.ts';
import { motifById } from './motifs/motifs.ts';
import { drawScene } from './scenes/draw-scene.ts';
import { type Drawing, type Pen, penOf } from './pen.ts';
import { drawCarved, drawCollage, drawGouged } from './print/printed-motif.ts';
import { drawRepeated, drawTiled } from './tiles/tiled-motif.ts';

/** Draws the mark that the spec names; null where it does not suit (unknown id, letters that would mislead). */
export function buildMark(spec: MarkSpec, context: MarkContext): Mark | null {
  const drawing = draw(spec, context);
  return drawing && fitToBox(drawing, MARK_SIZE * (spec.scale ?? 1));
}

function draw(spec: MarkSpec, context: MarkContext): Drawing | null {
  const pen = penOf(spec, context);
  if (spec.kind === 'abstract') return drawFigure(spec, pen);
  if (spec.kind === 'letter') return drawLetter(spec, pen);
  return drawWithMotif(spec, pen);
}

function drawWithMotif(spec: MarkSpec, pen: Pen): Drawing | null {
  const motif = motifById(spec.generator);
  if (!motif) return null;
  if (spec.kind === 'contained') return drawContained(motif, spec, pen);
  if (spec.kind === 'merged') return drawMerged(motif, spec, pen);
  if (spec.kind === 'scene') return drawScene(motif, spec, pen);
  if (spec.kind === 'striped') return drawStriped(motif, pen);
  if (spec.kind === 'sliced') return drawSliced(motif, pen);
  if (spec.kind === 'carved') return drawCarved(motif, pen);
  if (spec.kind === 'gouged') return drawGouged(motif, pen);
  if (spec.kind === 'collage') return drawCollage(motif, pen);
  if (spec.kind === 'tiled') return drawTiled(motif, pen);
  if (spec.kind === 'repeated') return drawRepeated(motif, pen);
  return drawMotif(motif, pen);
}

/** Figures whose areas meet in points: soft edges would run together. */
const MEETING_IN_POINTS: ReadonlySet<string> = new Set(['interference', 'opDisc', 'eccentricRings']);

/** Where the hand is wanted, figures are painted too, unless they are drawn or cut by hand already. */
function drawFigure({ generator }: MarkSpec, pen: Pen): Drawing | null {
  const mark = ABSTRACT_MARKS.find(({ id }) => id === generator);
  if (!mark) return null;
  const isByHand = !mark.tags.includes('organic') || mark.tags.includes('brush') || mark.tags.includes('handmade') || MEETING_IN_POINTS.has(generator);
  return pen.hand && !isByHand ? paintedByHand(mark.draw(pen), pen.sharp ? 'cut' : 'ink', pen) : mark.draw(pen);
}

function drawLetter({ generator }: MarkSpec, pen: Pen): Drawing | null {
  const mark = LETTER_MARKS.find(({ id }) => id === generator);
  return mark && suitsInitials(mark, pen.initials) ? mark.draw(pen) : null;
}
