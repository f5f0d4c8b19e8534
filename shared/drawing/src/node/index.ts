/** Programs of unknown authors, for Node. */
export { type Isolate, createIsolate } from './isolate.ts';
