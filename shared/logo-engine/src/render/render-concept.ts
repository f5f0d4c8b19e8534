import { wordsOf } from './words-of.ts';
import { PENS } from '@fifteen/drawing';
import type { Assessment } from '../score/assess.ts';
import type { Brief } from '../brief/brief.ts';
import { compose } from '../compose/compose.ts';
import { CANVAS } from '../compose/canvas.ts';
import { resolveColors } from '../color/resolve.ts';
import type { Concept } from '../concept.ts';
import type { RealMarks } from '../lookalikes/real-marks.ts';
import type { Selected } from '../select/select.ts';
import { reasonsFor } from './reasons.ts';
import { inColors } from './artwork.ts';
import { svgOf } from './svg.ts';
import type { Genome } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';

const FRAME = { width: CANVAS, height: CANVAS };

/** A selected proposal as the concept that a customer sees. `distinctness` is its distance to the nearest other of the set. */
export const renderConcept = ({ assessment, slot, rank }: Selected, distinctness: number, brief: Brief, marks?: RealMarks): Concept =>
  renderAssessment({ assessment, slot, rank, distinctness, reasons: reasonsFor(assessment, brief), marks }, brief);

/** Something that was drawn and measured, with its place and its words. */
export interface Rendering {
  readonly assessment: Assessment;
  readonly slot: number;
  readonly rank: number;
  readonly distinctness: number;
  readonly reasons: readonly string[];
  /** What it is compared with. */
  readonly marks: RealMarks | undefined;
}

/** A measured drawing as a concept. */
export function renderAssessment({ assessment, slot, rank, distinctness, reasons, marks }: Rendering, brief: Brief): Concept {
  const { proposal, measures, symbol, figure, lockup, score } = assessment;
  const { genome } = proposal;
  const colors = resolveColors(genome.color, brief.palette);
  return {
    slot,
    rank,
    studio: genome.studio,
    genome,
    svg: svgOf({ ...inColors(compose(genome, brief).layers, colors, FRAME), ground: colors.ground }),
    title: titleOf(genome),
    reasons,
    scores: { legibility_16: thousandths(measures.legibility.symbol16), contrast: thousandths(measures.contrast), distinctness: thousandths(distinctness), quality: thousandths(Math.max(0, Math.min(1, score / 2.4))) },
    fingerprints: { symbol, figure, lockup },
    nearestMark: figure === null ? null : (marks?.nearest(figure) ?? null),
    background: colors.ground,
    font: letteringName(genome, brief),
    colors,
  };
}

/** The name of the idea, or of the lettering where there is none. */
export function titleOf({ idea, lettering }: Genome): string {
  if (idea) return wordsOf(ideaOf(idea).title, idea);
  return 'pen' in lettering.style ? `${PENS[lettering.style.pen].name} lettering` : 'The name in letters';
}

export const letteringName = ({ lettering: { style } }: Genome, { library }: Brief): string => ('pen' in style ? PENS[style.pen].name : library.style(style.font).name);

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
