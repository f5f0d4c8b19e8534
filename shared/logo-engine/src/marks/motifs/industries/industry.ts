/** Languages that industries are known in. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ru', 'el', 'ja', 'zh', 'ko', 'ar', 'he', 'th', 'hi', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A trade: motifs that fit it, best first, and the words that customers have for it. Two words that belong together are joined by +. */
export interface Industry {
  id: string;
  motifs: string;
  words: Readonly<Record<Language, string>>;
}

/** Words in the order of `LANGUAGES`, parted by bars. */
export function industry(id: string, motifs: string, words: string): Industry {
  const lists = words.split('|').map((list) => list.trim());
  return { id, motifs, words: Object.fromEntries(LANGUAGES.map((language, i) => [language, lists[i] ?? ''])) as Record<Language, string> };
}
