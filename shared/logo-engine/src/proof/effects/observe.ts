import { resolveColours } from '../../colour/resolve-colours.ts';
import type { LogoContext } from '../../context.ts';
import type { Genome } from '../../genome.ts';

/** What a customer would notice of a set: by names, and the weight of the letters by number. */
export const ASPECTS = ['idea', 'mark', 'letters', 'colour', 'layout'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Shares of names in a set, adding up to 1. */
export type Shares = ReadonlyMap<string, number>;

/** One set, from one seed, as distributions. */
export interface Observation {
  shares: Readonly<Record<Aspect, Shares>>;
  /** Mean stem of the letters, share of the em. */
  stem: number;
}

export interface Weighed {
  genome: Genome;
  weight: number;
}

export function observe(set: readonly Weighed[], context: LogoContext): Observation {
  const total = set.reduce((sum, { weight }) => sum + weight, 0);
  const sharesOf = (namesOf: (genome: Genome) => readonly string[]): Shares => {
    const shares = new Map<string, number>();
    for (const { genome, weight } of set) {
      const names = namesOf(genome);
      for (const name of names) shares.set(name, (shares.get(name) ?? 0) + weight / total / names.length);
    }
    return shares;
  };
  const style = (genome: Genome) => context.library.style(genome.type.font);
  return {
    shares: {
      idea: sharesOf(({ family }) => [family]),
      mark: sharesOf(({ mark, recipe }) => (mark ? [[mark.kind, mark.generator, mark.inner].join(' ')] : [recipe])),
      letters: sharesOf((genome) => [genome.type.constructed ? 'own' : style(genome).class]),
      colour: sharesOf((genome) => coloursOf(genome, context)),
      layout: sharesOf(({ layout, deco, type, plate, color }) => [[layout, deco, plate?.shape, type.treatment?.kind, type.case, color.gradient && 'gradient'].join(' '), `ground ${color.background}`]),
    },
    stem: set.reduce((sum, { genome, weight }) => sum + style(genome).stem * weight, 0) / total,
  };
}

/** Colours that are seen of a genome, as #rrggbb: the ground, the lettering, and the mark's where there is one. */
function coloursOf({ color, mark, deco, type, plate }: Genome, { palette }: LogoContext): string[] {
  const { background, text, a, b, c } = resolveColours(color, palette);
  const hasSecond = mark !== undefined || deco !== undefined || type.swap !== undefined || type.mode === 'duo' || type.treatment?.twoTone === true;
  return [background, plate ? a : text, ...(mark ? [a] : []), ...(hasSecond ? [b] : []), ...(mark?.kind === 'abstract' ? [c] : [])];
}
