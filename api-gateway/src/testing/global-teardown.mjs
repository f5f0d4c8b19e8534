import { once } from 'node:events';

// oxlint-disable-next-line import/no-default-export -- jest reads the default export
export default async function teardown() {
  const keeper = globalThis.postgresKeeper;
  if (!keeper || keeper.exitCode !== null) return;
  keeper.stdin.end();
  await once(keeper, 'exit');
}
