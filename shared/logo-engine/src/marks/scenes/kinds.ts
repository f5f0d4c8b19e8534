import type { MotifKind } from './stage.ts';

const KINDS: Readonly<Record<Exclude<MotifKind, 'thing'>, string>> = {
  plant: 'sprig tulip cactus wheat tree pine',
  blossom: 'flower tulip lotus clover leaf',
  fruit: 'acorn olive grapes hop pear cherry pepper bean plant',
  food: 'cup bean loaf bottle glass pear cherry cone pot pepper beer pizza teapot bowl grapes olive hop fish vase candle lamp book',
  animal: 'songbird cat fox rabbit bee butterfly owl elephant',
  bust: 'horse dog',
  sky: 'sun moon star spark snowflake drop flame cloud feather swift',
  land: 'mountain tree pine',
  building: 'house archway lighthouse column tent',
  craft: 'sailboat whale fish anchor lighthouse shell wave swift',
  vehicle: 'bicycle car truck tent airplane balloon rocket',
  tool: 'hammer wrench scissors paintbrush cutlery nib key comb needle feather wheat bolt microphone dumbbell saw',
  // Judged on a sheet: crossed, these are still two tools; broad ones and bent ones are a tangle.
  rod: 'hammer wrench scissors paintbrush cutlery key',
};

const BY_KIND = Object.entries(KINDS).map(([kind, ids]) => ({ kind: kind as MotifKind, ids: new Set(ids.split(' ')) }));

/** What a motif is to a scene; a thing where it is nothing else. */
export function kindsOf(id: string): MotifKind[] {
  const kinds = BY_KIND.filter(({ ids }) => ids.has(id)).map(({ kind }) => kind);
  return kinds.length > 0 ? kinds : ['thing'];
}
