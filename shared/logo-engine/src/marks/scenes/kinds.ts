import type { MotifKind } from './stage.ts';

const KINDS: Readonly<Record<Exclude<MotifKind, 'thing'>, string>> = {
  plant: 'sprig tulip cactus wheat tree pine thistle rose coffeeBranch teaLeaves',
  blossom: 'flower tulip lotus clover leaf jasmine rose',
  fruit: 'acorn olive grapes hop pear cherry pepper bean plant coffeeBranch teaLeaves',
  food: 'cup bean loaf bottle glass pear cherry cone pot pepper beer pizza teapot bowl grapes olive hop fish vase candle lamp book barrel beerGlass croissant pretzel mokaPot pourOver mortar noodleBowl teaBowl kyusu jug moonJar atomizer flacon amphora bookStack lantern',
  animal: 'songbird cat fox rabbit bee butterfly owl elephant',
  bust: 'horse dog bull',
  sky: 'sun moon star spark snowflake drop flame cloud feather swift',
  land: 'mountain tree pine',
  building: 'house archway lighthouse column tent door skyline stairs',
  craft: 'sailboat whale fish anchor lighthouse shell wave swift',
  vehicle: 'bicycle car truck tent airplane balloon rocket',
  tool: 'hammer wrench scissors paintbrush cutlery nib key comb needle feather wheat bolt microphone dumbbell saw rollingPin whisk gavel pencil toothbrush teaWhisk padlock kettlebell joystick mannequin chainring dividers carabiner bone',
  // Judged on a sheet: crossed, these are still two tools; broad ones and bent ones are a tangle.
  rod: 'hammer wrench scissors paintbrush cutlery key rollingPin pencil toothbrush bone',
};

const BY_KIND = Object.entries(KINDS).map(([kind, ids]) => ({ kind: kind as MotifKind, ids: new Set(ids.split(' ')) }));

/** What a motif is to a scene; a thing where it is nothing else. */
export function kindsOf(id: string): MotifKind[] {
  const kinds = BY_KIND.filter(({ ids }) => ids.has(id)).map(({ kind }) => kind);
  return kinds.length > 0 ? kinds : ['thing'];
}
