/** A request as any provider's SDK sends it, read by the stand-in. */
export interface SeenRequest {
  readonly provider: 'openai' | 'anthropic' | 'google';
  readonly model: string;
  /** Named in the first line of the first turn; empty where it names none. */
  readonly task: string;
  /** From 1: one more than the replies so far. */
  readonly turn: number;
  readonly system: string;
  /** All that the user and the tools said. */
  readonly text: string;
  readonly pictures: number;
  readonly tools: readonly string[];
  readonly key: string;
}

export interface StandInCall {
  readonly name: string;
  readonly input: unknown;
}

/** Tokens of a reply; null where the server does not count. */
export interface ReplyUsage {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly written?: number | undefined;
}

/** What the stand-in does with a request. */
export type StandInAnswer =
  | { readonly kind: 'reply'; readonly text?: string; readonly calls?: readonly StandInCall[]; readonly usage?: ReplyUsage | null; readonly isCut?: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly body?: string }
  /** Nothing at all is sent: the caller's patience ends it. */
  | { readonly kind: 'silent' }
  /** Half of the stream, then nothing more. */
  | { readonly kind: 'stall' }
  /** Half of the stream, then the connection breaks. */
  | { readonly kind: 'cut' }
  /** Half of the stream, and a proper end of the connection. */
  | { readonly kind: 'short' }
  /** A stream that is not JSON. */
  | { readonly kind: 'garbage' }
  /** A tool call whose arguments are not JSON. */
  | { readonly kind: 'garbled-call' }
  /** An error event in the middle of the stream. */
  | { readonly kind: 'error-event' }
  | { readonly kind: 'refusal' };

/** One provider's protocol: how its requests are read and its streams are written. */
export interface Wire {
  readonly provider: SeenRequest['provider'];
  /** True for paths of this provider. */
  readonly serves: (path: string) => boolean;
  readonly read: (body: Record<string, unknown>, path: string) => Omit<SeenRequest, 'provider' | 'key'>;
  /** Events of a stream, as they are sent. */
  readonly reply: (answer: Extract<StandInAnswer, { kind: 'reply' }>, model: string) => string[];
  readonly refusal: (model: string) => string[];
  readonly garbledCall: (model: string) => string[];
  /** An event that is not JSON. */
  readonly garbage: string;
  readonly errorEvent: () => string;
  /** The body of an error with a status, and the pause in seconds that the provider asks for. */
  readonly error: (status: number, retryAfter?: string) => string;
}

export const taskOf = (text: string): string => /^Task (\S+)/m.exec(text)?.[1] ?? '';

/** A text in pieces, as models stream it. */
export const piecesOf = (text: string, size = 400): string[] => Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));

export const USUAL_USAGE: ReplyUsage = { input: 1_000, cached: 0, output: 200 };
