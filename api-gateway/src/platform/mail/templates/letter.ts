import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import { escaped, layout } from './layout.ts';

/** A mail in its parts. Plain words: the layout escapes them. */
export interface Letter {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** Of the logo, where one goes with the mail. */
  readonly picture?: { readonly alt: string } | undefined;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Small, below the button. */
  readonly notes: readonly string[];
  /** Why this person gets it. */
  readonly reason: string;
  /** Whom an answer reaches, where it is not us. */
  readonly replyTo?: string;
  /** Where a mail program ends the subscription by one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  readonly unsubscribe?: string | undefined;
}

/** What somebody typed, without breaks: what is in a header or a sentence is one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** "Hello Ada," or "Hello,". A name is one line, whatever was typed. */
export const greetingOf = (name: string | null): string => {
  const known = oneLine(name ?? '');
  return known ? `Hello ${known},` : 'Hello,';
};

const textOf = ({ heading, paragraphs, button, notes, reason }: Letter, home: string): string =>
  [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...notes,
    `--\n${reason}\nQuestions? ${SUPPORT_EMAIL}\n${PRODUCT_NAME}, ${home}`,
  ].join('\n\n');

/** Content-ID of the logo's picture, which goes with the mail: nothing is fetched when it is read. */
export const LOGO_CID = 'logo@fifteen';

/** A letter as it is sent; `hasPicture`: its logo is attached under LOGO_CID. */
export const written = (letter: Letter, home: string, hasPicture = false): Written => ({
  subject: letter.subject,
  html: layout({
    ...letter,
    home: escaped(home),
    subject: escaped(letter.subject),
    preheader: escaped(letter.preheader),
    heading: escaped(letter.heading),
    reason: escaped(letter.reason),
    picture: letter.picture && hasPicture ? { source: `cid:${LOGO_CID}`, alt: escaped(letter.picture.alt) } : undefined,
    paragraphs: letter.paragraphs.map(escaped),
    notes: letter.notes.map(escaped),
    button: letter.button && { label: escaped(letter.button.label), href: escaped(letter.button.href) },
  }),
  text: textOf(letter, home),
  replyTo: letter.replyTo,
  unsubscribe: letter.unsubscribe,
});
