/**
 * Writes the reference of the drawing language that models get, from the docstrings of the drawing package.
 *
 *   npm run reference -w @fifteen/studios
 */
import { writeFileSync } from 'node:fs';
import { PROMPT_VERSION, promptFile } from '../prompts/prompt-files.ts';
import { languageReference } from './language-reference.ts';
import { readDrawing } from './read-drawing.ts';

const file = promptFile('language.md');
writeFileSync(file, languageReference(readDrawing));
console.log(`The language of prompts ${PROMPT_VERSION} is written.`);
