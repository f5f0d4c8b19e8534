import { DISLIKED_LOGO_IDS, DISLIKE_REASONS, type TasteProfile } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chanceFrom } from './chance/chance.ts';
import { assess } from './choose/assess.ts';
import { plainGenome } from './choose/plain-genome.ts';
import { propose } from './choose/propose.ts';
import { composeLogo } from './compose/compose-logo.ts';
import { type LogoContext, contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import type { Genome } from './genome.ts';
import { ABSTRACT_MARKS, LETTER_MARKS } from './marks/index.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { breachesOf } from './proof/breaches.ts';
import { renderSvg } from './render/render-svg.ts';
import { brokenBans } from './taste/broken-bans.ts';
import { type Ban, DISLIKED_BECAUSE, DISLIKED_LOGOS } from './taste/dislikes.ts';
import { type ProfileChanges, aProfile } from './testing/a-profile.ts';
import type { FontLibrary } from './type/font-library.ts';

jest.setTimeout(120_000);

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

/** Customers who ask for what their dislike forbids. */
const PROVOKING: readonly ProfileChanges[] = [
  { vibes: ['gradient_modern', 'hand_drawn', 'playful_rounded'], name: 'Juniper Coffee', industry: 'Coffee', game: { playful_vs_serious: 'playful', tech_vs_organic: 'organic', minimal_vs_detailed: 'detailed', premium_vs_accessible: 'accessible' } },
  { vibes: ['elegant_serif', 'classic_ornate', 'tech_sharp'], name: 'Harbour Light', industry: 'Hotel', game: { bold_vs_subtle: 'subtle', modern_vs_classic: 'classic', minimal_vs_detailed: 'detailed' }, palette: ['#39ff14', '#ff00ff', '#00ffff', '#ffff00', '#ff3131'] },
  { vibes: ['brutalist_bold', 'tech_sharp', 'bold_abstract'], name: 'Bronx Gym', industry: 'Fitness', game: { bold_vs_subtle: 'bold', playful_vs_serious: 'playful', tech_vs_organic: 'tech' } },
];

/** Every so many proposals is drawn: each recipe comes up. */
const STRIDE = 10;

interface Drawing {
  genome: Genome;
  svg: string;
  symbol: string;
  background: string;
}

async function drawingsFor(context: LogoContext, seed: string): Promise<Drawing[]> {
  const words = (['helios', '78', 'apex'] as const).map((studio, at) => plainGenome(context, studio, seed, at));
  const proposed = propose(context, seed).map(({ genome }) => genome);
  const genomes = [...proposed.filter((_, at) => at % STRIDE === hashStep(seed)), ...words];
  await library.ready(genomes.flatMap(fontsOf), lettersOf(context));
  return genomes.flatMap((proposal) => {
    const assessment = assess({ genome: proposal, weight: 1 }, context, canvasRaster);
    const composition = assessment && composeLogo(assessment.genome, context);
    if (!assessment || !composition) return [];
    const svg = (form: 'colour' | 'symbol') => renderSvg(composition, assessment.genome, context, form);
    return [{ genome: assessment.genome, background: assessment.colours.background, svg: svg('colour'), symbol: svg('symbol') }];
  });
}

const hashStep = (seed: string): number => chanceFrom(seed).int(0, STRIDE - 1);

async function breachesFor(profile: TasteProfile, seed: string): Promise<string[]> {
  const context = contextOf(profile, library);
  const drawings = await drawingsFor(context, seed);
  expect(drawings.length).toBeGreaterThan(5);
  return drawings.flatMap((drawing) => breachesOf(drawing, context, canvasRaster).map((ban) => `${drawing.genome.studio} ${drawing.genome.recipe}: ${ban}`));
}

describe('hard bans', () => {
  test.each([...DISLIKED_LOGO_IDS.map((disliked) => ({ disliked })), ...DISLIKE_REASONS.map((reason) => ({ reasons: [reason] }))])('nothing drawn breaks the bans of %j', async (dislike) => {
    for (const [index, changes] of PROVOKING.entries()) expect(await breachesFor(aProfile({ ...changes, ...dislike }), `${index}`)).toEqual([]);
  });

  test('nothing drawn breaks any of many dislikes at once', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const chance = chanceFrom(seed);
      const reasons = DISLIKE_REASONS.filter((reason) => chance.fork(reason).chance(0.6));
      const dislike = { disliked: chance.pick(DISLIKED_LOGO_IDS), reasons: reasons.length > 0 ? reasons : [...DISLIKE_REASONS] };
      expect(await breachesFor(aProfile({ ...chance.pick(PROVOKING), ...dislike }), seed)).toEqual([]);
    }
  });

  test('every ban keeps something out: fonts and marks that exist, drawings that are made where nobody minds', async () => {
    const bans = new Set([...Object.values(DISLIKED_LOGOS), ...Object.values(DISLIKED_BECAUSE)].flatMap((dislike) => dislike.bans));
    const met = new Set<string>([...library.styles.map((style) => `font:${style.class}`), ...[...ABSTRACT_MARKS, ...LETTER_MARKS].flatMap(({ tags }) => tags.map((tag) => `mark:${tag}`))]);
    for (const changes of PROVOKING) {
      const context = contextOf(aProfile(changes), library);
      const open: LogoContext = { ...context, taste: { ...context.taste, bans: new Set<Ban>() } };
      const strict: LogoContext = { ...context, taste: { ...context.taste, bans } };
      for (const { genome } of propose(open, '1')) for (const ban of brokenBans(genome, strict)) met.add(ban);
      for (const seed of ['1', '2', '3', '4', '5', '6']) {
        for (const drawing of await drawingsFor(open, seed)) for (const ban of breachesOf(drawing, strict, canvasRaster)) met.add(ban);
      }
    }
    expect([...bans].filter((ban) => !met.has(ban))).toEqual([]);
  });
});

describe('tags of marks', () => {
  const MARKS = [...ABSTRACT_MARKS, ...LETTER_MARKS];
  const FORMS = new Set<string>(['round', 'angular', 'rays', 'stripes', 'cut', 'grid', 'line', 'solid', 'organic', 'dots', 'frame']);
  /** Names that tell what a mark looks like, and the tag that dislikes go by. */
  const TELLING: readonly [RegExp, string][] = [
    [/wave|swoosh|sweep|tide|ripple of|swirl|surf/i, 'wave'],
    [/orbit|atom|planet/i, 'orbit'],
    [/halftone|dots?\b|dotField|dotted/i, 'dots'],
    [/brush/i, 'brush'],
    [/block ?letter|echo|extru|shadow|isometric letter/i, 'depth'],
    [/crest|laurel|heral/i, 'classic'],
  ];

  test('say what each looks like', () => {
    expect(MARKS.filter(({ tags }) => !tags.some((tag) => FORMS.has(tag))).map(({ id }) => id)).toEqual([]);
  });

  test.each(TELLING)('whatever is called %s is tagged as "%s"', (pattern, tag) => {
    const called = MARKS.filter(({ id, title }) => pattern.test(id) || pattern.test(title));
    expect(called.filter(({ tags }) => !(tags as readonly string[]).includes(tag)).map(({ id }) => id)).toEqual([]);
  });
});
