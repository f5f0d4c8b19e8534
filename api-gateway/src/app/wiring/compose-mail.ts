import type { PgBoss } from 'pg-boss';
import { createTransport } from 'nodemailer';
import { createMailTokenSigner } from '../../identity/mail-tokens/mail-token-signer.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { invoiceAttachments } from '../../billing/invoices/invoice-attachments.ts';
import { createInvoicesStore } from '../../billing/invoices/invoices.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { logoAttachments } from '../../projects/mailed-logos/logo-attachments.ts';
import { createMailedLogosStore } from '../../projects/mailed-logos/mailed-logos.store.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createLetters } from '../../platform/mail/letters.ts';
import { MAIL_QUEUE } from '../../platform/mail/mail-queue.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { createMailsStore } from '../../platform/mail/mails.store.ts';

const TIMEOUT_MS = 20_000;

/** The server to send through: the configured one, or the catcher of this machine. */
const serverOf = async ({ config, logger }: Platform): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (config.smtpUrl) return { url: config.smtpUrl, stop: () => Promise.resolve() };
  const { startMailCatcher } = await import('../../platform/mail/stand-in/mail-catcher.ts');
  return startMailCatcher(config, logger);
};

/** Sending, wired: takes mails from the queue. */
export const composeMail = async (platform: Platform, boss: PgBoss, draw: Draw): Promise<{ greet: () => Promise<unknown>; stop: () => Promise<void> }> => {
  const { config, db, keysFor, logger, now } = platform;
  const server = await serverOf(platform);
  const transport = createTransport({
    url: server.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const letters = createLetters(config.publicUrl, createMailTokenSigner(keysFor('mail-tokens')));
  const invoicesOf = invoiceAttachments(createInvoicesStore(db, config), draw);
  const logosOf = logoAttachments(createMailedLogosStore(db), fileStoreOf(platform));
  const attachmentsOf = async (data: unknown) => (await Promise.all([logosOf(data), invoicesOf(data)])).flat();
  const sender = createMailSender({ mails: createMailsStore(db), letters, attachmentsOf, transport, from: config.mailFrom, logger, now });
  await MAIL_QUEUE.take(boss, logger, ({ mailId }) => sender.send(mailId));
  return {
    greet: () => transport.verify(),
    stop: async () => {
      transport.close();
      await server.stop();
    },
  };
};
