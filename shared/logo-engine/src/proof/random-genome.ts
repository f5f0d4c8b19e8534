import { STUDIO_IDS } from '@fifteen/contracts';
import type { Chance } from '../chance/chance.ts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import { BADGE_EDGES, BADGE_FORMS, COLOUR_SLOTS, DECORATIONS, GROUNDS, LAYOUTS, LETTER_CASES, MARK_KINDS, NAME_SETTINGS, PALETTE_ROLES, PLATE_SHAPES, SWAP_FIGURES, SWAP_LETTERS, TREATMENTS, TYPE_MODES } from '../genes.ts';
import { FAMILIES, type Genome, type MarkGene } from '../genome.ts';
import { ABSTRACT_MARKS, CONTAINERS, LETTER_MARKS, MOTIFS } from '../marks/index.ts';
import type { FontLibrary } from '../type/font-library.ts';
import type { TypeSpec } from '../type/type-spec.ts';
import { ENGINE_VERSION } from '../version.ts';

/** Any genome that the schema allows, those that no recipe makes among them: what edits and stored rows may bring. */
export function randomGenome(chance: Chance, library: FontLibrary): Genome {
  const pick = <T>(name: string, items: readonly T[]) => chance.fork(name).pick(items);
  const maybe = (name: string, probability: number) => chance.fork(`maybe ${name}`).chance(probability);
  const layout = pick('layout', LAYOUTS);
  return {
    v: 1,
    engine: ENGINE_VERSION,
    seed: `property ${chance.fork('seed').next()}`,
    studio: pick('studio', STUDIO_IDS),
    recipe: 'property',
    family: pick('family', FAMILIES),
    layout,
    ...(maybe('mark', 0.75) && { mark: markBy(chance.fork('mark'), library) }),
    type: typeBy(chance.fork('type'), library),
    color: colourBy(chance.fork('colour')),
    ...(maybe('deco', 0.3) && { deco: pick('deco', DECORATIONS) }),
    ...((layout === 'plate' || maybe('plate', 0.1)) && { plate: { shape: pick('plate', PLATE_SHAPES), rim: maybe('rim', 0.5) } }),
    ...(maybe('edges', 0.3) && { edges: pick('edges', ['sharp', 'soft'] as const) }),
    ...(maybe('gap', 0.3) && { gap: chance.fork('gap').range(0.2, 4) }),
    ...(maybe('nameFirst', 0.2) && { nameFirst: true as const }),
    ...((layout === 'badge' || maybe('badge', 0.1)) && { badge: { solid: maybe('solid', 0.5), ...(maybe('edge', 0.7) && { edge: pick('edge', BADGE_EDGES) }), ...(maybe('form', 0.6) && { form: pick('form', BADGE_FORMS) }) } }),
  };
}

function markBy(chance: Chance, library: FontLibrary): MarkGene {
  const pick = <T>(name: string, items: readonly T[]) => chance.fork(name).pick(items);
  const maybe = (name: string, probability: number) => chance.fork(`maybe ${name}`).chance(probability);
  const kind = pick('kind', MARK_KINDS);
  const generators: readonly { id: string }[] = kind === 'abstract' ? ABSTRACT_MARKS : kind === 'letter' ? LETTER_MARKS : MOTIFS;
  return {
    kind,
    generator: pick('generator', generators).id,
    seed: `${chance.fork('seed').next()}`,
    ...(kind === 'letter' && { font: pick('font', library.styles).id }),
    ...(kind === 'merged' && { inner: maybe('letter', 0.3) ? 'letter' : pick('inner', MOTIFS).id, font: pick('font', library.styles).id }),
    ...((kind === 'contained' || maybe('container', 0.2)) && { container: pick('container', CONTAINERS).id }),
    ...(maybe('scale', 0.3) && { scale: chance.fork('scale').range(0.4, 1.4) }),
    ...(maybe('tint', 0.2) && { tint: 'b' as const }),
    ...(maybe('flip', 0.25) && { flip: true as const }),
  };
}

function typeBy(chance: Chance, library: FontLibrary): TypeSpec {
  const pick = <T>(name: string, items: readonly T[]) => chance.fork(name).pick(items);
  const maybe = (name: string, probability: number) => chance.fork(`maybe ${name}`).chance(probability);
  return {
    font: pick('font', library.styles).id,
    subFont: pick('subFont', library.styles).id,
    mode: pick('mode', TYPE_MODES),
    case: pick('case', LETTER_CASES),
    tracking: chance.fork('tracking').range(-0.05, 0.35),
    subScale: chance.fork('subScale').range(0.2, 0.5),
    leading: chance.fork('leading').range(0.1, 0.6),
    ...(maybe('justify', 0.2) && { justify: true }),
    ...(maybe('subRule', 0.2) && { subRule: true }),
    ...(maybe('setting', 0.3) && { setting: pick('setting', NAME_SETTINGS) }),
    ...(maybe('swap', 0.2) && { swap: { letter: pick('letter', SWAP_LETTERS), figure: pick('figure', SWAP_FIGURES), ...(maybe('swapped motif', 0.5) && { motif: pick('swapped motif', MOTIFS).id }) } }),
    ...(maybe('treatment', 0.35) && { treatment: { kind: pick('treatment', TREATMENTS), shift: maybe('shift', 0.5), twoTone: maybe('twoTone', 0.5), at: chance.fork('at').range(0.2, 0.8) } }),
    ...(maybe('laid', 0.1) && { laid: { grout: chance.fork('grout').range(0, 0.3) } }),
    ...(maybe('constructed', 0.1) && { constructed: { corner: pick('corner', ['chamfer', 'round'] as const), weight: chance.fork('weight').int(8, 30), spacing: chance.fork('spacing').int(8, 30) } }),
  };
}

/** Colours that a customer names: anything on a screen, for some of the slots. */
function overridesBy(chance: Chance): NonNullable<ColourSpec['overrides']> {
  const hex = (slot: string) => `#${chance.fork(slot).int(0, 0xffffff).toString(16).padStart(6, '0')}`;
  const slots = COLOUR_SLOTS.filter((slot) => chance.fork(`maybe ${slot}`).chance(0.5));
  return Object.fromEntries(slots.map((slot) => [slot, hex(slot)]));
}

function colourBy(chance: Chance): ColourSpec {
  const role = (name: string) => chance.fork(name).pick(PALETTE_ROLES);
  const maybe = (name: string, probability: number) => chance.fork(`maybe ${name}`).chance(probability);
  return {
    background: chance.fork('ground').pick(GROUNDS),
    a: role('a'),
    b: role('b'),
    c: role('c'),
    text: role('text'),
    ...(maybe('gradient', 0.2) && { gradient: { all: maybe('all', 0.5) } }),
    ...(maybe('boxed', 0.2) && { boxed: true }),
    ...(maybe('onFirst', 0.2) && { onFirst: true }),
    ...(maybe('single', 0.15) && { single: true }),
    ...(maybe('strong', 0.15) && { contrast: 'strong' as const }),
    ...(maybe('overrides', 0.3) && { overrides: overridesBy(chance.fork('overrides')) }),
  };
}
