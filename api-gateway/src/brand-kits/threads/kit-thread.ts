import { brandOf, KIT_PARTS } from '@fifteen/brand-kit';
import type { MessagePort } from 'node:worker_threads';
import type { Message, PartTask } from '../kit-threads.ts';

interface Work {
  readonly task: PartTask;
  readonly port: MessagePort;
}

/** Makes one part and sends its files as they come. The pool calls it by name. */
export const makePart = async ({ task, port }: Work): Promise<void> => {
  const tell = (message: Message, bytes?: Uint8Array): void =>
    // Buffers of a pool are shared with others: only one that is whole can change hands.
    port.postMessage(message, bytes && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : []);
  const part = KIT_PARTS.find(({ id }) => id === task.part);
  if (!part) throw new Error(`There is no part ${task.part}`);
  const brand = await brandOf(task.genome, task.profile);
  const making = { onProgress: (share: number) => tell({ share }), signal: new AbortController().signal };
  for await (const file of part.make(brand, { details: task.details }, making)) tell({ file }, file.bytes);
  tell({ done: true });
  port.close();
};
