/** What became of one wish. */
export interface AskedWish {
  readonly wish: string;
  /** Nothing of it was read; all of it was refused before anything was charged; or variations were drawn. */
  readonly is: 'unread' | 'refused' | 'drawn';
  /** Why parts of it could not be done, as the customer reads it. */
  readonly cannot: readonly string[];
  /** Variations, of five. */
  readonly delivered?: number;
  /** The same of a second set of the same wish. */
  readonly again?: number | undefined;
  /** Of each variation, the least difference from the logo and the others of its set, 0 to 1. */
  readonly nearest?: readonly number[];
  /** Of each variation of the second set, the least difference from the first set. */
  readonly nearestAgain?: readonly number[];
  /** Milliseconds for the set. */
  readonly took?: number;
}

const VARIATIONS = 5;
/** Pictures that differ less look like one. */
const ALIKE = 0.006;

const share = (part: number, whole: number): string => `${part} of ${whole} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`;

/** The figures, a line each. */
export function reportOf(asked: readonly AskedWish[]): string {
  const drawn = asked.filter(({ is }) => is === 'drawn');
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  const delivered = sum(drawn.map((wish) => wish.delivered ?? 0));
  const again = drawn.filter((wish) => wish.again !== undefined);
  const count = (is: AskedWish['is']): string => share(asked.filter((wish) => wish.is === is).length, asked.length);
  const alike = (lists: readonly (readonly number[] | undefined)[]): number => lists.flatMap((list) => list ?? []).filter((value) => value < ALIKE).length;
  const times = drawn.map(({ took = 0 }) => took).toSorted((one, other) => one - other);
  const reasons = new Map<string, number>();
  for (const because of asked.flatMap(({ cannot }) => cannot)) reasons.set(because, (reasons.get(because) ?? 0) + 1);
  return [
    `${asked.length} wishes`,
    `  not read, nothing charged       ${count('unread')}`,
    `  refused, nothing charged        ${count('refused')}`,
    `  drawn                           ${count('drawn')}`,
    `  variations delivered            ${share(delivered, drawn.length * VARIATIONS)}; the rest is given back`,
    `  sets of five                    ${share(drawn.filter((wish) => wish.delivered === VARIATIONS).length, drawn.length)}`,
    `  charged after a plan, none came ${share(drawn.filter((wish) => wish.delivered === 0).length, drawn.length)}; all is given back`,
    `  look like another or the logo   ${share(alike(drawn.map(({ nearest }) => nearest)), delivered)}`,
    ...(again.length > 0
      ? [
          `  second set of the same wish     ${share(sum(again.map((wish) => wish.again ?? 0)), again.length * VARIATIONS)} delivered`,
          `  look like one of the first set  ${share(alike(again.map(({ nearestAgain }) => nearestAgain)), sum(again.map((wish) => wish.again ?? 0)))}`,
        ]
      : []),
    `  milliseconds a set              median ${Math.round(times[times.length >> 1] ?? 0)}, p95 ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)}`,
    'Why parts of wishes could not be done:',
    ...[...reasons].toSorted((one, other) => other[1] - one[1]).map(([because, number]) => `  ${String(number).padStart(3)}  ${because}`),
    'Short of five:',
    ...drawn.filter((wish) => (wish.delivered ?? 0) < VARIATIONS).map(({ wish, delivered: number }) => `  ${number}  ${wish}`),
  ].join('\n');
}
