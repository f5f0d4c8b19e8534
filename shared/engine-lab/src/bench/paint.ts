import type { ProductThreads } from './product-threads.ts';

/** Previews that are asked for at once, as the product's generation does. */
const LANES = 4;

/** The size that grids of concepts show. */
export const SMALL_PX = 512;

type Drawings = readonly { slot: number; svg: string }[];

/** Paints the previews of one size; `painted` is called for each. */
export async function paint({ renderPreviews }: ProductThreads, concepts: Drawings, size: number, painted: () => void = () => {}): Promise<void> {
  const queue = concepts.values();
  const lane = async () => {
    for (const { slot, svg } of queue) {
      await renderPreviews(svg, `slot ${slot}`, [size]);
      painted();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
