const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (text: string): readonly number[] | undefined => VERSION.exec(text)?.slice(1).map(Number);

const isAtLeast = (given: readonly number[], wanted: readonly number[]): boolean => {
  const differing = wanted.findIndex((part, i) => part !== given[i]);
  return differing < 0 || (given[differing] ?? 0) > (wanted[differing] ?? 0);
};

/** Whether a version is in a range such as `^19.0.0`, the one form that our builds write; any other is refused. */
export const satisfies = (version: string, range: string): boolean => {
  const [given, wanted] = [numbersOf(version), numbersOf(range.replace(/^\^/, ''))];
  if (!range.startsWith('^') || !given || !wanted) return false;
  // Before 1.0.0 every minor version may break.
  const fixed = wanted[0] === 0 ? 2 : 1;
  return wanted.slice(0, fixed).every((part, i) => part === given[i]) && isAtLeast(given, wanted);
};
