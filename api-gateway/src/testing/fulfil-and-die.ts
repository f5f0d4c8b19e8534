/** Fulfils a checkout in a process of its own, and dies by SIGKILL at the database step that it is told. */
import { readConfig } from '../platform/config/config.ts';
import { createPlatform } from '../platform/runtime/platform.ts';
import { flakyDatabase } from './flaky-database.ts';
import { paymentsOn } from './money.ts';

const [session = '', step = '1'] = process.argv.slice(2);
const config = readConfig(process.env);
const platform = createPlatform(config, config.databaseUrl ?? '');
let isCounting = false;
let steps = 0;
const dying = flakyDatabase(platform.pool, () => {
  if (!isCounting) return undefined;
  steps += 1;
  // The statement before this one has been answered; this one is never sent.
  if (steps === Number(step)) process.kill(process.pid, 'SIGKILL');
  return undefined;
});
const payments = await paymentsOn({ platform: { ...platform, db: dying } });
isCounting = true;
await payments.fulfilment.fulfil(session);
process.exit(0);
