import { STUDIO_IDS } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { assess } from '../choose/assess.ts';
import { type LogoContext, contextOf } from '../context.ts';
import { fontsOf, lettersOf } from '../draw.ts';
import type { Genome } from '../genome.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { inTheHandOf } from './in-the-hand-of.ts';

jest.setTimeout(60_000);

const PROFILE = aProfile({ name: 'Juniper Coffee', industry: 'Coffee roaster', description: 'Small batches by the sea', disliked: 'bad_gradients', reasons: ['too_trendy'] });

const isPicture = ({ mark }: Genome) => mark !== undefined && mark.kind !== 'abstract' && mark.kind !== 'letter';

describe('a concept in the hand of another studio', () => {
  let genomes: Genome[];
  let context: LogoContext;
  beforeAll(async () => {
    context = contextOf(PROFILE, await loadFontLibrary());
    genomes = (await planFor(PROFILE)).concepts.map(({ genome }) => genome);
  });

  test('keeps the picture, the initial or the bare name of the concept', () => {
    for (const genome of genomes) {
      for (const studio of ['marrow', 'tessera'] as const) {
        const proposals = inTheHandOf(studio, genome, context, '1');
        expect(proposals.length).toBeGreaterThan(0);
        expect(proposals.every((proposal) => proposal.genome.studio === studio)).toBe(true);
        const pictures = proposals.filter((proposal) => isPicture(proposal.genome)).map((proposal) => proposal.genome.mark?.generator);
        expect(new Set(pictures).size).toBeLessThanOrEqual(1);
        if (pictures.length > 0) expect(pictures[0]).toBe(genome.mark?.generator);
        if (genome.mark?.kind === 'letter') expect(new Set(proposals.map((proposal) => proposal.genome.mark?.kind))).toEqual(new Set(['letter']));
        if (!genome.mark) expect(proposals.some((proposal) => proposal.genome.mark)).toBe(false);
      }
    }
  });

  test('has something that can be drawn from every studio, the same for the same seed', async () => {
    const genome = genomes.find(isPicture)!;
    for (const studio of STUDIO_IDS) {
      const proposals = inTheHandOf(studio, genome, context, '1');
      await context.library.ready(proposals.flatMap((proposal) => fontsOf(proposal.genome)), lettersOf(context));
      expect(proposals.some((proposal) => assess(proposal, context, canvasRaster) !== null)).toBe(true);
      expect(inTheHandOf(studio, genome, context, '1')).toEqual(proposals);
    }
  });
});
