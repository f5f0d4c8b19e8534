import type { ToolCall } from './model.ts';

/** A fenced block of a reply: its language, what follows on the same line, its content. */
interface Block {
  readonly language: string;
  readonly rest: string;
  readonly content: string;
}

/** Longest reply that is searched for blocks, in characters. */
const MOST_TEXT = 200_000;

/**
 * Tool calls that a model wrote into its text, for models that cannot call tools and for replies written as files: a block
 * "```json draw" with the arguments, its program in a block "```js" right after it. Blocks that are not JSON are skipped.
 */
export function callsInText(text: string, tools: readonly string[]): ToolCall[] {
  const calls: { id: string; name: string; input: Record<string, unknown> }[] = [];
  for (const { language, rest, content } of blocksOf(text.slice(0, MOST_TEXT))) {
    const last = calls.at(-1);
    if (language === 'json' && tools.includes(rest)) {
      const input = objectOf(content);
      if (input) calls.push({ id: `text-${calls.length + 1}`, name: rest, input });
    } else if (/^(js|javascript)$/.test(language) && last && last.name === 'draw' && last.input['program'] === undefined) last.input['program'] = content;
  }
  return calls;
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```([a-z]*)[ \t]*([\w-]*)[ \t]*\n([\s\S]*?)^```[ \t]*$/gm)].map(([, language = '', rest = '', content = '']) => ({ language, rest, content }));
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
