import type { KitFile } from '@fifteen/brand-kit';
import type { CardDetails, KitPartId, TasteProfile } from '@fifteen/contracts';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Logger } from '../logger.ts';

/** A film's encoder has threads of its own: two parts at once fill two cores. */
const THREADS = 2;
const IDLE_MS = 60_000;
const PART_MS = 300_000;

/** In development and in tests this file is TypeScript, and so are the thread's. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(`./threads/${FROM_SOURCE ? 'source-thread.mjs' : 'kit-thread.js'}`, import.meta.url);
const SOURCE_ARGUMENTS = ['--conditions=@fifteen/source'];

export interface PartTask {
  readonly part: KitPartId;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly details: CardDetails;
}

export type MadeFile = KitFile;

/** What a thread tells while it works. */
export type Message = { readonly file: KitFile } | { readonly share: number } | { readonly done: true };

export interface PartMaking {
  /** In the order in which they are made. Rejects where the making fails. */
  readonly files: AsyncIterable<MadeFile>;
  /** Whether it was the making that failed, and not who takes the files. */
  readonly hasFailed: () => boolean;
}

export type MakePart = (task: PartTask, onProgress: (share: number) => void) => PartMaking;

export interface KitThreads {
  readonly make: MakePart;
  readonly stop: () => Promise<void>;
}

/** Parts of kits, made in threads that are there only while there are kits to make. */
export const startKitThreads = (logger: Logger): KitThreads => {
  const pool = new Piscina({
    filename: fileURLToPath(THREAD),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    execArgv: FROM_SOURCE ? SOURCE_ARGUMENTS : [],
    atomics: 'disabled',
  });
  pool.on('error', (error: unknown) => logger.error({ err: error }, 'a thread of the kits ended'));
  return {
    make: (task, onProgress) => {
      let failed = false;
      async function* files(): AsyncGenerator<MadeFile> {
        const { port1, port2 } = new MessageChannel();
        const ended = new AbortController();
        const run = pool.run({ task, port: port2 }, { name: 'makePart', transferList: [port2], signal: AbortSignal.any([ended.signal, AbortSignal.timeout(PART_MS)]) });
        let isDone = false;
        const settled = run.catch((error: unknown) => {
          failed = !ended.signal.aborted;
          ended.abort(error);
        });
        try {
          for await (const [message] of on(port1, 'message', { signal: ended.signal }) as AsyncIterable<[Message]>) {
            isDone = 'done' in message;
            if (isDone) break;
            if ('file' in message) yield message.file;
            else if ('share' in message) onProgress(message.share);
          }
        } catch (error) {
          throw ended.signal.reason ?? error;
        } finally {
          // Whoever leaves early ends the thread; one that is done is left to finish, and used again.
          if (!isDone) ended.abort();
          await settled;
          port1.close();
        }
      }
      return { files: files(), hasFailed: () => failed };
    },
    stop: () => pool.destroy(),
  };
};
