import { brandOf, getReady, KIT_PARTS } from '@fifteen/brand-kit';
import type { PartTask } from './kit-makers.ts';
import { removeOwnFolder } from './maker-folders.ts';
import type { Message } from './messages.ts';

/** Resolves when the message is on its way: files wait for who takes them, and not in memory. */
const tell = (message: Message): Promise<void> => new Promise((resolve, reject) => {
    if (!process.send) return resolve();
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

const makePart = async ({ part: id, genome, profile, details }: PartTask): Promise<void> => {
  const part = KIT_PARTS.find((each) => each.id === id);
  if (!part) throw new Error(`There is no part ${id}`);
  const brand = await brandOf(genome, profile);
  // Who asked is told by the next file if the line is cut; a share is worth no wait.
  const making = { onProgress: (share: number) => void tell({ share }).catch(() => undefined), signal: new AbortController().signal };
  for await (const file of part.make(brand, { details }, making)) await tell({ file });
};

process.on('message', ({ task }: { readonly task: PartTask }) => {
  makePart(task)
    .then(() => tell({ done: true }))
    .catch((error: unknown) => tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    // Nobody is there to be told.
    .catch(() => process.exit(1));
});
// Without who asked there is nothing to make.
process.on('disconnect', () => {
  removeOwnFolder();
  process.exit(0);
});
// A maker that waits for its first part is ready for it; what cannot be opened is told with the part.
getReady().catch(() => undefined);
