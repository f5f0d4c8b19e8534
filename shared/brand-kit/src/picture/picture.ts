/** A straight gradient between two points, in units of its picture. */
export interface Gradient {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly { readonly offset: number; readonly color: string; readonly opacity?: number }[];
}

export type Fill = string | Gradient;

/** One area: absolute path data (M L H V Q C Z), filled even-odd. */
export interface Area {
  readonly d: string;
  /** #rrggbb or a gradient. */
  readonly fill: Fill;
  /** 0 to 1; 1 unless given. */
  readonly opacity?: number;
}

/** What every page and picture of a kit is composed as: areas on a ground, origin at the upper left, y down. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** #rrggbb; none where it is transparent. */
  readonly ground?: string;
  readonly areas: readonly Area[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
