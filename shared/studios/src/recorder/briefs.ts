import { readFile } from 'node:fs/promises';
import { TasteProfile } from '@fifteen/contracts';

/** The twelve briefs of the recordings: names full of pictures and empty ones, four scripts, dull trades and lively ones. */
export const RECORDED_BRIEFS = [
  'wren-thistle',
  'northwind-coffee',
  'copperline-brewing',
  'brightsmile-dental',
  'severny-veter',
  'elia-thalassa',
  'harbour-records',
  'ironwood-gym',
  'little-acorns',
  'nimbus-security',
  'velo-norte',
  'sunderland-ashcroft',
] as const;

/** A brief of the repository by its name. */
export async function recordedBrief(name: string): Promise<TasteProfile> {
  return TasteProfile.parse(JSON.parse(await readFile(new URL(`../../../logo-engine/briefs/${name}.json`, import.meta.url), 'utf8')));
}
