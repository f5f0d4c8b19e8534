import { drawLogo } from '@fifteen/logo-engine';
import { loadFontLibrary } from '@fifteen/typography/node';
import { LOOKS } from '../looks/looks.ts';
import type { NamedBrief } from './our-entries.ts';
import type { Entry, Pair } from './round.ts';

/** The redrawn sketch of each of these briefs. */
export async function entriesOfLooks(briefs: readonly NamedBrief[], kind: Pair['kind']): Promise<Entry[]> {
  const library = await loadFontLibrary();
  const variant = kind === 'symbol' ? ({ arrangement: 'symbol', coloring: 'dark', fit: 'tight' } as const) : ({ arrangement: 'primary', coloring: 'color' } as const);
  return Promise.all(
    briefs.map(async ({ name }): Promise<Entry> => {
      const look = LOOKS.find((each) => each.name === name);
      if (!look) throw new Error(`No sketch was redrawn for ${name}.`);
      return { entrant: 'looks', source: name, svg: (await drawLogo(look.genome, look.profile, library)).variant(variant) };
    }),
  );
}
