import type { ComparisonId, ComparisonValue, DislikedLogoId, VibeId } from '@fifteen/contracts';

const BASE = '/media/taste';

/** The picture that stands for each answer. */
export const vibePicture = (id: VibeId): string => `${BASE}/vibes/${id}.svg`;
export const dislikePicture = (id: DislikedLogoId): string => `${BASE}/dislikes/${id}.svg`;
export const comparisonPicture = (question: ComparisonId, value: ComparisonValue): string =>
  `${BASE}/comparisons/${question}/${value}.svg`;

export const samplePicture = (id: string): string => `${BASE}/samples/${id}.webp`;
export const MEDIA_INDEX = `${BASE}/index.json`;
