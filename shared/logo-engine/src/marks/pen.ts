import type { Chance } from '../chance/chance.ts';
import type { Path } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';
import type { MarkContext, MarkSpec } from './mark-spec.ts';

/** A generator's result before it is fitted to the mark's box. */
export interface Drawing {
  layers: Layer[];
  strokeWidth: number;
  /** A simpler form for small sizes, where the whole would not be read. */
  small?: Layer[];
}

/** What a generator draws with: the context, and its own choices by name. */
export interface Pen extends MarkContext {
  container: string | undefined;
  font: string | undefined;
  /** One of the options: the spec's parameter of that name if it is one of them, else by chance. */
  pick<const T extends number | string | boolean>(name: string, options: readonly T[]): T;
  /** A number in the range: the spec's parameter of that name, else by chance. */
  range(name: string, low: number, high: number): number;
}

export function penOf(spec: MarkSpec, context: MarkContext): Pen {
  const chance = context.chance.fork(`mark:${spec.seed}`);
  const given = spec.params ?? {};
  return {
    ...context,
    chance,
    container: spec.container,
    font: spec.font,
    pick: (name, options) => options.find((option) => option === given[name]) ?? pickOne(chance, name, options),
    range: (name, low, high) => {
      const value = given[name];
      return typeof value === 'number' ? Math.min(high, Math.max(low, value)) : chance.fork(name).range(low, high);
    },
  };
}

const pickOne = <T>(chance: Chance, name: string, options: readonly T[]): T => chance.fork(name).pick(options);

export const layer = (role: ColourRole, path: Path): Layer => ({ role, path });

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
