import { count } from '../metrics/figures.ts';
import { createHash } from 'node:crypto';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Logger } from '../logging/logger.ts';
import { MAIL_TRIES } from './mail-queue.ts';
import type { MailsStore } from './mails.store.ts';
import type { MailData, MailTemplate } from './templates/mail-data.ts';
import type { Letters } from './letters.ts';
import { LOGO_CID } from './templates/letter.ts';

interface Dependencies {
  readonly mails: MailsStore;
  readonly letters: Letters;
  /** Files that go with a mail. */
  readonly attachmentsOf: (data: Readonly<Record<string, unknown>>) => Promise<NonNullable<SendMailOptions['attachments']>>;
  readonly transport: Pick<Transporter, 'sendMail'>;
  /** `Name <name@domain>`. */
  readonly from: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

export interface MailSender {
  /** Sends a mail that is still open; throws where it may be tried again. */
  readonly send: (mailId: string) => Promise<void>;
}

const domainOf = (from: string): string => /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** The same for every try: a mail that arrives twice, because an answer was lost, is shown once. */
export const messageIdOf = (ref: string, from: string): string =>
  `<${createHash('sha256').update(ref).digest('hex').slice(0, 32)}@${domainOf(from)}>`;

const unsubscribing = (address: string | undefined): Record<string, string> =>
  address ? { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

interface Failure {
  readonly reason: string;
  /** RFC 5321: a reply of the 500s says that trying again is of no use. */
  readonly isPermanent: boolean;
}

/** What may be logged and kept of an error. The server's words and nodemailer's fields repeat the recipient. */
const failureOf = (error: unknown): Failure => {
  const { code = 'unknown', responseCode = 0, command } = error as { code?: string; responseCode?: number; command?: string };
  return { reason: [code, responseCode, command].filter(Boolean).join(' '), isPermanent: responseCode >= 500 && responseCode < 600 };
};

export const createMailSender = ({ mails, letters, attachmentsOf, transport, from, logger, now }: Dependencies): MailSender => ({
  send: async (mailId) => {
    const mail = await mails.findOpen(mailId);
    if (!mail) return;
    const tries = await mails.countTry(mailId);
    const template = mail.template as MailTemplate;
    const attachments = await attachmentsOf(mail.data);
    const hasPicture = attachments.some(({ cid }) => cid === LOGO_CID);
    const { subject, html, text, replyTo, unsubscribe } = letters.write(template, mail.data as unknown as MailData[typeof template], hasPicture);
    const failure = await transport
      .sendMail({ from, to: mail.recipient, subject, html, text, attachments, ...(replyTo && { replyTo }), headers: unsubscribing(unsubscribe), messageId: messageIdOf(mail.ref, from) })
      .then(() => undefined, failureOf);
    count('mails_total', { outcome: failure ? 'failed' : 'sent' });
    if (!failure) return mails.markSent(mailId, now());
    const { reason, isPermanent } = failure;
    if (!isPermanent && tries < MAIL_TRIES) throw new Error(`The mail server did not take it: ${reason}`);
    await mails.markFailed(mailId, now());
    logger.error({ reason, mail_id: mailId, template, tries }, 'a mail is given up');
  },
});
