import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrival, FromClient, ToClient, WantedStream } from './stream-messages.ts';

const PROGRAM = fileURLToPath(new URL('./threads/stream-client.js', import.meta.url));

export interface StreamClients {
  /** Opens all and keeps them open. Returns when each was open, in microseconds, in order, and the statuses of those refused. */
  readonly open: (port: number, streams: readonly WantedStream[]) => Promise<{ readonly atUs: readonly number[]; readonly refused: readonly number[] }>;
  readonly letSlowOnesRead: () => void;
  /** What has come so far; `ended`: streams that the server closed. */
  readonly report: () => Promise<{ readonly fast: readonly Arrival[]; readonly slow: readonly Arrival[]; readonly ended: number }>;
  readonly pids: readonly number[];
  readonly stop: () => Promise<void>;
}

const answered = async <Kind extends FromClient['is']>(child: ChildProcess, question: ToClient): Promise<Extract<FromClient, { is: Kind }>> => {
  const answer = Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('A client of the bench ended.')))]);
  child.send(question);
  const [message] = (await answer) as [Extract<FromClient, { is: Kind }>];
  return message;
};

/** Processes that hold event streams open, each an equal part. */
export const startStreamClients = (count: number): StreamClients => {
  const children = Array.from({ length: count }, () => fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
  const share = (streams: readonly WantedStream[], at: number): WantedStream[] => streams.filter((_stream, i) => i % count === at);
  return {
    open: async (port, streams) => {
      const parts = await Promise.all(children.map((child, at) => answered<'open'>(child, { act: 'open', port, streams: share(streams, at) })));
      return { atUs: parts.flatMap(({ atUs }) => atUs).sort((one, other) => one - other), refused: parts.flatMap(({ refused }) => refused) };
    },
    letSlowOnesRead: () => {
      for (const child of children) child.send({ act: 'read' } satisfies ToClient);
    },
    report: async () => {
      const parts = await Promise.all(children.map((child) => answered<'report'>(child, { act: 'report' })));
      return {
        fast: parts.flatMap(({ fast }) => fast),
        slow: parts.flatMap(({ slow }) => slow),
        ended: parts.reduce((sum, { ended }) => sum + ended, 0),
      };
    },
    pids: children.map(({ pid }) => pid ?? 0),
    stop: async () => {
      const ends = children.map((child) => once(child, 'exit'));
      for (const child of children) child.disconnect();
      await Promise.all(ends);
    },
  };
};
