import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelFailure } from '../model/failure.ts';
import type { Model, ModelReply, ModelRequest, Part, Turn } from '../model/model.ts';
import { callsInText } from '../model/text-calls.ts';

export interface FileExchangeOptions {
  /** Where requests are written and replies are awaited. */
  readonly folder: string;
  /** The model that answers, as its provider calls it. */
  readonly model: string;
  /** How long a reply is awaited, in milliseconds. */
  readonly patience: number;
  readonly poll?: number;
}

/** A reply is read when it was not written to for this long, in milliseconds. */
const SETTLED = 700;
/** Characters a token has in English and programs, to estimate what nobody counts here. */
const CHARACTERS_A_TOKEN = 3.6;

/**
 * A model that answers through files: each request is written into a folder, holding exactly what a provider would be
 * sent, and its reply is awaited beside it. What a person or an agent writes there is read like the text of any model.
 * The system prompt and the tools are in files of their own, once.
 */
export function fileExchange({ folder, model, patience, poll = 400 }: FileExchangeOptions): Model {
  return {
    id: `files/${model}`,
    canSee: true,
    complete: async (request, { signal }) => {
      const turn = request.turns.filter(({ role }) => role !== 'assistant').length;
      const name = `${request.task}.${turn}`;
      const at = (suffix: string): string => path.join(folder, `${name}.${suffix}`);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'system.md'), `${request.system}\n`);
      const tools = `tools-${request.tools.map(({ name: tool }) => tool).join('-')}.json`;
      await writeFile(path.join(folder, tools), `${JSON.stringify(request.tools, null, 2)}\n`);
      const { words, pictures } = lastTurn(request.turns.at(-1)!);
      await Promise.all(pictures.map((png, i) => writeFile(at(`picture${pictures.length > 1 ? `-${i + 1}` : ''}.png`), png)));
      await writeFile(at('request.md'), `${words}\n`);
      const text = await replyIn(at('reply.md'), { patience, poll, signal });
      return replyOf(text, request, model);
    },
  };
}

/** What the model is told now: the first request, or the answer to its last call. */
function lastTurn(turn: Turn): { words: string; pictures: Uint8Array[] } {
  const parts: readonly Part[] = turn.role === 'user' ? turn.parts : turn.role === 'results' ? turn.results.flatMap((result) => result.parts) : [];
  return {
    words: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n'),
    pictures: parts.flatMap((part) => (part.kind === 'image' ? [part.png] : [])),
  };
}

async function replyIn(file: string, { patience, poll, signal }: { patience: number; poll: number; signal: AbortSignal }): Promise<string> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (signal.aborted) throw new ModelFailure('stopped', 'The recording was stopped.');
    const written = await stat(file).catch(() => undefined);
    if (written && written.size > 0 && Date.now() - written.mtimeMs > SETTLED) return readFile(file, 'utf8');
    await sleep(poll);
  }
  throw new ModelFailure('slow', `No reply in ${path.basename(file)}.`);
}

function replyOf(text: string, { system, turns, tools }: ModelRequest, model: string): ModelReply {
  const sent = system.length + JSON.stringify(turns).length;
  const usage = { input: Math.round(sent / CHARACTERS_A_TOKEN), cached: Math.round(system.length / CHARACTERS_A_TOKEN), output: Math.round(text.length / CHARACTERS_A_TOKEN) };
  return { text, calls: callsInText(text, tools.map(({ name }) => name)), usage, model, isCut: false };
}
