/**
 * Writes what this version of the engine draws, for the test that later versions draw the same:
 *
 *   npm run goldens -w @fifteen/engine-lab
 */
import type { TasteProfile } from '@fifteen/contracts';
import { type Concept, drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { galleryBriefs } from '../gallery/gallery-briefs.ts';
import { LOOKS } from '../looks/looks.ts';
import { type Golden, hashesOf } from './golden.ts';
import { writeGoldens } from './golden-files.ts';
import { ideaHashes } from './idea-hashes.ts';

const COUNT = 90;

interface Drawn {
  readonly brief: string;
  readonly concept: Concept;
}

const library = await loadFontLibrary();
const briefs = await galleryBriefs();
const drawn: Drawn[] = [];
for (const { name, profile } of briefs) {
  const { concepts } = await drawSet(profile, { seed: '1', library, raster: canvasRaster, readMeaning, marks: realMarks });
  drawn.push(...concepts.map((concept) => ({ brief: name, concept })));
}
const profiles: Record<string, TasteProfile> = Object.fromEntries([...briefs, ...LOOKS].map(({ name, profile }) => [name, profile]));
const goldens: Golden[] = [];
for (const { name, profile, genome } of LOOKS) goldens.push({ brief: name, genome, hashes: await hashesOf(genome, profile, library) });
for (const { brief, concept } of mostDifferent(drawn)) goldens.push({ brief, genome: concept.genome, hashes: await hashesOf(concept.genome, profiles[brief]!, library) });
const ideas = await ideaHashes(library);
await writeGoldens({ profiles, goldens, ideas });
console.log(`${goldens.length} logos of ${new Set(goldens.map(({ genome }) => genome.idea?.program)).size} ideas, ${Object.keys(ideas).length} looks of the book.`);

/** One after another the logo that shows most of what none before it showed. */
function mostDifferent(all: readonly Drawn[]): Drawn[] {
  const seen = new Set<string>();
  const left = new Set(all);
  const chosen: Drawn[] = [];
  while (chosen.length < COUNT && left.size > 0) {
    const next = [...left].reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    left.delete(next);
    for (const trait of traitsOf(next)) seen.add(trait);
    chosen.push(next);
  }
  return chosen;

  function newIn(one: Drawn): number {
    return traitsOf(one).filter((trait) => !seen.has(trait)).length;
  }
}

/** What code a logo goes through: its idea and look, its pen or font, its layout, setting, colors and brief. */
function traitsOf({ brief, concept: { genome } }: Drawn): string[] {
  const { idea, lettering, tag, layout, color } = genome;
  const style = 'pen' in lettering.style ? lettering.style.pen : lettering.style.font;
  return [`idea ${idea?.program ?? 'none'}`, `look ${idea?.look ?? 'none'}`, `style ${style}`, `layout ${layout} ${lettering.setting}`, `tag ${tag !== null}`, `colors ${Object.values(color.roles).join()} ${color.gradient ?? ''}`, `brief ${brief}`];
}
