/** "vert, orange et brun". */
export const listed = (words: readonly string[], and: string): string => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
