import { readFile, writeFile } from 'node:fs/promises';
import type { VibeId } from '@fifteen/contracts';
import type { Genome } from '@fifteen/logo-engine';

const FILE = new URL('../../taste-picks.json', import.meta.url);

/** A concept that was chosen, by eye, to be the picture of a vibe. Kept as its genome, so that it stays whatever a set proposes. */
export interface Pick {
  /** What the picture shows. */
  readonly alt: string;
  readonly genome: Genome;
}

export const readPicks = async (): Promise<Record<VibeId, Pick>> => JSON.parse(await readFile(FILE, 'utf8')) as Record<VibeId, Pick>;

export const writePicks = (picks: Readonly<Record<VibeId, Pick>>): Promise<void> => writeFile(FILE, `${JSON.stringify(picks, null, 2)}\n`);
