export interface RateLimitsTable {
  /** A keyed hash: no address and no e-mail stands here. */
  key: string;
  used: number;
  window_ends_at: Date;
}
