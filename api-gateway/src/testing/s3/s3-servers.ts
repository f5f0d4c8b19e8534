import { startS3rver, type S3Server } from './s3rver.ts';
import { startSwift } from './swift.ts';

export { startS3rver, type S3Server } from './s3rver.ts';

type Start = () => Promise<S3Server>;

const SERVERS: Readonly<Record<string, Start>> = { s3rver: startS3rver, swift: startSwift };

/** What installs with the product's own packages runs always, Swift where S3_SERVERS names it: `S3_SERVERS=s3rver,swift`. */
export const s3Servers = (): readonly (readonly [string, Start])[] =>
  (process.env.S3_SERVERS ?? 's3rver').split(',').map((name) => {
    const start = SERVERS[name];
    if (!start) throw new Error(`S3_SERVERS names ${Object.keys(SERVERS).join(' and ')}, not "${name}"`);
    return [name, start];
  });

export const startS3Named = (name: string): Promise<S3Server> => {
  const start = SERVERS[name];
  if (!start) throw new Error(`An S3 server for tests is ${Object.keys(SERVERS).join(' or ')}, not "${name}"`);
  return start();
};
