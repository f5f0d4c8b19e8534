import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config.ts';
import { createPlatform, type Platform } from '../platform/runtime/platform.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestPlatform {
  readonly platform: Platform;
  readonly stop: () => Promise<void>;
}

/** What features are built on, with a database and a data folder of its own, and nothing that listens. */
export const startTestPlatform = async (environment: Readonly<Record<string, string>> = {}, given?: TestDatabase): Promise<TestPlatform> => {
  const database = given ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-suite-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, ...environment });
  const platform = createPlatform(config, database.url);
  const stop = async (): Promise<void> => {
    await platform.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { platform, stop };
};
