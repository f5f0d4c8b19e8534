import type { PgBoss } from 'pg-boss';
import { createTransport } from 'nodemailer';
import { createMailTokenSigner } from '../auth/mail-tokens.ts';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { invoiceAttachments } from '../invoices/invoice-attachments.ts';
import { createInvoicesStore } from '../invoices/invoices.store.ts';
import type { Platform } from '../platform.ts';
import { createLetters } from './letters.ts';
import { takeMails } from './mail-queue.ts';
import { createMailSender } from './mail-sender.ts';
import { createMailsStore } from './mails.store.ts';

const TIMEOUT_MS = 20_000;

/** The server to send through: the configured one, or the catcher of this machine. */
const serverOf = async ({ config, logger }: Platform): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (config.smtpUrl) return { url: config.smtpUrl, stop: () => Promise.resolve() };
  const { startMailCatcher } = await import('../dev/mail/mail-catcher.ts');
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
  const attachmentsOf = invoiceAttachments(createInvoicesStore(db, config), draw);
  const sender = createMailSender({ mails: createMailsStore(db), letters, attachmentsOf, transport, from: config.mailFrom, logger, now });
  await takeMails(boss, logger, sender.send);
  return {
    greet: () => transport.verify(),
    stop: async () => {
      transport.close();
      await server.stop();
    },
  };
};
