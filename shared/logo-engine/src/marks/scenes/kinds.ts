import type { MotifKind } from './stage.ts';

const KINDS: Readonly<Record<Exclude<MotifKind, 'thing'>, string>> = {
  plant: 'leaf sprig flower tulip plant cactus clover wheat tree pine lotus drop sun feather mountain flame snowflake moon wave acorn olive grapes hop',
  food: 'cup bean loaf bottle glass pear cherry cone pot pepper beer pizza teapot bowl grapes olive hop',
  animal: 'swift songbird fish whale paw cat fox rabbit bee butterfly owl elephant horse dog',
  building: 'house archway lighthouse column tent',
  craft: 'sailboat whale fish anchor lighthouse shell wave swift',
  vehicle: 'bicycle car truck tent airplane balloon rocket',
  tool: 'hammer wrench scissors paintbrush cutlery nib key comb needle feather wheat bolt microphone dumbbell saw',
};

const BY_KIND = Object.entries(KINDS).map(([kind, ids]) => ({ kind: kind as MotifKind, ids: new Set(ids.split(' ')) }));

/** What a motif is to a scene; a thing where it is nothing else. */
export function kindsOf(id: string): MotifKind[] {
  const kinds = BY_KIND.filter(({ ids }) => ids.has(id)).map(({ kind }) => kind);
  return kinds.length > 0 ? kinds : ['thing'];
}
