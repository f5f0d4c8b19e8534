import Bowser from 'bowser';

const LONGEST = 60;
/** Reading a header takes as long as the rest of a request, and most customers have one of a few browsers. */
const REMEMBERED = 500;
const remembered = new Map<string, string>();

const inWords = (userAgent: string): string => {
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter(Boolean).join(' on ');
  return words.slice(0, LONGEST) || 'Unknown device';
};

/** Browser and system in words, "Firefox on Linux", of a User-Agent header. Nothing of the header itself is stored. */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device';
  const header = userAgent.slice(0, 500);
  const known = remembered.get(header);
  if (known) return known;
  const words = inWords(header);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(header, words);
  return words;
};
