import { ideaById } from '@fifteen/idea-book';
import { describe, expect, test } from '@jest/globals';
import { aProfile } from '../testing/a-profile.ts';
import { briefFor } from '../testing/draw-for-test.ts';
import { matchesOf } from './match.ts';

const matchesFor = async (id: Parameters<typeof ideaById>[0], name: string, industry: string) => matchesOf(ideaById(id), await briefFor(aProfile({ name, industry, description: '' })));

describe('an idea of two pictures', () => {
  test('is worth most where the name says one and the trade the other', async () => {
    const [both] = await matchesFor('moon-ring', 'Moonrise', 'Jewelry');
    const [trade] = await matchesFor('moon-ring', 'Marlow', 'Jewelry');
    expect(both).toMatchObject({ isOfName: true, isOfTrade: true });
    expect(trade).toMatchObject({ isOfName: false, isOfTrade: true, things: ['moon', expect.any(String)] });
    expect(both!.score).toBeGreaterThan(trade!.score * 1.4);
  });

  test('needs the trade for a picture that suits anybody', async () => {
    expect(await matchesFor('moon-ring', 'Marlow', 'Plumbing')).toEqual([]);
  });

  test('takes no bird for anybody where the name speaks of another animal', async () => {
    expect((await matchesFor('swan-freighter', 'Marlow', 'Shipping'))[0]).toMatchObject({ things: ['bird', expect.anything()] });
    expect(await matchesFor('swan-freighter', 'Red Fox', 'Shipping')).toEqual([]);
  });

  test('takes no animal and no other thing that the brief does not speak of', async () => {
    expect(await matchesFor('bull-kettlebell', 'Marlow', 'Gym')).toEqual([]);
    expect(await matchesFor('barber-lighthouse', 'Marlow', 'Barber')).toEqual([]);
  });
});

describe('what readers said of a picture and a trade', () => {
  test('ranks what says the trade before what could be anybody’s, and marks what is wrong', async () => {
    const [right] = await matchesFor('drop-wrench', 'Marlow', 'Plumbing');
    expect(right!.fit).toBeGreaterThanOrEqual(2);
    const [bell] = await matchesFor('bell-flower', 'Marlow', 'Fire safety');
    expect(bell).toMatchObject({ fit: 0 });
    expect(bell!.score).toBeLessThan(0.5);
  });

  test('does not hold back the picture of the name', async () => {
    expect((await matchesFor('acorn-oak', 'Little Acorns', 'Fire safety'))[0]).toMatchObject({ isOfName: true, fit: 3 });
  });
});
