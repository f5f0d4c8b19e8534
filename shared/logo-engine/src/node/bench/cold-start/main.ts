/**
 * A process of its own: the product's threads, their modules and fonts, the first set. Prints what it took since the
 * process began, and what it had taken when the set's small pictures were there.
 */
import { startProductThreads } from '../product-threads.ts';

const [, , address = '', file = ''] = process.argv;
const threads = await startProductThreads(address);
// Here and not above, as the threads load meanwhile.
const [{ readProfile }, { paintSmall }] = await Promise.all([import('../../logos/read-profile.ts'), import('../warm-sets.ts')]);
const { concepts } = await threads.engine.plan(await readProfile(file), '1', []);
const set = sinceBegin();
await paintSmall(threads, concepts);
console.log(JSON.stringify({ set, withPictures: sinceBegin() }));
await threads.stop();

function sinceBegin() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
}
