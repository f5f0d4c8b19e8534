/** The worker from its sources, for tests: a build has it as JavaScript. */
import { register } from 'tsx/esm/api';

register();
await import('./isolate-worker.ts');
