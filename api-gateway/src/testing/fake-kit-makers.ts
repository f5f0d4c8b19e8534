import { setTimeout as sleep } from 'node:timers/promises';
import type { KitPartId } from '@fifteen/contracts';
import type { KitMakers, MadeFile, PartTask } from '../kits/brand-kits/makers/kit-makers.ts';

/** Parts of two small files each; a part can be told to fail so many times. */
export interface FakeKitMakers extends KitMakers {
  readonly made: PartTask[];
  readonly failNext: (part: KitPartId, times: number) => void;
}

const fileOf = (task: PartTask, name: string, preview?: string): MadeFile => ({
  name: `${task.part.replaceAll('_', '-')}/${name}`,
  mediaType: 'text/plain',
  bytes: Buffer.from(`${name} of ${task.profile.basic_info.company_name} for ${task.details.name}`),
  ...(preview && { preview, width: 10, height: 5 }),
});

/** @param pauseMs what a file takes */
export const fakeKitMakers = (pauseMs = 0): FakeKitMakers => {
  const failures = new Map<KitPartId, number>();
  const made: PartTask[] = [];
  return {
    made,
    failNext: (part, times) => void failures.set(part, times),
    make: (task, onProgress) => {
      let failed = false;
      async function* files(): AsyncGenerator<MadeFile> {
        made.push(task);
        await sleep(pauseMs);
        yield fileOf(task, 'front.txt', 'Front');
        onProgress(0.5);
        const left = failures.get(task.part) ?? 0;
        failures.set(task.part, left - 1);
        failed = left > 0;
        if (failed) throw new Error('The pen broke');
        await sleep(pauseMs);
        yield fileOf(task, 'print.txt');
      }
      return { files: files(), hasFailed: () => failed };
    },
    keepWarm: () => undefined,
    stop: () => Promise.resolve(),
  };
};
