// Reads TypeScript, in a thread (customers by workerData) or in a process (customers on standard input), and prints hashes.
import { text } from 'node:stream/consumers';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { hashPlans } = await import('./hash-plans.ts');
process.stdout.write(JSON.stringify(await hashPlans(workerData ?? JSON.parse(await text(process.stdin)))));
