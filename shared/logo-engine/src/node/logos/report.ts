import type { Plan } from '../../concept.ts';

/** The plan without its drawings: what was chosen, why, and how it scored. */
export function reportOf({ concepts, engine, seed, diversity, leastDistance, notes, timings }: Plan) {
  return {
    engine,
    seed,
    diversity,
    least_distance: leastDistance,
    notes,
    times_ms: timings,
    concepts: concepts.map(({ slot, studio, recipe, family, title, font, colours, scores, measures, fingerprints, reasons }) => ({
      file: `${String(slot + 1).padStart(2, '0')}.svg`,
      studio,
      recipe,
      family,
      title,
      font,
      colours,
      scores,
      measures,
      fingerprints,
      reasons,
    })),
  };
}
