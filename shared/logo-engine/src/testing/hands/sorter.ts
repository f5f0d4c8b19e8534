/** Something to be sorted: its measures, and the group that it belongs to. */
export interface Sample<Group extends string> {
  group: Group;
  measures: readonly number[];
}

/** Added to the variances, so that measures that hardly vary do not decide. */
const RIDGE = 0.3;

/**
 * Learns groups by their middles, and tells the nearest middle for new measures. Distance is counted in the samples' own
 * spread within the groups (Fisher's linear discriminant), so that measures that go together count once.
 */
export function sorterFrom<Group extends string>(samples: readonly Sample<Group>[]): (measures: readonly number[]) => Group {
  const groups = [...new Set(samples.map(({ group }) => group))];
  const spread = deviations(samples.map(({ measures }) => measures));
  const scaled = (measures: readonly number[]) => measures.map((value, i) => (value - spread[i]!.mean) / spread[i]!.deviation);
  const middles = new Map(groups.map((group) => [group, meanOf(samples.filter((sample) => sample.group === group).map(({ measures }) => scaled(measures)))]));
  const rests = samples.map(({ group, measures }) => minus(scaled(measures), middles.get(group)!));
  const inverse = inverseOf(covarianceOf(rests));
  return (measures) => {
    const point = scaled(measures);
    const distance = (group: Group) => {
      const apart = minus(point, middles.get(group)!);
      return dot(apart, inverse.map((row) => dot(row, apart)));
    };
    return groups.toSorted((one, other) => distance(one) - distance(other))[0]!;
  };
}

const dot = (one: readonly number[], other: readonly number[]): number => one.reduce((sum, value, i) => sum + value * other[i]!, 0);
const minus = (one: readonly number[], other: readonly number[]): number[] => one.map((value, i) => value - other[i]!);
const meanOf = (rows: readonly (readonly number[])[]): number[] => rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);

function deviations(rows: readonly (readonly number[])[]): { mean: number; deviation: number }[] {
  return meanOf(rows).map((mean, i) => ({ mean, deviation: Math.sqrt(rows.reduce((sum, row) => sum + (row[i]! - mean) ** 2, 0) / rows.length) || 1 }));
}

const covarianceOf = (rows: readonly (readonly number[])[]): number[][] =>
  rows[0]!.map((_, i) => rows[0]!.map((__, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0) / rows.length + (i === j ? RIDGE : 0)));

/** Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i += 1) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let j = 0; j < size; j += 1) {
      const factor = rows[j]![i]!;
      if (j !== i && factor !== 0) rows[j] = minus(rows[j]!, rows[i]!.map((value) => value * factor));
    }
  }
  return rows.map((row) => row.slice(size));
}
