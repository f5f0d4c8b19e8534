import { describe, expect, test } from '@jest/globals';
import type { IdeaId } from '@fifteen/idea-book';
import type { ThingId } from '@fifteen/meaning';
import type { Genome } from '../genome.ts';
import { aProfile } from '../testing/a-profile.ts';
import { briefFor, planFor } from '../testing/draw-for-test.ts';
import { applyOperations } from './apply-operations.ts';
import { drawEdited } from './draw-edited.ts';
import { renamed } from './rename.ts';

const profileOf = (name: string, industry = 'Bakery') => aProfile({ name, industry, description: 'Bread and cakes', vibes: ['modern_flat', 'playful_rounded', 'illustrative'] });
const { concepts } = await planFor(profileOf('Anchor & Rye'));

const withIdeaOf = (program: IdeaId, look: string, things: readonly ThingId[], letters = ''): Genome => ({ ...concepts[0]!.genome, layout: 'stacked', idea: { program, look, things, letters, params: {} } });

describe('renaming a logo', () => {
  test('the symbol stays where the new name still means it', async () => {
    const genome = withIdeaOf('croissant-anchor', 'solid', ['anchor', 'croissant']);
    const { genome: next, note } = renamed(genome, await briefFor(profileOf('Anchor & Rye')), await briefFor(profileOf('The Anchor & Rye')));
    expect(next.idea).toEqual(genome.idea);
    expect(note).toBeUndefined();
  });

  test('a symbol that shows the old name gives way to an idea of the new one, and the note says so', async () => {
    const before = await briefFor(profileOf('Anchor & Rye'));
    const after = await briefFor(profileOf('Owl & Rye'));
    const { genome, note } = renamed(withIdeaOf('croissant-anchor', 'solid', ['anchor', 'croissant']), before, after);
    expect(genome.idea?.program).not.toBe('croissant-anchor');
    expect(genome.idea?.things).not.toContain('anchor');
    expect(note).toMatch(/^An anchor came from the old name, so the symbol is now “.+”$/);
    await expect(drawEdited(genome, after)).resolves.toBeDefined();
  });

  test('an idea about a letter takes the new initial', async () => {
    const { genome, note } = renamed(withIdeaOf('baguette-initial', 'solid', ['baguette'], 'A'), await briefFor(profileOf('Anchor & Rye')), await briefFor(profileOf('Meyer Bakery')));
    expect(genome.idea).toMatchObject({ program: 'baguette-initial', letters: 'M' });
    expect(note).toBeUndefined();
  });
});

describe('fine-tuning an idea', () => {
  test('a number of the idea is kept within its range, and its usual value leaves no trace', async () => {
    const brief = await briefFor(profileOf('Anchor & Rye'));
    const genome = withIdeaOf('bird-sails', 'pair', ['bird', 'sail']);
    const after = (value: number, from = genome) => applyOperations(from, [{ op: 'parameter', name: 'gap', value }], brief);
    expect(after(999).genome.idea?.params).toEqual({ gap: 26 });
    expect(after(14, after(20).genome).genome.idea?.params).toEqual({});
    expect(after(14).outcomes[0]?.because).toBe('Gap is already set to that');
    expect(applyOperations(genome, [{ op: 'parameter', name: 'wings', value: 3 }], brief).outcomes[0]?.because).toBe('This idea has no such setting');
  });

  test('another letter carries the picture, and one that cannot is refused', async () => {
    const brief = await briefFor(profileOf('Orange Room', 'Juice bar'));
    const genome: Genome = { ...withIdeaOf('picture-for-o', 'mixed', ['lemon'], 'O'), layout: 'wordmark', lettering: { style: { font: 'jost-600' }, setting: 'line' } };
    const drawn = async (each: Genome) => (await drawEdited(each, brief)).variant({ arrangement: 'primary', coloring: 'color' });
    const moved = applyOperations(genome, [{ op: 'carrier', at: 8 }], brief);
    expect(moved.genome.idea).toMatchObject({ letters: 'o', carrier: 8 });
    expect(await drawn(moved.genome)).not.toBe(await drawn(genome));
    expect(applyOperations(genome, [{ op: 'carrier', at: 1 }], brief).outcomes[0]?.because).toBe('That letter can’t carry this picture');
  });
});
