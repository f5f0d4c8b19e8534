import type { Candidate } from '../../choose/candidate.ts';
import type { Genome } from '../../genome.ts';

/** Draws and measures genomes, in their order; null for one that cannot be drawn for the customer, or that she would not want. */
export type Draw = (genomes: readonly Genome[]) => Promise<(Candidate | null)[]>;
