import { once } from 'node:events';

export default async function teardown() {
  const keeper = globalThis.postgresKeeper;
  if (!keeper || keeper.exitCode !== null) return;
  keeper.stdin.end();
  await once(keeper, 'exit');
}
