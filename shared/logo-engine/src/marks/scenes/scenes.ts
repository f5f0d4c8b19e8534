import { amongLeaves } from './among-leaves.ts';
import { bouquet } from './bouquet.ts';
import { crest } from './crest.ts';
import { crossed } from './crossed.ts';
import { garden } from './garden.ts';
import { harbour } from './harbour.ts';
import { kindsOf } from './kinds.ts';
import { night } from './night.ts';
import { rays } from './rays.ts';
import { ridges } from './ridges.ts';
import { road } from './road.ts';
import type { Scene } from './stage.ts';
import { stillLife } from './still-life.ts';
import { street } from './street.ts';

/** Small illustrations with a motif as their hero. */
export const SCENES: readonly Scene[] = [ridges, harbour, stillLife, bouquet, amongLeaves, street, crossed, night, rays, crest, road, garden];

/** Ids of those, of the ones asked for, that have room for a second motif. */
export const scenesForTwo = (asked: readonly string[]): string[] => asked.filter((id) => SCENES.some((scene) => scene.id === id && !scene.forOne));

/** Ids of the scenes that make sense with the motif, of those asked for or of all. */
export function scenesFor(motif: string, asked: readonly string[] = SCENES.map(({ id }) => id)): string[] {
  const kinds = kindsOf(motif);
  return asked.filter((id) => SCENES.find((scene) => scene.id === id)?.heroes.some((kind) => kinds.includes(kind)));
}
