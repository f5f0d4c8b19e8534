import type { BrandKit, KitComponent, KitFile } from '@fifteen/contracts';

/** What the view of a part is given. */
export interface ShownPart {
  readonly files: readonly KitFile[];
  /** "Copperline Brewing, business cards": before the name of each picture. */
  readonly about: string;
  readonly kit: BrandKit;
  readonly orderId: string;
  readonly state: KitComponent | undefined;
}
