import { chanceFrom } from '../chance/chance.ts';
import { assess } from '../choose/assess.ts';
import { composeLogo } from '../compose/compose-logo.ts';
import { type LogoContext, contextOf } from '../context.ts';
import { fontsOf, lettersOf } from '../draw.ts';
import type { Genome } from '../genome.ts';
import { parseGenome } from '../genome-schema.ts';
import { LOGO_FORMS, renderSvg } from '../render/render-svg.ts';
import type { Raster } from '../score/raster.ts';
import type { FontLibrary } from '../type/font-library.ts';
import { randomGenome } from './random-genome.ts';
import { randomProfile } from './random-profile.ts';
import { svgFaults, weightFaults } from './svg-faults.ts';

/** One random genome, and what came of it. */
export interface PropertyRun {
  /** Draws the same again. */
  seed: string;
  outcome: 'drawn' | 'refused' | 'too heavy';
  faults: readonly string[];
  genome: Genome;
  name: string;
}

export interface PropertyTools {
  library: FontLibrary;
  raster: Raster;
}

/**
 * Runs with seeds "PREFIX/0", "PREFIX/1" and so on, each a random genome for a random customer, driven through the
 * schema, composing, all forms and scoring. Ten genomes share a customer, whose fonts are opened once.
 * @param from how many are left out: a slice draws what the whole would draw there
 */
export async function* propertyRuns(count: number, prefix: string, tools: PropertyTools, from = 0): AsyncGenerator<PropertyRun> {
  let context: LogoContext | undefined;
  for (let number = from; number < from + count; number += 1) {
    const at = number % GENOMES_A_CUSTOMER;
    const customer = `${prefix}/customer ${(number - at) / GENOMES_A_CUSTOMER}`;
    if (at === 0) context = undefined;
    context ??= contextOf(randomProfile(chanceFrom(customer)), tools.library);
    yield await run(context, `${customer}/${at}`, tools);
  }
}

const GENOMES_A_CUSTOMER = 10;

async function run(context: LogoContext, seed: string, { library, raster }: PropertyTools): Promise<PropertyRun> {
  const genome = randomGenome(chanceFrom(seed), library);
  const about = { seed, genome, name: context.name.full };
  try {
    await library.ready(fontsOf(genome), lettersOf(context));
    return { ...about, ...draw(parseGenome(JSON.parse(JSON.stringify(genome)), library), context, raster) };
  } catch (error) {
    return { ...about, outcome: 'drawn', faults: [`throws ${String(error)}`] };
  }
}

function draw(genome: Genome, context: LogoContext, raster: Raster): Pick<PropertyRun, 'outcome' | 'faults'> {
  const composition = composeLogo(genome, context);
  if (!composition) return { outcome: 'refused', faults: [] };
  const forms = LOGO_FORMS.map((form) => ({ form, svg: renderSvg(composition, genome, context, form) }));
  const faults = forms.flatMap(({ form, svg }) => svgFaults(svg).map((fault) => `${form} ${fault}`));
  const assessment = assess({ genome, weight: 1 }, context, raster);
  const numbers = [...Object.values(composition.measures), ...(assessment ? [assessment.quality.score, ...Object.values(assessment.quality.faults), ...Object.values(assessment.legibility)] : [])];
  const strange = numbers.filter((value) => value !== null && !Number.isFinite(value)).map((value) => `measures ${value}`);
  const isHeavy = forms.some(({ svg }) => weightFaults(svg).length > 0);
  const shown = assessment && isHeavy ? forms.flatMap(({ form, svg }) => weightFaults(svg).map((fault) => `${form} ${fault}`)) : [];
  return { outcome: assessment ? 'drawn' : isHeavy ? 'too heavy' : 'refused', faults: [...faults, ...strange, ...shown] };
}
