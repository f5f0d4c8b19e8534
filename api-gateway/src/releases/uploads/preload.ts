import { z } from 'zod';
import type { StaticFile } from '../bundles/static-folder.ts';

const Assets = z.object({ sync: z.array(z.string()) });

/** The part of module federation's manifest that tells which files an exposed module needs at once. */
const Manifest = z.object({
  exposes: z.array(z.object({ assets: z.object({ js: Assets, css: Assets }) })),
});

export interface Preload {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Files, beside the entry, without which a remote shows nothing: the page preloads them. */
export const preloadOf = (files: ReadonlyMap<string, StaticFile>): Preload => {
  const source = files.get('mf-manifest.json');
  if (!source) return { js: [], css: [] };
  const { exposes } = Manifest.parse(JSON.parse(source.body.toString()));
  return {
    js: exposes.flatMap(({ assets }) => assets.js.sync).filter((name) => files.has(name)),
    css: exposes.flatMap(({ assets }) => assets.css.sync).filter((name) => files.has(name)),
  };
};
