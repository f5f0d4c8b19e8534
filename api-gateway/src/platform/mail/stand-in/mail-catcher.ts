import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Config } from '../../config/config.ts';
import type { Logger } from '../../logging/logger.ts';
import { mailFolderIn } from './mail-folder.ts';

const SIZE_MAX = 5 * 1024 * 1024;

/** A mail server on this machine that delivers to nobody: its mails are read at /dev/mail. In production it throws. */
export const startMailCatcher = async (
  { environment, dataDir }: Pick<Config, 'environment' | 'dataDir'>,
  logger: Logger,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (environment === 'production') throw new Error('The local mail catcher does not run in production.');
  const folder = mailFolderIn(dataDir);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: SIZE_MAX,
    logger: false,
    onData: async (stream, _session, done) => {
      try {
        await folder.add(`${Date.now()}-${randomBytes(4).toString('hex')}`, await buffer(stream));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  server.on('error', (error) => logger.warn({ err: error }, 'the mail catcher reports an error'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  logger.info({ port }, 'mail is caught on this machine, and read at /dev/mail');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
