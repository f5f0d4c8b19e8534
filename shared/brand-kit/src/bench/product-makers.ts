import type { CardDetails, KitPartId, TasteProfile } from '@fifteen/contracts';
import type { KitFile } from '../kit-file.ts';

export interface PartTask {
  readonly part: KitPartId;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly details: CardDetails;
}

/** What the bench needs of the product's makers of kits: the gateway's, which this package must not know. */
export interface ProductMakers {
  readonly make: (task: PartTask, onProgress: (share: number) => void) => { readonly files: AsyncIterable<KitFile> };
  readonly keepWarm: () => void;
  readonly stop: () => Promise<void>;
}

interface MakersModule {
  startKitMakers(logger: { error(...words: unknown[]): void }): ProductMakers;
}

export const startProductMakers = async (address: string): Promise<ProductMakers> => {
  const { startKitMakers } = (await import(address)) as MakersModule;
  return startKitMakers(console);
};
