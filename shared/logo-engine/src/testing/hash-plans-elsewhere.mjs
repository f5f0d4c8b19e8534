// Reads TypeScript, in a thread (profiles by workerData) or in a process (profiles on standard input), and answers with hashes.
import { text } from 'node:stream/consumers';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { hashPlans } = await import('./hash-plans.ts');
if (isMainThread) process.stdout.write(JSON.stringify(await hashPlans(JSON.parse(await text(process.stdin)))));
else parentPort?.postMessage(await hashPlans(workerData));
