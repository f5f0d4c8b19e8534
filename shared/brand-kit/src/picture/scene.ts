import type { Area } from './picture.ts';

/** Parts that are moved, scaled or cut together. */
export interface Group {
  /** Where the group's origin stands, and how large a unit is; as it is unless given. */
  readonly move?: { readonly x: number; readonly y: number; readonly scale: number };
  /** Path data in the group's own units: what is outside is not seen. */
  readonly within?: string;
  readonly parts: readonly Part[];
}

export type Part = Area | Group;

/** A picture for the screen: what `Picture` holds, and groups, on a ground. Origin at the upper left, y down. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** #rrggbb. */
  readonly ground: string;
  readonly parts: readonly Part[];
}

export const isGroup = (part: Part): part is Group => 'parts' in part;
