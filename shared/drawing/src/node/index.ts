/** Programs of unknown authors, for Node. */
export { type Isolate, createIsolate } from './isolate.ts';
export { ISOLATE_LIMITS, type IsolateLimits } from '../isolate/run-isolated.ts';
