/**
 * A process of its own: the product's threads, their modules and fonts, the first set. Prints what it took since the
 * process began until the threads had loaded, until the set was there, its first small picture, and all of them.
 */
import { readFile } from 'node:fs/promises';
import type { TasteProfile } from '@fifteen/contracts';
import { paint, SMALL_PX } from '../paint.ts';
import { startProductThreads } from '../product-threads.ts';

const [, , address = '', file = ''] = process.argv;
const threads = await startProductThreads(address);
const ready = threads.ready.then(sinceBegin);
// One of the repository's briefs, which a test holds valid: it is not parsed here, for the contracts would have to load.
const profile = JSON.parse(await readFile(file, 'utf8')) as TasteProfile;
const { concepts } = await threads.engine.plan(profile, '1', []);
const set = sinceBegin();
let first: ReturnType<typeof sinceBegin> | undefined;
await paint(threads, concepts, SMALL_PX, () => {
  first ??= sinceBegin();
});
console.log(JSON.stringify({ ready: await ready, set, first, withPictures: sinceBegin() }));
await threads.stop();

function sinceBegin() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
}
