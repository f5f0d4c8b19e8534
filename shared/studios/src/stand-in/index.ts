/** Stand-ins for providers of language models, for tests and development: no network is needed. */
export { replayOf } from './replay.ts';
export { type StandIn, startStandIn } from './server.ts';
export type { SeenRequest, StandInAnswer } from './wire.ts';
export { Recording } from '../recorder/recording.ts';
