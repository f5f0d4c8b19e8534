/** The place of each value when all are in order, from 0; equal ones keep the order in which they are given. */
const placesOf = (values: readonly number[]): number[] => {
  const places: number[] = [];
  for (const [place, at] of [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0)).entries()) places[at] = place;
  return places;
};

/** How many places each one has lost on the way from one order to another; below 0 where it was overtaken by nobody and came earlier. */
export const placesLost = (before: readonly number[], after: readonly number[]): number[] => {
  const [from, to] = [placesOf(before), placesOf(after)];
  return from.map((place, i) => (to[i] ?? 0) - place);
};

/** Spearman's rank correlation of two orders: 1 where they are the same, 0 where one says nothing about the other. */
export const orderKept = (before: readonly number[], after: readonly number[]): number => {
  const squares = placesLost(before, after).reduce((sum, lost) => sum + lost * lost, 0);
  const { length } = before;
  return 1 - (6 * squares) / (length * (length * length - 1));
};
