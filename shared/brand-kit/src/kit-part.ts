import type { CardDetails, KitPartId } from '@fifteen/contracts';
import type { Brand } from './brand.ts';
import type { KitFile } from './kit-file.ts';

export interface KitOrder {
  /** What is on cards, letters and in the e-mail signature. */
  readonly details: CardDetails;
}

export interface Making {
  /** Share of the part that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted when nobody wants the part any more: a film ends its encoder. */
  readonly signal: AbortSignal;
}

/** One part of the kit. The same brand and order give the same bytes. Files come in the order in which they are shown. */
export interface KitPart {
  readonly id: KitPartId;
  readonly make: (brand: Brand, order: KitOrder, making: Making) => AsyncIterable<KitFile>;
}
