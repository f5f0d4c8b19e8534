import { DrawingError } from '@fifteen/drawing';
import type { AssetScores } from '@fifteen/contracts';
import type { Brief } from '../brief/brief.ts';
import { fontsOf, lettersOf } from '../compose/fonts-of.ts';
import type { Concept } from '../concept.ts';
import { type DrawnLogo, drawnLogo } from '../export/draw-logo.ts';
import type { Genome } from '../genome.ts';
import type { RealMarks } from '../lookalikes/real-marks.ts';
import { renderAssessment } from '../render/render-concept.ts';
import { assess } from '../score/assess.ts';
import type { Raster } from '../score/raster.ts';
import { editedProposal } from './edited-proposal.ts';

/** Makes sure that the fonts of these genomes can be drawn with. */
export async function readyFor(genomes: readonly Genome[], brief: Brief): Promise<void> {
  const tags = genomes.map(({ tag }) => tag?.text ?? '').join('');
  await brief.library.ready([...new Set(genomes.flatMap(fontsOf))], lettersOf(brief) + tags + tags.toUpperCase() + tags.toLowerCase());
}

/** An edited genome, drawn. Throws a DrawingError where its idea cannot be drawn for this name. */
export async function drawEdited(genome: Genome, brief: Brief): Promise<DrawnLogo> {
  await readyFor([genome], brief);
  return drawnLogo(genome, brief);
}

/** What is stored of an edited logo. */
export type EditedConcept = Omit<Concept, 'slot' | 'rank'> & { readonly scores: AssetScores };

/** An edited genome as a concept, measured like those of a set. */
export async function finishEdited(genome: Genome, brief: Brief, { raster, reasons, marks }: { raster: Raster; reasons: readonly string[]; marks?: RealMarks }): Promise<EditedConcept> {
  await readyFor([genome], brief);
  const assessment = assess(editedProposal(genome), brief, raster);
  if (!assessment) throw new DrawingError('The logo cannot be drawn like that.');
  return renderAssessment({ assessment, slot: 0, rank: 0, distinctness: 1, reasons, marks }, brief);
}
