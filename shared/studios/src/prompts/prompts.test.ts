import { describe, expect, test } from '@jest/globals';
import { Draw, Lettering, Line, Shape } from '@fifteen/drawing';
import { readFileSync } from 'node:fs';
import { languageReference, membersOf } from '../reference/language-reference.ts';
import { readDrawing } from '../reference/read-drawing.ts';
import { promptFile } from './prompt-files.ts';
import { examplePrograms, prompt, systemPrompt } from './prompts.ts';

const publicNames = (kind: { prototype: object }): string[] => Object.getOwnPropertyNames(kind.prototype).filter((name) => !['constructor', 'transform', 'readings'].includes(name)).sort();

describe('the language that models get', () => {
  test('is what the docstrings of the drawing package say: run `npm run reference -w @fifteen/studios` after changing them', () => {
    expect(readFileSync(promptFile('language.md'), 'utf8')).toBe(languageReference(readDrawing));
  });

  test.each([
    ['Draw', 'draw.ts', Draw],
    ['Shape', 'shape.ts', Shape],
    ['Line', 'line.ts', Line],
    ['Lettering', 'lettering.ts', Lettering],
  ] as const)('names every public method and property of %s', (name, file, kind) => {
    expect(membersOf(readDrawing(file), name).map((member) => member.name).sort()).toEqual(publicNames(kind));
  });
});

describe('the prompts', () => {
  test('the system prompt holds the language and every example, and leaves no placeholder', () => {
    const text = systemPrompt();
    expect(text).toContain('# The drawing language');
    for (const { source } of examplePrograms()) expect(text).toContain(source);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
  });

  test('the system prompt is short enough to be sent with every call: under 9,000 tokens', () => {
    expect(systemPrompt().length / 3.6).toBeLessThan(9_000);
  });

  test('what a customer wrote is never read as a template', () => {
    const filled = prompt('look', { outcome: '{{measures}} {{secret}} $& $1', measures: 'one', instruction: 'two' });
    expect(filled).toContain('{{measures}} {{secret}} $& $1');
  });

  test('a value that is missing is an error, not an empty line', () => {
    expect(() => prompt('look', { outcome: 'a', measures: 'b' })).toThrow('{{instruction}}');
  });
});
