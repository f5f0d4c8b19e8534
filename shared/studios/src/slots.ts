import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS } from '@fifteen/contracts';

/** Concepts of each studio that a model draws, of five. */
export const BY_MODEL_OF_EACH = 2;

/**
 * Slots of a set that wait for a model: the last of each studio, which the engine chose last. Until a model has drawn for
 * them, and if it never does, they are the engine's.
 */
export const MODEL_SLOTS: readonly number[] = RESIDENT_STUDIOS.flatMap((_, i) =>
  Array.from({ length: BY_MODEL_OF_EACH }, (_unused, place) => (i + 1) * CONCEPTS_PER_STUDIO - BY_MODEL_OF_EACH + place),
);
