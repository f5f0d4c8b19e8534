export interface RateLimitsTable {
  /** A keyed hash: no address and no e-mail is here. */
  key: string;
  used: number;
  window_ends_at: Date;
}
