import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Draw, type Layer, Draw as Board, createBudget, toWire } from '@fifteen/drawing';
import { applyOperations } from './edit/apply-operations.ts';
import { renamed } from './edit/rename.ts';
import { variationsOf } from './edit/variations/variations-of.ts';
import { ARRANGEMENTS, COLORINGS } from './export/variant.ts';
import { drawLogo } from './export/draw-logo.ts';
import { parseGenome } from './genome-schema.ts';
import type { Genome } from './genome.ts';
import { modelConcept } from './model-concept.ts';
import type { ModelProgram } from './model-program.ts';
import { aProfile } from './testing/a-profile.ts';
import { briefFor, testOptions } from './testing/draw-for-test.ts';

const profile = aProfile({ name: 'Osprey & Tern', industry: 'Sailing school', description: 'On the firth' });
let options: Awaited<ReturnType<typeof testOptions>>;
beforeAll(async () => {
  options = await testOptions();
});

const drawn = (draw: (d: Draw) => Layer[]): ModelProgram['layers'] => toWire(draw(new Board(options.library, createBudget())));

const aProgram = (changes: Partial<ModelProgram> = {}): ModelProgram => ({
  title: 'Wings for sails',
  says: 'The raised wings are the sails of a boat.',
  kind: 'symbol',
  manner: 'solid',
  letters: '',
  name: 'Osprey & Tern',
  source: 'function draw(d) { return []; }',
  hash: 'a'.repeat(64),
  model: 'a-model-1',
  prompt: '1',
  layers: drawn((d) => [d.layer('hull', d.path('M-300 40H300C270 190 160 260 0 260C-160 260 -270 190 -300 40Z'), 'main'), d.layer('sail', d.path('M-20 0C-20 -180 -80 -330 -220 -430C-190 -280 -200 -120 -260 0Z'), 'second')]),
  ...changes,
});

async function genomeOf(program = aProgram()): Promise<Genome> {
  const outcome = await modelConcept(program, profile, { ...options, studio: 'helios', slot: 0 });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.concept.genome;
}

describe('a drawing by a model', () => {
  test('becomes a concept that says which model drew it', async () => {
    const outcome = await modelConcept(aProgram(), profile, { ...options, studio: 'apex', slot: 12 });
    expect(outcome).toMatchObject({ concept: { slot: 12, studio: 'apex', title: 'Wings for sails', reasons: expect.arrayContaining(['Drawn for you by an AI model (a-model-1), then checked and set by our engine.']) } });
  });

  test('is stored as data that reads back as it was, and draws the same bytes', async () => {
    const genome = await genomeOf();
    const again = parseGenome(JSON.parse(JSON.stringify(genome)), options.library);
    expect(again).toEqual(genome);
    const variant = { arrangement: 'primary', coloring: 'color' } as const;
    expect((await drawLogo(again, profile, options.library)).variant(variant)).toBe((await drawLogo(genome, profile, options.library)).variant(variant));
  });

  test('is drawn in every arrangement and coloring', async () => {
    const logo = await drawLogo(await genomeOf(), profile, options.library);
    for (const arrangement of ARRANGEMENTS) for (const coloring of COLORINGS) expect(logo.variant({ arrangement, coloring })).toMatch(/<path/);
  });

  test('is edited like any other logo, and varied five times', async () => {
    const genome = await genomeOf();
    const brief = await briefFor(profile);
    const edited = applyOperations(genome, [{ op: 'size', target: 'mark', steps: 1 }, { op: 'swapColors' }], brief);
    expect(edited.outcomes.flatMap(({ because }) => because ?? [])).toEqual([]);
    expect(edited.genome).not.toEqual(genome);
    expect(edited.genome.idea).toEqual(genome.idea);
    const { variations } = await variationsOf({ genome, brief, seed: '1', raster: options.raster });
    expect(variations).toHaveLength(5);
  });

  test('stays under another name where no letter of the name is in it, and gives way where one is', async () => {
    const before = await briefFor(profile);
    const after = await briefFor(aProfile({ name: 'Heron & Tern', industry: 'Sailing school', description: 'On the firth' }));
    expect(renamed(await genomeOf(), before, after).genome.idea?.program).toBe('model-program');
    const ofLetters = await genomeOf(aProgram({ letters: 'O' }));
    expect(renamed(ofLetters, before, after)).toMatchObject({ genome: { idea: { program: expect.not.stringMatching('model-program') } }, note: expect.stringContaining('old letters') });
  });

  test('what the owner said no to is refused in words', async () => {
    const program = aProgram({ layers: drawn((d) => [d.layer('disc', d.circle(0, 0, 300), { gradient: ['main', 'second'], from: [-300, 0], to: [300, 0] })]) });
    const disliked = aProfile({ name: 'Osprey & Tern', disliked: 'bad_gradients' });
    expect(await modelConcept(program, disliked, { ...options, studio: 'helios', slot: 0 })).toEqual({ refused: 'It shows what the owner said no to.' });
  });
});

describe('a stored drawing of unknown origin', () => {
  test.each<[string, (program: ModelProgram) => object]>([
    ['markup in its words', (program) => ({ ...program, says: '<script>alert(1)</script>' })],
    ['an address in its title', (program) => ({ ...program, title: 'See https://evil.example' })],
    ['a layer that is not a path', (program) => ({ ...program, layers: [{ ...program.layers[0], path: 'M0 0"/><image href="x' }] })],
    ['a paint that is none', (program) => ({ ...program, layers: [{ ...program.layers[0], paint: 'url(#x)' }] })],
    ['no layers', (program) => ({ ...program, layers: [] })],
    ['a hash that is none', (program) => ({ ...program, hash: 'x' })],
    ['another field', (program) => ({ ...program, extra: 1 })],
    ['too long a program', (program) => ({ ...program, source: 'x'.repeat(12_001) })],
  ])('is refused with %s', async (_what, change) => {
    const genome = await genomeOf();
    expect(() => parseGenome({ ...genome, idea: { ...genome.idea, model: change(genome.idea!.model!) } }, options.library)).toThrow();
  });

  test('needs its program, and no idea of the book has one', async () => {
    const genome = await genomeOf();
    const { model, ...idea } = genome.idea!;
    expect(() => parseGenome({ ...genome, idea }, options.library)).toThrow('needs its program');
    expect(() => parseGenome({ ...genome, idea: { ...idea, program: 'bird-sails', look: 'pair', model } }, options.library)).toThrow('needs its program');
  });
});
