import { once } from 'node:events';
import { rm } from 'node:fs/promises';

// oxlint-disable-next-line import/no-default-export -- jest reads the default export
export default async function teardown() {
  if (globalThis.bundledPrograms) await rm(globalThis.bundledPrograms, { recursive: true, force: true });
  const keeper = globalThis.postgresKeeper;
  if (!keeper || keeper.exitCode !== null) return;
  keeper.stdin.end();
  await once(keeper, 'exit');
}
