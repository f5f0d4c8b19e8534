/** Random names and genomes, and what is wrong with drawings: for tests and the lab, never for the product. */
export { type FuzzedName, fuzzNames } from './name-fuzz.ts';
export { type RandomGenomeOptions, randomGenome } from './random-genome.ts';
export { OWNER_WISHES } from '../edit/prompt/owner-wishes.fixture.ts';
export { scriptsOfNames } from './random-name.ts';
export { svgFaults } from './svg-faults.ts';
