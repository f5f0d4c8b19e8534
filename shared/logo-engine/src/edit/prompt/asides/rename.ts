import { saysOnlyStyle } from './style-words.ts';

const A_NAME = `["“„«'‘]?([\\p{Lu}\\d][^\\n;]{1,60})`;
/** Words up to "name" that are not about how it looks. */
const upTo = (most: number): string => `(?:(?!\\b(?:font|typeface|letters?|lettering|colou?rs?|size|case|weight|style|look|spacing|schrift\\p{L}*|farben?|fuente|letra|police|couleur|carattere|colore|fonte|cor)\\b)[^.\\n]){0,${most}}?`;
const PATTERNS = [
  `\\b[Cc]hange\\b${upTo(24)}\\bname\\b\\s*(?:to|into|as)\\s+${A_NAME}`,
  `\\b(?:[Rr]ename|[Ss]witch|[Ss]et|[Cc]orrect)\\b${upTo(24)}\\bname\\b\\s*(?:to|into|as)\\s+${A_NAME}`,
  `\\b[Rr]ename\\b${upTo(16)}\\b(?:to|as)\\s+${A_NAME}`,
  `\\b[Nn]ame\\s+(?:should|must|has to)\\s+(?:be|read|say)\\s+${A_NAME}`,
  `\\b(?:[Cc]ompany|[Bb]usiness|[Ss]hop|[Bb]rand|[Ww]e)\\s+(?:is|are)\\s+(?:now\\s+)?called\\s+${A_NAME}`,
  `\\b[Cc]hange it to\\s+["“]?(\\p{Lu}[\\p{L}'’]*\\s+(?:&|and|\\p{Lu})[^\\n;]{0,50})`,
  `(?:[ÄäAa]e?)ndere?n?\\b${upTo(12)}\\b[Nn]amen?\\b[^.\\n]{0,4}?\\b(?:in|auf|zu)\\s+${A_NAME}`,
  `\\b[Cc]ambia${upTo(8)}\\bnombre\\b\\s+(?:a|por)\\s+${A_NAME}`,
  `\\b[Cc]hange${upTo(6)}\\bnom\\b\\s+(?:en|pour)\\s+${A_NAME}`,
  `\\b[Cc]ambia${upTo(6)}\\bnome\\b\\s+(?:in|a)\\s+${A_NAME}`,
  `\\b[Mm]ude${upTo(6)}\\bnome\\b\\s+para\\s+${A_NAME}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Each place where a wish asks for another name, in the customer's own words. "Change the name to Navy" is about its color. */
export function renamesIn(text: string): string[] {
  let rest = text;
  return PATTERNS.flatMap((pattern) => {
    const found = pattern.exec(rest);
    if (!found || saysOnlyStyle(found[1] ?? '')) return [];
    rest = rest.replace(found[0], ' ');
    return [found[0]];
  });
}
