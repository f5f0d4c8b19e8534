import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DISLIKED_LOGO_IDS, type DislikedLogoId, VIBE_IDS, type VibeId } from '@fifteen/contracts';
import { type Concept, ENGINE_VERSION, type Genome, drawLogo, drawSet } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import type { FontLibrary } from '@fifteen/typography';
import { readProfile } from '../logos/read-profile.ts';
import { DISLIKES, customerOf } from './dislikes.ts';
import { framed } from './framed.ts';
import { type Pick, readPicks } from './picks.ts';

const BRIEFS = fileURLToPath(new URL('../../../logo-engine/taste-briefs/', import.meta.url));

/** A picture of the taste test. */
export interface TastePicture {
  /** Below the folder of the pictures: "vibes/hand_drawn.svg". */
  readonly file: string;
  readonly alt: string;
  readonly svg: string;
}

/** A concept of the set that the engine draws for a vibe's brief. */
export async function conceptOf(vibe: VibeId, { seed, slot, library }: { seed: string; slot: number; library: FontLibrary }): Promise<Concept> {
  const { concepts } = await drawSet(await briefOf(vibe), { seed, library, raster: canvasRaster, readMeaning });
  const concept = concepts.find((each) => each.slot === slot);
  if (!concept) throw new Error(`The set of ${vibe} has no slot ${slot}.`);
  return concept;
}

/** The picture of a vibe: the concept that was picked for it, drawn for the vibe's brief. */
export async function vibePicture(vibe: VibeId, { alt, genome }: Pick, library: FontLibrary): Promise<TastePicture> {
  const logo = await drawLogo(genome, await briefOf(vibe), library, readMeaning);
  return { file: `vibes/${vibe}.svg`, alt, svg: framed(logo.variant({ arrangement: 'primary', coloring: 'color' }), logo.composition.box, logo.colors.ground) };
}

const briefOf = (vibe: VibeId) => readProfile(path.join(BRIEFS, `${vibe}.json`));

const ROLES = { main: 'main', second: 'second', third: 'third', fourth: 'fourth', ink: 'ink', ground: 'paper' } as const;

/** The picture of a dislike: a genome with the trait, drawn by the engine. */
export async function dislikePicture(id: DislikedLogoId, library: FontLibrary): Promise<TastePicture> {
  const dislike = DISLIKES[id];
  const profile = customerOf(dislike, await briefOf(VIBE_IDS[0]));
  const { genome: given, colors } = dislike;
  const genome: Genome = { v: 2, engine: ENGINE_VERSION, seed: id, studio: '78', idea: null, tag: null, ...given, color: { ...given.color, roles: ROLES, overrides: colors } };
  const logo = await drawLogo(genome, profile, library, readMeaning);
  const svg = framed(logo.variant({ arrangement: 'primary', coloring: 'color' }), logo.composition.box, logo.colors.ground);
  const repainted = Object.entries(dislike.repainted ?? {}).reduce((drawn, [role, color]) => drawn.replaceAll(`fill="${logo.colors[role as keyof typeof logo.colors]}"`, `fill="${color}"`), svg);
  return { file: `dislikes/${id}.svg`, alt: dislike.alt, svg: repainted };
}

/** Every picture of vibes and dislikes, in their order on the page. */
export async function drawPictures(library: FontLibrary): Promise<TastePicture[]> {
  const pictures: TastePicture[] = [];
  const picks = await readPicks();
  for (const vibe of VIBE_IDS) pictures.push(await vibePicture(vibe, picks[vibe], library));
  for (const id of DISLIKED_LOGO_IDS) pictures.push(await dislikePicture(id, library));
  return pictures;
}
