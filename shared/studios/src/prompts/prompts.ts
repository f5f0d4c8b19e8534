import { readFileSync, readdirSync } from 'node:fs';
import { promptFile } from './prompt-files.ts';

/** The prompts that are filled for each request, by the names of their files. */
export const TEMPLATES = ['ideas', 'draw', 'look', 'refine', 'wish'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

const texts = new Map<string, string>();

function textOf(name: string): string {
  const text = texts.get(name) ?? readFileSync(promptFile(name), 'utf8');
  texts.set(name, text);
  return text;
}

/** Programs that the system prompt shows: every one of them is run by a test. */
export const examplePrograms = (): { readonly name: string; readonly source: string }[] =>
  readdirSync(promptFile('examples/')).toSorted().map((file) => ({ name: file.replace(/\.js$/, ''), source: textOf(`examples/${file}`).trim() }));

/** What every request of a session begins with: the designer's instructions, the language, the examples. */
export const systemPrompt = (): string =>
  filled(textOf('system.md'), { language: textOf('language.md').trim(), examples: examplePrograms().map(({ source }) => `\`\`\`js\n${source}\n\`\`\``).join('\n\n') }).trim();

/** A prompt with its values. Throws where one is missing. What a customer wrote is never read as a template. */
export const prompt = (name: TemplateName, values: Readonly<Record<string, string>>): string => filled(textOf(`${name}.md`), values).trim();

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The prompt needs a value for {{${name}}}.`);
    return value;
  });
}
