import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TasteProfile } from '@fifteen/contracts';
import { type Concept, drawLogo, drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { rngFrom } from '@fifteen/logo-engine/rng';
import { readMeaning } from '@fifteen/meaning/node';
import type { FontLibrary } from '@fifteen/typography';
import type { IdeaId } from '@fifteen/idea-book';
import type { Entry, Pair, SetPick } from './round.ts';

export interface NamedBrief {
  readonly name: string;
  readonly profile: TasteProfile;
}

/** One concept for each brief: drawn at random from its set by the seed, or the engine's own first. */
export async function ourEntries(briefs: readonly NamedBrief[], { seed, pick, kind, library }: { seed: string; pick: SetPick; kind: Pair['kind']; library: FontLibrary }): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { name, profile } of briefs) {
    const { concepts } = await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks });
    const candidates = kind === 'symbol' ? concepts.filter(({ genome }) => genome.idea) : concepts;
    const concept = pick === 'first' ? candidates.toSorted((one, other) => one.rank - other.rank)[0] : rngFrom(`${seed}/${name}`).pick(candidates);
    if (concept) entries.push({ entrant: 'ours', source: `${name}/${concept.slot} ${concept.title}`, ...(concept.genome.idea && { idea: concept.genome.idea.program }), svg: await pictureOf(concept, profile, kind, library) });
  }
  return entries;
}

/** For each idea, a concept of it for as many briefs as can have one, in the order of the briefs. */
export async function entriesOfIdeas(ideas: readonly IdeaId[], briefs: readonly NamedBrief[], { seed, each, library }: { seed: string; each: number; library: FontLibrary }): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const idea of ideas) {
    let count = 0;
    for (const { name, profile } of briefs) {
      if (count === each) break;
      const { concepts } = await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks, ideas: [idea] });
      const own = concepts.filter(({ genome }) => genome.idea);
      if (own.length === 0) continue;
      const concept = rngFrom(`${seed}/${idea}/${name}`).pick(own);
      entries.push({ entrant: 'ours', source: `${idea}/${name}`, idea, svg: concept.svg });
      count += 1;
    }
  }
  return entries;
}

/** The SVGs of a folder, in the order of their names. */
export async function entriesOfFolder(folder: string): Promise<Entry[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).toSorted();
  return Promise.all(files.map(async (file) => ({ entrant: 'ours', source: file.slice(0, -'.svg'.length), svg: await readFile(join(folder, file), 'utf8') })));
}

async function pictureOf({ svg, genome }: Concept, profile: TasteProfile, kind: Pair['kind'], library: FontLibrary): Promise<string> {
  if (kind === 'lockup') return svg;
  return (await drawLogo(genome, profile, library)).variant({ arrangement: 'symbol', coloring: 'dark', fit: 'tight' });
}
