import type { Ledger } from './ledger.ts';

/** What a user's turn or a tool's answer is made of. */
export type Part = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'image'; readonly png: Uint8Array };

/** A function that the model may call; its arguments are described by JSON Schema. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A call of a tool. `input` is what the model sent, of unknown shape. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly Part[];
}

export type Turn =
  | { readonly role: 'user'; readonly parts: readonly Part[] }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly calls: readonly ToolCall[];
      /** The turn as its provider sent it, to be given back untouched: reasoning is signed there. */
      readonly raw?: unknown;
    }
  | { readonly role: 'results'; readonly results: readonly ToolResult[] };

export interface ModelRequest {
  /** Names the conversation: "ideas", "draw-03". It is the first line of the first turn, which recordings are found by. */
  readonly task: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  /** Most tokens of the reply. */
  readonly mostTokens: number;
}

/** Tokens as the provider counted them. `input` includes what was read from its cache and what was written to it. */
export interface Usage {
  readonly input: number;
  readonly cached: number;
  /** Written to the cache, where the provider bills that by itself. */
  readonly written?: number | undefined;
  readonly output: number;
}

export interface ModelReply {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** Absent where the provider did not say: some servers that speak OpenAI's protocol do not. */
  readonly usage?: Usage | undefined;
  /** The model that answered, as the provider names it. */
  readonly model: string;
  /** The reply was cut off at the limit of tokens. */
  readonly isCut: boolean;
  readonly raw?: unknown;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Pays for the call, where calls are paid. */
  readonly ledger?: Ledger | undefined;
}

/** A language model behind one of the providers. Rejects with a {@link ModelFailure}. */
export interface Model {
  /** "openai/gpt-5.1": the provider and the model. */
  readonly id: string;
  readonly canSee: boolean;
  readonly complete: (request: ModelRequest, options: CallOptions) => Promise<ModelReply>;
}

export const textPart = (text: string): Part => ({ kind: 'text', text });
