import type { KitFile } from '@fifteen/brand-kit';

/** What a maker tells while it works. */
export type Told = { readonly file: KitFile } | { readonly share: number };

/** The last word on a part. */
export type Last = { readonly done: true } | { readonly failed: string };

export type Message = Told | Last;
