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

  test('counts what suits the second half of the trade one less than for a business that does nothing else', async () => {
    const [heating] = await matchesFor('warm-dial', 'Marlow', 'Heating');
    const [second] = await matchesFor('warm-dial', 'Marlow', 'Plumbing and heating');
    expect(heating).toMatchObject({ fit: 3 });
    expect(second).toMatchObject({ fit: 2 });
    expect(second!.score).toBeLessThan(heating!.score);
  });

  test('never shows what is wrong for the first half, however well it suits the second', async () => {
    expect((await matchesFor('deli-exclamation', 'Marlow', 'Delicatessen'))[0]).toMatchObject({ fit: 3 });
    expect((await matchesFor('deli-exclamation', 'Marlow', 'Macelleria e salumeria'))[0]).toMatchObject({ fit: 0 });
  });

  test('asks the finer trade first, and its parent at best for what suits', async () => {
    expect((await matchesFor('crane-moon', 'Marlow', 'Crane rental'))[0]).toMatchObject({ fit: 3 });
    expect((await matchesFor('brick-initial', 'Bolland', 'Crane rental')).every(({ fit }) => fit === 0)).toBe(true);
    expect((await matchesFor('violin-butterfly', 'Marlow', 'Brass band')).every(({ fit }) => fit === 0)).toBe(true);
    expect((await matchesFor('hen-basket', 'Marlow', 'Poultry farm'))[0]).toMatchObject({ fit: 3 });
    expect((await matchesFor('beet-heart', 'Marlow', 'Farm shop'))[0]).toMatchObject({ fit: 2 });
  });
});
