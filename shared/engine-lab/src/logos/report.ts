import type { Plan } from '@fifteen/logo-engine';

/** The plan without its drawings: what was chosen, why, and how it scored. */
export const reportOf = ({ concepts, engine, seed, diversity, notes }: Plan) => ({
  engine,
  seed,
  diversity,
  notes,
  concepts: concepts.map(({ slot, rank, studio, genome, title, font, colors, scores, fingerprints, reasons }) => ({
    file: `${String(slot + 1).padStart(2, '0')}.svg`,
    rank: rank + 1,
    studio,
    idea: genome.idea && `${genome.idea.program}/${genome.idea.look}`,
    title,
    font,
    colors,
    scores,
    fingerprints,
    reasons,
  })),
});
