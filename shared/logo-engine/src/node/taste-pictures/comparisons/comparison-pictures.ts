import type { ComparisonId, ComparisonValue } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { bold, playful, serious, subtle } from './loudness.ts';
import { classic, modern, organic, tech } from './manner.ts';
import { accessible, detailed, minimal, premium } from './worth.ts';

type Draw = (press: Press) => Picture;

/** Two logos of one company for each question: the same name and idea, and only the question's axis moved. */
export const COMPARISON_PICTURES: Record<ComparisonId, Partial<Record<ComparisonValue, Draw>>> = {
  premium_vs_accessible: { premium, accessible },
  bold_vs_subtle: { bold, subtle },
  playful_vs_serious: { playful, serious },
  modern_vs_classic: { modern, classic },
  tech_vs_organic: { tech, organic },
  minimal_vs_detailed: { minimal, detailed },
};
