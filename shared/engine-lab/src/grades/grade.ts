/** What each number on the sheets is: "cat-mug/solid". Closed until the grades are in. */
export interface GradeKey {
  readonly seed: string;
  readonly looks: readonly string[];
}

/** What a judge hands in. */
export interface Grades {
  readonly judge: string;
  readonly grades: readonly { readonly number: number; readonly grade: number }[];
}

/**
 * Mean grade of each look, to tenths. Judges differ in how strict they are: each one's grades are moved so that all have
 * the same mean before they are averaged.
 */
export function meansOf(judges: readonly { readonly grades: Readonly<Record<string, number>> }[]): Record<string, number> {
  const all = judges.flatMap(({ grades }) => Object.values(grades));
  const middle = mean(all);
  const byLook = new Map<string, number[]>();
  for (const { grades } of judges) {
    const shift = middle - mean(Object.values(grades));
    for (const [look, grade] of Object.entries(grades)) byLook.set(look, [...(byLook.get(look) ?? []), grade + shift]);
  }
  return Object.fromEntries([...byLook].map(([look, grades]) => [look, Math.round(mean(grades) * 10) / 10]));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
