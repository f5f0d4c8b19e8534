import type { TasteProfile } from '@fifteen/contracts';

/** What the bench needs of the product's threads: the gateway's, which this package must not know. */
export interface ProductThreads {
  readonly engine: { plan(profile: TasteProfile, seed: string, avoid: readonly string[]): Promise<{ concepts: readonly { slot: number; svg: string }[] }> };
  renderPreviews(svg: string, salt: string, sizes: readonly number[]): Promise<unknown>;
  ready: Promise<unknown>;
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

interface ThreadsModule {
  startEngineThreads(logger: { error(...words: unknown[]): void }, threads: number): ProductThreads;
}

/** Threads of the machine that the product is made for. */
export const THREADS = 2;

export async function startProductThreads(address: string): Promise<ProductThreads> {
  const { startEngineThreads } = (await import(address)) as ThreadsModule;
  return startEngineThreads(console, THREADS);
}
