const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that never end a line: they stay with the next one. */
export const CONNECTING_WORDS = wordsOf(`
  & + and of for in on at by the de la le les du des del della dei di da do dos das e y et i und im am zum zur für por van von der den het en
  и в на с для και του της των ve ile và של و في من का की के और
`);
