import S3rver from 's3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../../platform/files/bucket-client.ts';

export interface S3Server {
  /** Of a bucket that exists and is empty. */
  readonly settings: BucketSettings;
  readonly stop: () => Promise<void>;
}

/** An S3 server in this process, with one bucket. */
export const startS3rver = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'fifteen-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: 'fifteen-files', configs: [] }] });
  const { port } = await server.run();
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'fifteen-files', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', pathStyle: true },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
