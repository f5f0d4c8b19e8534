import type { ComparisonId, ComparisonValue } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { accessible } from './accessible.ts';
import { bold } from './bold.ts';
import { classic } from './classic.ts';
import { detailed } from './detailed.ts';
import { minimal } from './minimal.ts';
import { modern } from './modern.ts';
import { organic } from './organic.ts';
import { playful } from './playful.ts';
import { premium } from './premium.ts';
import { serious } from './serious.ts';
import { subtle } from './subtle.ts';
import { tech } from './tech.ts';

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
