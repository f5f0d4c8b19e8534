import type { CardDetails, KitPartId, TasteProfile } from '@fifteen/contracts';
import type { KitFile } from '../kit-file.ts';

export interface PartTask {
  readonly part: KitPartId;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly details: CardDetails;
}

/** What the bench needs of the product's makers of kits: the gateway's, which this package must not know. */
export interface ProductThreads {
  readonly make: (task: PartTask, onProgress: (share: number) => void) => { readonly files: AsyncIterable<KitFile> };
  readonly stop: () => Promise<void>;
}

interface ThreadsModule {
  startKitThreads(logger: { error(...words: unknown[]): void }): ProductThreads;
}

export const startProductThreads = async (address: string): Promise<ProductThreads> => {
  const { startKitThreads } = (await import(address)) as ThreadsModule;
  return startKitThreads(console);
};
