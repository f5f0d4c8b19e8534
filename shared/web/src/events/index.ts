export { openEventStream, type StreamOptions, type StreamState } from './event-stream.ts';
