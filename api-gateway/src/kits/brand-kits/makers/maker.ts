import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PartTask } from './kit-makers.ts';
import { makerFolder } from './maker-folders.ts';
import type { Message, Told } from './messages.ts';

/** In development and in tests this file is TypeScript, and so is the program. */
export const FROM_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(FROM_SOURCE ? './source-maker.mjs' : './kit-maker.js', import.meta.url));
/**
 * Pictures lie outside the heap; what they are made of is small. One that grows beyond bounds ends by itself. Pixels count
 * towards the next collection of a heap, and a small heap was collected whole at every third frame: it may double first.
 */
const ARGUMENTS = ['--max-old-space-size=512', '--max-semi-space-size=8', '--heap-growing-percent=100', ...(FROM_SOURCE ? ['--conditions=@fifteen/source'] : [])];

/** What a maker needs to find its programs and write its films; no secret of the product. */
const PASSED_ON = ['PATH', 'LANG', 'NODE_ENV', 'LD_LIBRARY_PATH', ...(FROM_SOURCE ? ['TEST_PROGRAMS'] : [])];
/** Milliseconds for which the renderers keep memory that they gave up: taking it again for each picture costs more than drawing it. */
const KEEP_MEMORY_MS = '100';

export interface Maker {
  /** What comes of a part. Rejects where it fails, and where the process dies. */
  readonly work: (task: PartTask) => AsyncGenerator<Told>;
  readonly isAlive: () => boolean;
  /** Whether nothing is under way: the last part was made, or has failed in order. */
  readonly isAtRest: () => boolean;
  /** Ends the process, whatever it does; who waits for its work is told the reason. */
  readonly end: (reason?: Error) => void;
  /** Settles when the process is gone. */
  readonly ended: Promise<void>;
}

const launch = (folder: string): ChildProcess => {
  const passed = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const env = { ...passed, TMPDIR: folder, MIMALLOC_PURGE_DELAY: KEEP_MEMORY_MS };
  return fork(PROGRAM, [], { env, execArgv: ARGUMENTS, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
};

/** A process that makes one part after the other, with a folder of its own for what it writes on its way. */
export const startMaker = (): Maker => {
  const folder = makerFolder();
  const child = launch(folder);
  const gone = new AbortController();
  const end = (reason = new Error('A maker of kits was ended')): void => {
    gone.abort(reason);
    child.kill('SIGKILL');
  };
  const untilEnded = async (): Promise<void> => {
    const [code, signal] = await once(child, 'exit');
    gone.abort(new Error(`A maker of kits ended with ${signal ?? code}`));
    await rm(folder, { recursive: true, force: true });
  };
  child.on('error', (error) => gone.abort(error));
  let isAtRest = true;
  async function* work(task: PartTask): AsyncGenerator<Told> {
    gone.signal.throwIfAborted();
    isAtRest = false;
    const messages = on(child, 'message', { signal: gone.signal }) as AsyncIterable<[Message]>;
    child.send({ task }, (error) => error && gone.abort(error));
    try {
      for await (const [message] of messages) {
        isAtRest = 'done' in message || 'failed' in message;
        if ('done' in message) return;
        if ('failed' in message) throw new Error(message.failed);
        yield message;
      }
    } catch (error) {
      throw gone.signal.aborted ? gone.signal.reason : error;
    }
  }
  return { work, end, ended: untilEnded(), isAlive: () => !gone.signal.aborted, isAtRest: () => isAtRest };
};
