const VERB = /\b(?:add|put|include|show|write|with)\b/iu;
const PHONE = '(?:tele)?phone|mobile|cell';
const PICTURE = '(?:\\s+or\\s+\\S+)?[\\s-]+(?:icon|symbol|sign|picture|shape|silhouette|drawing)s?\\b';

/**
 * Details for cards and shopfronts, which a logo does not carry. "A phone" and "an e-mail icon" are pictures, and a digit
 * or two is not a telephone number.
 */
const DETAILS = [
  `(?:${PHONE})\\s+(?:number|no\\b|nr\\b)`,
  `(?<!\\b(?:an?|another)\\s+)(?:${PHONE})(?!${PICTURE})\\b`,
  `(?:my|our|your)\\s+number`,
  `number\\s+\\+?\\d[\\d\\s()/-]{4,}`,
  `(?:opening|business|office)\\s+(?:hours|times)`,
  `(?:my|our|the)\\s+hours`,
  `(?:web\\s*|e-?mail\\s+|street\\s+)?address(?!${PICTURE})`,
  `(?:e-?mail|website|web\\s*site|url|homepage)(?!${PICTURE})\\b`,
  `(?:instagram|facebook|tiktok|whatsapp|linkedin)\\b`,
  `qr[\\s-]?code`,
];
const CONTACT = new RegExp(`${VERB.source}[^.,;\\n]{0,20}?\\b(?:${DETAILS.join('|')})[^.,;\\n]*`, 'iu');

/** "Add the number 7 in gold": a figure is neither a part of a logo that we draw nor a concept of the project. */
const FIGURE = new RegExp(`${VERB.source}\\s+(?:[^.,;\\n]{0,20}?\\s)?(?:an?|the)\\s+(?:number|digit|figure)\\s+\\d{1,3}\\b[^.,;\\n]*`, 'iu');

/** Contact details that a wish asks for, in the customer's own words; null for none. */
export const contactIn = (text: string): string | null => CONTACT.exec(text)?.[0].trim() ?? null;

/** A figure that a wish asks to be added; null for none. */
export const figureIn = (text: string): string | null => FIGURE.exec(text)?.[0].trim() ?? null;
