import { KIT_PART_IDS, type KitPartId } from '@fifteen/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Memory, treeCpu, watchMemory } from './process-tree.ts';
import { type PartTask, startProductMakers } from './product-makers.ts';

export interface WholeKit {
  /** Milliseconds from the order to the end of each part. */
  readonly parts: Readonly<Partial<Record<KitPartId, number>>>;
  /** To the end of the first part, which is seen then, and of the last. */
  readonly first: number;
  readonly whole: number;
  /** Processor time, that of encoders and makers included. */
  readonly cpu: number;
  readonly peak: Memory;
}

/** As the product's queue has it: cards first, for they are seen soon; the film second, for it takes longest. */
const FIRST: readonly KitPartId[] = ['business_cards', 'ad_video'];
const IN_ORDER: readonly KitPartId[] = [...FIRST, ...KIT_PART_IDS.filter((id) => !FIRST.includes(id))];

/** One kit from the order on, by makers that are not running yet, its files written to a folder. */
export const wholeKit = async (address: string, task: Omit<PartTask, 'part'>, folder: string): Promise<WholeKit> => {
  const makers = await startProductMakers(address);
  const memory = watchMemory();
  const [began, cpuBefore] = [performance.now(), await treeCpu()];
  const makePart = async (part: KitPartId): Promise<readonly [KitPartId, number]> => {
    for await (const { name, bytes } of makers.make({ ...task, part }, () => undefined).files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    return [part, performance.now() - began];
  };
  const ends = await Promise.all(IN_ORDER.map(makePart));
  const whole = performance.now() - began;
  const peak = await memory();
  await makers.stop();
  const cpu = (await treeCpu()) - cpuBefore;
  return { parts: Object.fromEntries(ends), first: Math.min(...ends.map(([, end]) => end)), whole, cpu, peak };
};

/** Makers begin to get ready some seconds after their worker. */
const UNTIL_WARM_MS = 12_000;

/** Milliseconds from the order to the end of its first part, the film under way beside it, by a worker that runs already: as in the product. */
export const firstOfWarm = async (address: string, task: Omit<PartTask, 'part'>): Promise<number> => {
  const makers = await startProductMakers(address);
  makers.keepWarm();
  await sleep(UNTIL_WARM_MS);
  const began = performance.now();
  const [cards, film] = FIRST.map((part) => makers.make({ ...task, part }, () => undefined).files[Symbol.asyncIterator]());
  void film?.next().catch(() => undefined);
  for (let next = await cards?.next(); next && !next.done; next = await cards?.next());
  const first = performance.now() - began;
  await makers.stop();
  return first;
};
