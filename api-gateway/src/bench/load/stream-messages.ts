/** A stream that a client process opens and keeps open. */
export interface WantedStream {
  readonly path: string;
  readonly token: string;
  /** Of the loopback range: the address that the gateway sees. */
  readonly from: string;
  /** Reads nothing after the head of the answer until it is told to. */
  readonly isSlow: boolean;
}

/** What a client process is told. */
export type ToClient =
  | { readonly act: 'open'; readonly port: number; readonly streams: readonly WantedStream[] }
  /** Those who were slow read what has come meanwhile. */
  | { readonly act: 'read' }
  | { readonly act: 'report' };

/** An event that came: of which concept, and when, in microseconds of the machine's monotonic clock. */
export type Arrival = readonly [assetId: string, atUs: number];

/** What a client process says. */
export type FromClient =
  /** When each stream was open, in microseconds of the machine's monotonic clock. */
  | { readonly is: 'open'; readonly atUs: readonly number[]; readonly refused: readonly number[] }
  | { readonly is: 'report'; readonly fast: readonly Arrival[]; readonly slow: readonly Arrival[]; readonly ended: number };

/** The clock that all processes of a machine share, in microseconds. */
export const nowUs = (): number => Number(process.hrtime.bigint() / 1000n);
