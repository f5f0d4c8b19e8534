import { CONCEPTS_PER_STUDIO, type TasteProfile } from '@fifteen/contracts';
import { assess } from '../choose/assess.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import { contrastOf } from '../colour/oklch.ts';
import { CONTRAST_GATES } from '../colour/resolve-colours.ts';
import type { Concept, Plan } from '../concept.ts';
import { type LogoContext, contextOf } from '../context.ts';
import { isEmpty } from '../geometry/index.ts';
import { drawConcept, fontsOf, lettersOf } from '../draw.ts';
import type { PlanOptions } from '../plan-options.ts';
import { LOGO_FORMS, reversedColours } from '../render/render-svg.ts';
import { breachesOf } from './breaches.ts';
import { segmentsOf, svgFaults, weightFaults } from './svg-faults.ts';

/** One line of the engine's acceptance list on one set: what was measured, and the concepts or pairs that fall short. */
export interface AcceptanceLine {
  line: string;
  value: number;
  failures: readonly string[];
}

/** Least values of a set; source: "It is good when" in the design of the engine. */
export const LEAST = { leastDistance: 0.3, typeFamilies: 10, ideas: 4, lockup64: 0.88, symbol32: 0.85, symbol16: 0.7 } as const;

/** Mean diversity over all sets. */
export const LEAST_DIVERSITY = 0.7;

const MOST_ALIKE = 2;

/** Every measurable line of the acceptance list, on a set that was planned for this profile. */
export async function acceptanceOf(plan: Plan, profile: TasteProfile, { library, raster }: Pick<PlanOptions, 'library' | 'raster'>): Promise<AcceptanceLine[]> {
  const context = contextOf(profile, library);
  await library.ready(plan.concepts.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  const drawn = await Promise.all(plan.concepts.map(async (concept) => ({ concept, logo: await drawConcept(concept.genome, profile, library) })));
  const seen = plan.concepts.map((concept) => ({ concept, legibility: assess({ genome: concept.genome, weight: 0 }, context, raster)?.legibility }));
  const families = new Set(plan.concepts.map(({ genome }) => library.style(genome.type.font).family)).size;
  const ideas = new Set(plan.concepts.map(({ family }) => family)).size;
  return [
    { line: '15 concepts, 5 a studio', value: plan.concepts.length, failures: studioFailures(plan.concepts) },
    lineOf('paths only, in every form', drawn, ({ logo }) => LOGO_FORMS.flatMap((form) => svgFaults(logo.svg(form)).map((fault) => `${form} ${fault}`))),
    lineOf('at most 40 kB and 2,600 segments', plan.concepts, ({ svg }) => weightFaults(svg), ({ svg }) => segmentsOf(svg), Math.max),
    { line: 'every character drawn', value: undrawn(plan.concepts, context).length, failures: undrawn(plan.concepts, context) },
    lineOf('contrast in full colour', plan.concepts, ({ colours, genome }) => failedGates(colours, genome.color.onFirst ?? false)),
    lineOf('contrast reversed', plan.concepts, ({ colours, genome }) => failedGates(reversedColours(genome, context, colours), genome.color.onFirst ?? false)),
    lineOf('contrast in one colour', plan.concepts, () => (contrastOf(context.palette.ink, '#ffffff') < CONTRAST_GATES.text ? ['ink on white'] : [])),
    atLeast('least pair .30', plan.leastDistance, LEAST.leastDistance),
    ...(context.styles.length < LEAST.typeFamilies * 2 ? [] : [atLeast('10 families of type', families, LEAST.typeFamilies)]),
    { line: 'no mark more than twice', value: 0, failures: repeatedMarks(plan.concepts) },
    atLeast('4 families of idea', ideas, LEAST.ideas),
    ...(['lockup64', 'symbol32', 'symbol16'] as const).map((size) =>
      lineOf(
        `${size} ${LEAST[size]}`,
        seen,
        ({ legibility }) => ((legibility?.[size] ?? 0) < LEAST[size] ? [(legibility?.[size] ?? 0).toFixed(3)] : []),
        ({ legibility }) => legibility?.[size] ?? 0,
        Math.min,
      ),
    ),
    lineOf('every ban kept', drawn, ({ concept, logo }) => breachesOf({ ...concept, symbol: logo.svg('symbol') }, context, raster)),
  ];
}

const nameOf = (item: Concept | { concept: Concept }): string => {
  const { slot, studio, recipe } = 'concept' in item ? item.concept : item;
  return `${slot} ${studio} ${recipe}`;
};

/** A line over all concepts: its value is the worst of what `measure` gives. */
function lineOf<T extends Concept | { concept: Concept }>(
  line: string,
  items: readonly T[],
  faultsOf: (item: T) => readonly string[],
  measure?: (item: T) => number,
  worst: (...values: number[]) => number = Math.max,
): AcceptanceLine {
  const failures = items.flatMap((item) => faultsOf(item).map((fault) => `${nameOf(item)}: ${fault}`));
  return { line, value: measure ? worst(...items.map(measure)) : failures.length, failures };
}

const atLeast = (line: string, value: number, least: number): AcceptanceLine => ({ line, value, failures: value < least ? [`${Number(value.toFixed(3))} < ${least}`] : [] });

function studioFailures(concepts: readonly Concept[]): string[] {
  const counts = new Map<string, number>();
  for (const { genome } of concepts) counts.set(genome.studio, (counts.get(genome.studio) ?? 0) + 1);
  return [...counts].filter(([, count]) => count !== CONCEPTS_PER_STUDIO).map(([studio, count]) => `${studio} ${count}`);
}

/** Roles below their gate; what stands on the first colour may be the ground itself. */
const failedGates = (colours: LogoColours, isOnFirst: boolean): string[] =>
  (Object.keys(CONTRAST_GATES) as (keyof typeof CONTRAST_GATES)[])
    .filter((role) => contrastOf(colours[role], colours.background) < CONTRAST_GATES[role] - 0.001 && !(role === 'b' && isOnFirst && colours.b === colours.background))
    .map((role) => `${role} ${colours[role]} on ${colours.background}`);

function repeatedMarks(concepts: readonly Concept[]): string[] {
  const marks = concepts.flatMap(({ genome }) => (genome.mark ? [genome.mark.generator] : []));
  return [...new Set(marks.filter((mark) => marks.filter((other) => other === mark).length > MOST_ALIKE))];
}

/** Characters of the name that no font draws, or that a font draws as nothing. */
function undrawn(concepts: readonly Concept[], { name, library }: LogoContext): string[] {
  const fonts = [...new Set(concepts.map(({ genome }) => genome.type.font))];
  return fonts.flatMap((font) =>
    [...new Set(name.full.normalize('NFC'))]
      .filter((char) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(char))
      .filter((char) => !library.styles.some(({ id }) => library.covers(id, char)) || library.shape(font, char, { size: 100, tracking: 0 }).every(({ outline }) => isEmpty(outline)))
      .map((char) => `${char} in ${font}`),
  );
}
