import type { TasteProfile } from '@fifteen/contracts';
import { drawLogo, type Genome, parseGenome, type Variant } from '@fifteen/logo-engine';
import type { FontLibrary } from '@fifteen/typography';
import { sha256 } from './sha256.ts';

/** A logo that a version of the engine drew, and what came out. */
export interface Golden {
  /** Name of its brief in `profiles`. */
  readonly brief: string;
  readonly genome: Genome;
  /** SHA-256 of each variant's SVG, by the names of VARIANTS. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** What one version of the engine drew. */
export interface GoldenFile {
  readonly engine: string;
  /** From then on these logos belong to customers: the file is never written again, and every later engine draws the same bytes. */
  readonly isReleased: boolean;
  readonly profiles: Readonly<Record<string, TasteProfile>>;
  readonly goldens: readonly Golden[];
  /** SHA-256 of the layers of every idea, by "idea/look". */
  readonly ideas: Readonly<Record<string, string>>;
}

/** As designed, in one color, and as small as it gets: what goes through different code. */
const VARIANTS: Readonly<Record<string, Variant>> = {
  primary: { arrangement: 'primary', coloring: 'color' },
  dark: { arrangement: 'primary', coloring: 'dark', fit: 'tight' },
  symbol: { arrangement: 'symbol', coloring: 'reversed', fit: 'safe' },
  symbol16: { arrangement: 'symbol16', coloring: 'color' },
};

/** What this engine draws for a stored genome, as hashes. */
export async function hashesOf(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<Record<string, string>> {
  const logo = await drawLogo(parseGenome(JSON.parse(JSON.stringify(genome)), library), profile, library);
  return Object.fromEntries(Object.entries(VARIANTS).map(([name, variant]) => [name, sha256(logo.variant(variant))]));
}
