/** A process of its own: the product's threads, their modules and fonts, the first set. Prints the milliseconds since the process began. */
import { readProfile } from '../../logos/read-profile.ts';
import { startProductThreads } from '../product-threads.ts';

const [, , address = '', file = ''] = process.argv;
const threads = await startProductThreads(address);
await threads.engine.plan(await readProfile(file), '1', []);
const wall = performance.now();
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ wall, cpu: (user + system) / 1000 }));
await threads.stop();
