import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: takes it, answers with this code, or takes it and drops the answer. */
export type Mood = 'take' | 'drop-answer' | number;

export interface MoodyMailServer {
  readonly url: string;
  /** Sources of the mails that it has taken. */
  readonly taken: string[];
  /** How many mails were offered. */
  readonly offers: () => number;
  readonly next: (...moods: Mood[]) => void;
  readonly stop: () => Promise<void>;
}

/** A real SMTP server with moods; it takes what it is not told about. */
export const startMoodyMailServer = async (): Promise<MoodyMailServer> => {
  const moods: Mood[] = [];
  const taken: string[] = [];
  let offers = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, session, done) => {
      const source = await buffer(stream);
      offers += 1;
      const mood = moods.shift() ?? 'take';
      if (typeof mood === 'number') return done(Object.assign(new Error('not now'), { responseCode: mood }));
      taken.push(source.toString());
      if (mood === 'take') return done();
      for (const connection of server.connections) if (connection.session === session) connection.close();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    offers: () => offers,
    next: (...of) => void moods.push(...of),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
