/** Two letters for a person: of first and last name, else of what there is. */
export const initialsOf = (name: string): string => {
  const words = name
    .split('@')[0]!
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
};
