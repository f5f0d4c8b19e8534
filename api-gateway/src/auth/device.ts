import Bowser from 'bowser';

const LONGEST = 60;

/** Browser and system in words, "Firefox on Linux", of a User-Agent header. Nothing of the header itself is kept. */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const words = [browser.name, os.name].filter(Boolean).join(' on ');
  return words.slice(0, LONGEST) || 'Unknown device';
};
