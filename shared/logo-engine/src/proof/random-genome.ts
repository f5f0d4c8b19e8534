import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { COLOR_ROLES, type LetteringStyle, PEN_IDS } from '@fifteen/drawing';
import { IDEAS, type Idea, type IdeaId } from '@fifteen/idea-book';
import { THINGS, type ThingId } from '@fifteen/meaning';
import type { FontStyle } from '@fifteen/typography';
import { PALETTE_COLORS } from '../color/palette.ts';
import { FINISHES, type Genome, type IdeaGene, LAYOUTS, type LetteringGene, NAME_SETTINGS, ORNAMENTS } from '../genome.ts';
import type { Rng } from '../rng/rng.ts';
import { ENGINE_VERSION } from '../version.ts';

/** Letters all in the color of the background are refused before they are drawn. */
const VISIBLE_ROLES = COLOR_ROLES.filter((role) => role !== 'ground');

export interface RandomGenomeOptions {
  /** The name that it is drawn for: letters are taken from it, though not always. */
  readonly name: string;
  readonly fonts: readonly FontStyle[];
}

const ALL_THINGS = Object.keys(THINGS) as ThingId[];

/** A genome that the schema lets pass, most of them nothing that the engine itself would propose. */
export function randomGenome(rng: Rng, { name, fonts }: RandomGenomeOptions): Genome {
  const some = <T>(probability: number, make: () => T): T | undefined => (rng.chance(probability) ? make() : undefined);
  const style = () => randomStyle(rng, fonts);
  const optional = {
    gap: some(0.4, () => rng.range(0.1, 10)),
    markScale: some(0.4, () => rng.range(0.1, 10)),
    tagScale: some(0.3, () => rng.range(0.1, 10)),
    ornament: some(0.4, () => rng.pick(ORNAMENTS)),
    finish: some(0.3, () => rng.pick(FINISHES)),
    flip: some(0.3, () => true as const),
    markLast: some(0.3, () => true as const),
  };
  return {
    v: 2,
    engine: ENGINE_VERSION,
    seed: String(rng.int(0, 1e9)),
    studio: rng.pick(RESIDENT_STUDIOS),
    idea: some(0.85, () => randomIdea(rng, name)) ?? null,
    lettering: { style: style(), setting: rng.pick(NAME_SETTINGS), ...present({ sub: some(0.3, style), inks: some(0.3, () => [rng.pick(COLOR_ROLES), rng.pick(VISIBLE_ROLES)]), bounce: some(0.2, () => true as const) }) } as LetteringGene,
    tag: some(0.4, () => ({ text: rng.pick(['Est. 1998', 'Coffee & cake', '茶', 'W'.repeat(40), 'î']), style: style() })) ?? null,
    layout: rng.pick(LAYOUTS),
    color: {
      ...present({ contrast: some(0.2, () => 'strong' as const), gradient: some(0.4, () => rng.pick(['on', 'off'] as const)), overrides: some(0.3, () => ({ [rng.pick(COLOR_ROLES)]: `#${rng.int(0, 0xffffff).toString(16).padStart(6, '0')}` })) }),
      roles: Object.fromEntries(COLOR_ROLES.map((role) => [role, rng.pick(PALETTE_COLORS)])) as Genome['color']['roles'],
    },
    ...present(optional),
  };
}

function randomIdea(rng: Rng, name: string): IdeaGene {
  const idea: Idea = rng.pick(IDEAS);
  const characters = [...name];
  const letters = rng.weighted(['initials', 'one', 'few', 'all', 'none'], (kind) => (kind === 'initials' ? 4 : 1));
  const ranges = Object.entries({ stem: { min: 0.01, max: 0.3 }, radius: { min: 0, max: 0.2 }, slope: { min: -30, max: 30 }, ...idea.params });
  return {
    program: idea.id as IdeaId,
    look: rng.pick(Object.keys(idea.looks)),
    things: idea.needs.map(({ things = [] }) => (things.length > 0 && rng.chance(0.8) ? rng.pick(things) : rng.pick(ALL_THINGS))),
    letters: { initials: rng.pick([...(idea.initials ?? name)]), one: rng.pick(characters), few: characters.slice(0, 3).join(''), all: name, none: '' }[letters] ?? '',
    params: Object.fromEntries(ranges.filter(() => rng.chance(0.3)).map(([id, { min, max }]) => [id, rng.chance(0.2) ? rng.pick([min, max]) : rng.range(min, max)])),
  };
}

function randomStyle(rng: Rng, fonts: readonly FontStyle[]): LetteringStyle {
  const casing = rng.chance(0.4) ? { case: rng.pick(['upper', 'lower', 'title'] as const) } : {};
  if (rng.chance(0.5)) return { font: rng.pick(fonts).id, ...casing, ...(rng.chance(0.3) && { tracking: rng.range(-0.2, 1) }) };
  const options = { stem: rng.range(0.02, 0.4), radius: rng.next(), slope: rng.range(-45, 45), width: rng.range(0.4, 2), terminal: rng.pick(['flat', 'round', 'cut'] as const), tracking: rng.range(-0.3, 1) };
  return { pen: rng.pick(PEN_IDS), options: Object.fromEntries(Object.entries(options).filter(() => rng.chance(0.4))), ...casing };
}

/** Without what is undefined: a genome names only what it has. */
const present = <T extends object>(fields: T): { [Field in keyof T]?: Exclude<T[Field], undefined> } => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Field in keyof T]?: Exclude<T[Field], undefined> };
