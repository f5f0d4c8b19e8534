import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ERROR = 50;

interface Line {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** What the processes of a product have logged as errors, in words. */
export const loggedErrors = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, 'logs');
  const logs = readdirSync(folder).filter((file) => /^(gateway|worker)\.log/.test(file));
  const lines = logs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter((line) => line.startsWith('{')));
  return lines.map((line) => JSON.parse(line) as Line).flatMap(({ level = 0, msg = '', err }) => (level >= ERROR ? [`${msg}: ${err?.message ?? ''}`] : []));
};
