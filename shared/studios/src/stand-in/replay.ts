import type { Recording } from '../recorder/recording.ts';
import type { SeenRequest, StandInAnswer } from './wire.ts';

/** Answers of a recorded session: by conversation and turn. What was not recorded ends its conversation. */
export function replayOf({ exchanges }: Recording): (request: Pick<SeenRequest, 'task' | 'turn'>) => StandInAnswer {
  const known = new Map(exchanges.map((exchange) => [`${exchange.task}/${exchange.turn}`, exchange]));
  return ({ task, turn }) => {
    const exchange = known.get(`${task}/${turn}`);
    if (!exchange) return { kind: 'reply', calls: [{ name: 'keep', input: {} }] };
    const { text, calls, usage } = exchange;
    return { kind: 'reply', text, calls, ...(usage && { usage }) };
  };
}
