import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from '../../concept.ts';

/** Slot, recipe, hash of the genome, hash of the SVG. */
export type GoldenConcept = readonly [slot: number, recipe: string, genome: string, svg: string];

/** One brief as a version of the engine draws it. */
export interface Golden {
  engine: string;
  /** Hash of the contact sheet in docs/images/engine: who renews the hashes must have drawn it. */
  sheet: string;
  concepts: readonly GoldenConcept[];
}

export type Goldens = Readonly<Record<string, Golden>>;

/** Hashes are cut to what a person can compare. */
const HASH_DIGITS = 12;
const PACKAGE = new URL('../../../', import.meta.url);
const FILE = new URL('goldens.json', PACKAGE);
const SHEETS = new URL('../../docs/images/engine/', PACKAGE);

export const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS);

/** What is held fast of a plan. The version within each genome is left out: a new one that draws the same shows no change. */
export const goldenConcepts = ({ concepts }: Plan): GoldenConcept[] =>
  concepts.map(({ slot, recipe, genome, svg }) => [slot, recipe, hashOf(JSON.stringify({ ...genome, engine: '' })), hashOf(svg)]);

/** Where a brief's contact sheet is kept. */
export const sheetFile = (brief: string): string => fileURLToPath(new URL(`${brief}.webp`, SHEETS));

export const readGoldens = async (): Promise<Goldens> => JSON.parse(await readFile(FILE, 'utf8')) as Goldens;

/** Writes a line a concept, so that a change shows which logos it met. */
export async function writeGoldens(goldens: Goldens): Promise<void> {
  const briefs = Object.entries(goldens).map(([brief, { engine, sheet, concepts }]) => {
    const lines = concepts.map((concept) => `      ${JSON.stringify(concept)}`);
    return `  ${JSON.stringify(brief)}: {\n    "engine": ${JSON.stringify(engine)},\n    "sheet": ${JSON.stringify(sheet)},\n    "concepts": [\n${lines.join(',\n')}\n    ]\n  }`;
  });
  await writeFile(FILE, `{\n${briefs.join(',\n')}\n}\n`);
}

export const sheetFolder = (): string => path.dirname(sheetFile('any'));

/** Why the goldens cannot stand, in words that say what to do; null where they do. */
export function staleness(brief: string, golden: Golden | undefined, drawn: readonly GoldenConcept[], version: string): string | null {
  const isSame = JSON.stringify(golden?.concepts) === JSON.stringify(drawn);
  if (isSame && golden?.engine === version) return null;
  const slots = drawn.filter((concept, slot) => JSON.stringify(concept) !== JSON.stringify(golden?.concepts[slot])).map(([slot]) => slot);
  if (golden?.engine === version) return `${brief}: the engine draws slots ${slots.join(', ')} differently and is still version ${version}. Raise ENGINE_VERSION in src/version.ts, then ${RENEW}`;
  return `${brief}: the goldens are of version ${golden?.engine ?? 'none'}, the engine is ${version}: ${RENEW}`;
}

const RENEW = 'run "npm run -w shared/logo-engine goldens", look at the sheets in docs/images/engine and commit them with goldens.json.';
